import { entriesOf } from './formSchema.ts'
import type { JsonRecord } from './mergePatch.ts'

/** What can be set for many merchants, as `merchant set` names it. */
export interface Settable {
  readonly kind: 'flags' | 'settings' | 'theme' | 'layout'
  /** `CBS3`, `theme.brand`, `theme.tokens.text-muted`, `mobileTemplate`. */
  readonly name: string
  readonly title: string
}

interface Schemas {
  readonly flags: JsonRecord
  readonly settings: JsonRecord
  readonly theme: JsonRecord
}

/** Everything that can be set for many merchants, in the order of the catalogues. Pure. */
export function settables({ flags, settings, theme }: Schemas): Settable[] {
  const titled = (kind: 'flags' | 'settings', schema: JsonRecord): Settable[] =>
    entriesOf(schema).map(([name, { title }]) => ({
      kind,
      name,
      title: `${String(title ?? name)} (${name})`,
    }))
  const choices = entriesOf(theme).flatMap(([name]) => (name === 'tokens' ? [] : [`theme.${name}`]))
  const tokens = entriesOf(tokensIn(theme)).map(([name]) => `theme.tokens.${name}`)
  return [
    ...titled('flags', flags),
    ...titled('settings', settings),
    ...[...choices, ...tokens].map((name) => ({ kind: 'theme' as const, name, title: name })),
    { kind: 'layout', name: 'mobileTemplate', title: 'mobileTemplate' },
  ]
}

const tokensIn = ({ $defs }: JsonRecord): JsonRecord => {
  const found = typeof $defs === 'object' && $defs !== null ? Reflect.get($defs, 'tokens') : undefined
  return typeof found === 'object' && found !== null ? found : {}
}

/** Adds a change; one of the same name is replaced. Pure. */
export const withSentence = (sentences: readonly string[], name: string, value: string): string[] => [
  ...sentences.filter((sentence) => !sentence.startsWith(`${name}=`)),
  `${name}=${value.trim()}`,
]
