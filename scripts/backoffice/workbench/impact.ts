import { registry } from '../../../src/app/registry.ts'
import type { Site } from '../../../src/site/site.ts'
import type { ImpactLine } from '../../../src/workbench/model/wire.ts'
import { type Change, type ImpactGroup, impactOf } from '../../merchant/impact/impactOf.ts'
import { wordOf } from '../../merchant/impact/print.ts'

/** The most screens that are named. */
const MOST_SCREENS = 3

const whereOf = ({ kind, screens }: Change): string => {
  if (screens === 'all' || kind === 'feature' || kind === 'screen' || kind === 'route') return ''
  const more = screens.length - MOST_SCREENS
  return ` on ${screens.slice(0, MOST_SCREENS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

const said = (change: Change): string => {
  const { kind, id, feature, before, after } = change
  const word = wordOf(before, after)
  const isPlain = word === 'appears' || word === 'disappears'
  const whose = id === feature ? '' : ` (${feature})`
  return `${kind} ${id}${whose}${whereOf(change)}${isPlain ? '' : `: ${word}`}`
}

/** The parts that appear and disappear for each visitor between two sites: the merchant tool's impact. */
export const impactBetween = (before: Site, after: Site): ImpactLine[] =>
  impactLines(impactOf({ registry, before, after }))

/** An impact in words, by visitors. */
export const impactLines = (groups: readonly ImpactGroup[]): ImpactLine[] =>
  groups.map(({ visitors, changes }) => ({
    visitors,
    appears: changes.filter((change) => change.after !== 'off').map(said),
    disappears: changes.filter((change) => change.after === 'off').map(said),
  }))
