import type { Facts } from '../../../src/registry/facts.ts'
import type { Feature } from '../../../src/registry/feature.ts'
import type { Gate } from '../../../src/registry/gate.ts'
import type { ScreenId } from '../../../src/registry/ids.ts'
import { type Plan, plan, type Registry } from '../../../src/registry/plan.ts'
import { CONTRACT_FEATURES } from './cells.ts'

/** What a visitor finds on a screen according to the pure plan. */
export interface Promised {
  /** The screen that the visitor reaches: a closed screen redirects to another. */
  readonly screen: ScreenId
  /** Contract features on the screen, sorted. */
  readonly shows: readonly string[]
  /** Contract features that may also be there: those that appear by themselves later, and those inside forms of others. */
  readonly mayShow: readonly string[]
  /** Whether each feature is on, for features whose gate needs nothing that only the running app knows. */
  readonly decisions: Readonly<Record<string, boolean>>
  /** Codes and pointers of the site's problems. */
  readonly problems: readonly string[]
}

const SLOTS = { signIn: /^signIn\./, shell: /^(?:header|shell)\./, bare: /^$/ } as const

/** Everything that gates decide about one screen, in a form that can be compared with a page. Pure. */
export function promised<Parts>(registry: Registry<Parts>, facts: Facts): Promised {
  const planned = plan(registry, facts)
  const landing = landingOf(planned, facts.route.screen)
  const screen = landing?.screen.id ?? 'notFound'
  const shows = [
    ...partsAround(planned, landing?.screen.frame ?? 'shell', screen),
    ...(landing ? [landing.feature] : []),
    ...(screen === 'home' ? planned.sections.map(({ feature }) => feature) : []),
  ]
  const inForms = registry.features.filter(
    ({ id, ...feature }) => planned.decisions[id]?.on && !hasPlace(feature),
  )
  const mayShow = [...planned.overlays.map(({ feature }) => feature), ...inForms.map(({ id }) => id)]
  return {
    screen,
    shows: ofContract(shows),
    mayShow: ofContract(mayShow),
    decisions: Object.fromEntries(
      Object.entries(planned.decisions).flatMap(([id, { gate, on }]) => (isSettled(gate) ? [[id, on]] : [])),
    ),
    problems: [...facts.site.problems, ...planned.problems].map(placeOf),
  }
}

/** What a page shows, to be compared with what was promised. */
export interface Shown {
  readonly screen: string | null
  /** The values of all `data-feature` attributes. */
  readonly features: readonly string[]
  readonly decisions: Readonly<Record<string, { readonly on: boolean; readonly because: string }>>
  readonly problems: readonly { readonly code: string; readonly pointer: string }[]
}

export function broken(promise: Promised, shown: Shown, unwatched: readonly string[] = []): string[] {
  const there = ofContract(shown.features)
  const wanted = promise.shows.filter((id) => !unwatched.includes(id))
  const allowed = [...promise.shows, ...promise.mayShow]
  const problems = shown.problems.map(placeOf)
  return [
    ...(shown.screen === promise.screen
      ? []
      : [`the screen is ${shown.screen}, planned is ${promise.screen}`]),
    ...wanted.filter((id) => !there.includes(id)).map((id) => `planned, and not there: ${id}`),
    ...there.filter((id) => !allowed.includes(id)).map((id) => `there, and not planned: ${id}`),
    ...Object.entries(promise.decisions).flatMap(([id, on]) => {
      if (unwatched.includes(id)) return []
      const decided = shown.decisions[id]
      return decided?.on === on
        ? []
        : [`${id} is planned ${on ? 'on' : 'off'}, and decided ${decided?.because ?? 'by nobody'}`]
    }),
    ...problems.filter((place) => !promise.problems.includes(place)).map((place) => `problem ${place}`),
    ...promise.problems.filter((place) => !problems.includes(place)).map((place) => `no problem ${place}`),
  ]
}

const placeOf = ({ code, pointer }: { readonly code: string; readonly pointer: string }): string =>
  `${code} ${pointer}`

const ofContract = (ids: readonly string[]): string[] =>
  [...new Set(ids)].filter((id) => CONTRACT_FEATURES.has(id)).sort()

function landingOf({ screens, first }: Plan, wanted: ScreenId): Plan['screens'][number] | undefined {
  if (first) return first
  const asked = screens.find(({ screen }) => screen.id === wanted)
  if (!asked || asked.isOpen) return asked
  return screens.find(({ screen }) => screen.id === (asked.screen.otherwise ?? 'login'))
}

const partsAround = ({ slots }: Plan, frame: keyof typeof SLOTS, screen: ScreenId): string[] =>
  Object.entries(slots).flatMap(([slot, parts]) =>
    SLOTS[frame].test(slot) || (slot === 'member.entries' && screen === 'member.home')
      ? parts.map(({ feature }) => feature)
      : [],
  )

const hasPlace = ({ screens, slots, sections, overlays }: Omit<Feature, 'id'>): boolean =>
  [screens, slots, sections, overlays].some((places) => places !== undefined)

/** Whether a gate can be decided without the page: nothing in it depends on a feature's own rules or on a request. */
function isSettled(gate: Gate): boolean {
  if ('all' in gate) return gate.all.every(isSettled)
  if ('any' in gate) return gate.any.every(isSettled)
  if ('not' in gate) return isSettled(gate.not)
  return !('featureDecided' in gate || 'overlayRequested' in gate || 'endpoint' in gate || 'device' in gate)
}
