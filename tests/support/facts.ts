import type { Facts } from '../../src/registry/facts.ts'
import type { Site } from '../../src/site/site.ts'
import { siteFrom } from './merchants.ts'

interface Change {
  readonly site?: Site
  readonly flags?: object
  readonly settings?: object
  /** Member type; absent: a guest. */
  readonly member?: number
  /** The member must choose a new password first. */
  readonly updatePassword?: true
  readonly device?: Partial<Facts['device']>
  readonly screen?: Facts['route']['screen']
}

/** Facts of a guest on an ordinary phone at home, but for what is said. */
export function factsWith({
  site,
  flags = {},
  settings = {},
  member,
  updatePassword,
  device,
  screen = 'home',
}: Change = {}): Facts {
  return {
    site: site ?? siteFrom({ info: { whitelabelVal: flags, settings } }),
    session: {
      state: member === undefined ? 'guest' : 'member',
      ...(updatePassword && { updatePassword }),
    },
    ...(member !== undefined && { member: { type: member } }),
    device: { os: 'android', webview: false, installed: false, webclip: false, label: 'MOBILE', ...device },
    route: { screen },
  }
}
