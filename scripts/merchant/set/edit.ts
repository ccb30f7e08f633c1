import { applyEdits, modify } from 'jsonc-parser'
import { parseObject } from '../../../src/json/read.ts'
import { withValue } from '../../../src/workbench/model/drafted.ts'
import { at } from '../../backoffice/json.ts'
import { MANIFEST, STATUS } from '../check/open.ts'
import { UsageError } from '../command.ts'
import { readChange, sentenceOf, type WantedChange } from '../impact/changes.ts'

/** One theme value; null: it is no longer sent, and the layout's or the derived one is used. */
export interface ThemeChange {
  readonly kind: 'theme'
  readonly path: readonly string[]
  readonly value: string | null
}

export type Wanted = WantedChange | ThemeChange

const THEME = 'theme.'
/** Where the manifest has the merchant's templates. */
export const PARAMETERS = ['templates', 'parameters'] as const
const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }

/** Reads `CBS3=off`, `welcome_image_wait=-1`, `theme.brand=#d11f5b`, `theme.tokens.text-muted=default`. Pure. Throws a {@link UsageError}. */
export function readWanted(sentence: string): Wanted {
  if (!sentence.startsWith(THEME)) return readChange(sentence)
  const at = sentence.indexOf('=')
  const path = sentence.slice(THEME.length, Math.max(at, 0)).split('.')
  const value = sentence.slice(at + 1).trim()
  if (at < 0 || value === '' || path.includes('') || path.length > 2)
    throw new UsageError(`${sentence}: say which choice of the theme, as theme.brand=#d11f5b`)
  return { kind: 'theme', path, value: value === 'default' ? null : value }
}

/** The change as on the command line. */
export const wordsOf = (wanted: Wanted): string =>
  wanted.kind === 'theme'
    ? `${THEME}${wanted.path.join('.')}=${wanted.value ?? 'default'}`
    : sentenceOf(wanted)

type Texts = Readonly<Record<string, string>>

/** Sets one member and leaves the formatting of all other lines unchanged; undefined removes it. */
export const edited = (source: string, path: readonly (string | number)[], value: unknown): string =>
  applyEdits(source, modify(source, [...path], value, FORMAT))

/** The new content of the files that changes affect; only files that differ. Pure. Throws where one is not JSON. */
export function editedTexts(texts: Texts, changes: readonly Wanted[]): Record<string, string> {
  const status = changes.reduce(
    (text, change) => (change.kind === 'theme' ? text : edited(text, placeOf(change), sentValue(change))),
    texts[STATUS] ?? '{}\n',
  )
  const themes = changes.filter((change) => change.kind === 'theme')
  const before = texts[MANIFEST] ?? '{}\n'
  const manifest = themes.length > 0 ? withTheme(before, themes) : before
  return Object.fromEntries(
    [[STATUS, status] as const, [MANIFEST, manifest] as const].filter(
      ([file, text]) => text !== (texts[file] ?? '') && (file in texts || text !== '{}\n'),
    ),
  )
}

function placeOf(change: WantedChange): readonly string[] {
  if (change.kind === 'layout') return ['info', change.name]
  if (change.kind === 'flag') return ['info', 'whitelabelVal', change.name]
  // Only the shortcut's switch changes.
  return change.name === 'activity_shortcut' && change.value !== null
    ? ['info', 'settings', change.name, 'enabled']
    : ['info', 'settings', change.name]
}

const sentValue = (change: WantedChange): unknown =>
  change.value === null
    ? undefined
    : change.kind === 'setting' && change.name === 'activity_shortcut'
      ? Number(change.value > 0)
      : change.value

function withTheme(manifest: string, changes: readonly ThemeChange[]): string {
  const sent = at(parseObject(manifest) ?? {}, ...PARAMETERS, 'theme')
  return edited(manifest, [...PARAMETERS, 'theme'], themeAfter(sent, changes))
}

/** The template parameter `theme`, a JSON string, after changes of it. Pure. */
export function themeAfter(sent: unknown, changes: readonly ThemeChange[]): string {
  const theme = changes.reduce(
    (value, { path, value: to }) => withValue(value, path, to ?? undefined),
    (typeof sent === 'string' ? parseObject(sent) : undefined) ?? {},
  )
  return JSON.stringify(theme)
}
