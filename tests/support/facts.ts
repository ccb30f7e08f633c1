import { factsOfVisitor, type Who } from '../../scripts/merchant/visitors.ts'
import type { Facts } from '../../src/registry/facts.ts'
import type { Site } from '../../src/site/site.ts'
import { siteFrom } from './merchants.ts'

interface Change extends Who {
  readonly site?: Site
  readonly flags?: object
  readonly settings?: object
  readonly screen?: Facts['route']['screen']
}

/** The facts of a guest on home with an ordinary phone, with some of them replaced. */
export function factsWith({ site, flags = {}, settings = {}, screen = 'home', ...who }: Change = {}): Facts {
  return factsOfVisitor(who, site ?? siteFrom({ info: { whitelabelVal: flags, settings } }), screen)
}
