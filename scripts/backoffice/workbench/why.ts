import { registry } from '../../../src/app/registry.ts'
import { type Explanation, explain } from '../../../src/registry/evaluate.ts'
import type { Facts } from '../../../src/registry/facts.ts'
import type { Gate } from '../../../src/registry/gate.ts'
import { SCREENS, type ScreenId } from '../../../src/registry/ids.ts'
import type { ShareVisitor } from '../../../src/site/shares.ts'
import type { Site } from '../../../src/site/site.ts'
import type { Phone } from '../../../src/workbench/model/state.ts'
import type { FeatureWhy, Tree } from '../../../src/workbench/model/wire.ts'

/** The visitor: the properties of a phone that gates use. */
export interface Visitor {
  readonly device: Phone['device']
  /** A member's type; undefined: a guest. */
  readonly type: number | undefined
  readonly updatePassword?: boolean
  /** Decides shares. */
  readonly share?: ShareVisitor
}

const isScreen = (id: string): id is ScreenId => SCREENS.some((screen) => screen === id)

/** The facts of a visitor, as in the app of a phone. */
export const factsOf = (
  site: Site,
  { device, type, updatePassword, share }: Visitor,
  screen = 'home',
  decided?: Facts['featureDecided'],
): Facts => ({
  site,
  session: { state: type === undefined ? 'guest' : 'member', ...(updatePassword && { updatePassword }) },
  ...(type !== undefined && { member: { type } }),
  ...(share && { visitor: share }),
  device: {
    os: device === 'ios' ? 'ios' : 'android',
    webview: device === 'inApp',
    installed: device === 'installed',
    webclip: false,
    label: device === 'installed' ? 'PWA' : 'MOBILE',
  },
  route: { screen: isScreen(screen) ? screen : 'notFound' },
  ...(decided && { featureDecided: decided }),
})

const gateWords = (gate: Gate): string => {
  if ('all' in gate) return gate.all.length === 0 ? 'always' : 'all of'
  if ('any' in gate) return 'any of'
  if ('not' in gate) return 'not'
  return Object.entries(gate)
    .map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(', ') : value}`)
    .join(' ')
}

const treeOf = ({ gate, on, because, parts }: Explanation): Tree => ({
  gate: gateWords(gate),
  on,
  because,
  parts: parts.map(treeOf),
})

/** Every feature with its complete decision, also those that are off (Why). */
export const whyOf = (facts: Facts): FeatureWhy[] =>
  registry.features.map((feature) => {
    const tree = treeOf(explain(feature.when, facts))
    const place = (name: string, when: Gate | undefined) =>
      when ? [{ name, tree: treeOf(explain(when, facts)) }] : []
    return {
      id: feature.id,
      description: feature.description,
      on: tree.on,
      because: tree.because,
      tree,
      places: [
        ...(feature.screens ?? []).flatMap(({ id, when }) => place(`screen ${id}`, when)),
        ...Object.entries(feature.slots ?? {}).flatMap(([name, slot]) => place(`slot ${name}`, slot?.when)),
        ...(feature.sections ?? []).flatMap(({ type, when }) => place(`section ${type}`, when)),
        ...(feature.overlays ?? []).flatMap(({ id, when }) => place(`overlay ${id}`, when)),
      ],
    }
  })
