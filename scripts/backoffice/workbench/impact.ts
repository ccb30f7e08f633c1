import { registry } from '../../../src/app/registry.ts'
import { type Plan, plan } from '../../../src/registry/plan.ts'
import type { Site } from '../../../src/site/site.ts'
import type { ImpactLine } from '../../../src/workbench/model/wire.ts'
import { factsOf, type Visitor } from './why.ts'

/** Who is asked about; by the names that expectations.json has for them. */
const VISITORS: readonly (readonly [name: string, visitor: Visitor])[] = [
  ['guest', { device: 'android', type: undefined }],
  ['guest, iPhone', { device: 'ios', type: undefined }],
  ['installed', { device: 'installed', type: undefined }],
  ['inApp', { device: 'inApp', type: undefined }],
  ['member', { device: 'android', type: 0 }],
  ['agent', { device: 'android', type: 1 }],
  ['type4', { device: 'android', type: 4 }],
]

/** Everything that a plan puts before a visitor, by name. */
const thingsIn = ({ decisions, screens, slots, sections, overlays, navigation }: Plan): Set<string> =>
  new Set([
    ...Object.entries(decisions).flatMap(([id, { on }]) => (on ? [`feature ${id}`] : [])),
    ...screens.flatMap(({ screen, isOpen }) => (isOpen ? [`screen ${screen.id}`] : [])),
    ...Object.entries(slots).flatMap(([slot, parts]) => parts.map(({ feature }) => `${feature} in ${slot}`)),
    ...sections.map(({ section }) => `section ${section.type}`),
    ...overlays.map(({ overlay }) => `overlay ${overlay.id}`),
    ...navigation.map(({ id }) => `navigation ${id}`),
  ])

/**
 * What appears and disappears for each visitor when a site becomes another: two plans, compared. The one door to the
 * merchant tool's impact: whoever asks for it asks here.
 */
export const impactBetween = (before: Site, after: Site): ImpactLine[] =>
  VISITORS.flatMap(([name, visitor]) => {
    const was = thingsIn(plan(registry, factsOf(before, visitor)))
    const is = thingsIn(plan(registry, factsOf(after, visitor)))
    const appears = [...is].filter((thing) => !was.has(thing))
    const disappears = [...was].filter((thing) => !is.has(thing))
    return appears.length + disappears.length > 0 ? [{ visitor: name, appears, disappears }] : []
  })
