import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'

const ROOT = resolve(import.meta.dirname, '../../..')

/** A regular expression and the files that contain it. */
export interface Pattern {
  readonly source: string
  readonly flags: string
  readonly files: readonly string[]
}

/**
 * Every regular expression in the folders, found with the parser that builds the app: literals, and texts that are passed to
 * `RegExp`, with an `x` for each interpolated value. Includes generated code, because it contains the schemas' patterns.
 */
export function patternsIn(folders: readonly string[]): Pattern[] {
  const found = new Map<string, { source: string; flags: string; files: string[] }>()
  for (const path of folders.flatMap(scriptsBelow)) {
    const { program } = parseSync(path, readFileSync(path, 'utf8'))
    for (const { pattern, flags } of literalsIn(program)) {
      const entry = found.get(`/${pattern}/${flags}`) ?? { source: pattern, flags, files: [] }
      found.set(`/${pattern}/${flags}`, entry)
      entry.files.push(relative(ROOT, path))
    }
  }
  return [...found.values()]
}

const scriptsBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.(ts|tsx|js|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

function literalsIn(node: unknown): { readonly pattern: string; readonly flags: string }[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'regex' in node && isRegex(node.regex) ? [node.regex] : []
  return [...own, ...madeBy(node), ...Object.values(node).flatMap(literalsIn)]
}

/** `new RegExp('…', 'u')` with a literal text. */
function madeBy(node: object): { readonly pattern: string; readonly flags: string }[] {
  const made: unknown = Reflect.get(node, 'arguments')
  if (!Array.isArray(made) || fieldOf(Reflect.get(node, 'callee'), 'name') !== 'RegExp') return []
  const [pattern, flags] = made.map(textOf)
  return pattern === undefined ? [] : [{ pattern, flags: flags ?? '' }]
}

const fieldOf = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined

/** The text of a literal, or of a template with an `x` for each of its values. */
function textOf(node: unknown): string | undefined {
  const value = fieldOf(node, 'value')
  if (typeof value === 'string') return value
  const parts = fieldOf(node, 'quasis')
  if (!Array.isArray(parts)) return undefined
  return parts.map((part) => String(fieldOf(fieldOf(part, 'value'), 'cooked'))).join('x')
}

const isRegex = (value: unknown): value is { readonly pattern: string; readonly flags: string } =>
  typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value

/** One character of each class, in addition to the characters that a pattern itself contains. */
const REPRESENTATIVES = [...' \t\n0aA.,-_/"<&=']

/** Runs of plain characters in a pattern (`<meta`, `$t(`), unescaped. */
function wordsOf(source: string): string[] {
  const plain = source
    .replace(/\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!:]|<\w+>)|\\[bBdDwWsS]|\\[pP]\{\w+\}/g, '\v')
    .replace(/(?<!\\)(?:[?*+]\??|\{\d+,?\d*\}|[()|^$.])/g, '\v')
    .replace(/\\x([\da-f]{2})|\\u([\da-f]{4})/gi, (_, two: string, four: string) =>
      String.fromCharCode(Number.parseInt(two ?? four, 16)),
    )
    .replace(/\\n/g, '\n')
    .replace(/\\(.)/g, '$1')
  return [...new Set(plain.split('\v').filter((word) => word.length > 1))].slice(0, 12)
}

/**
 * Texts that make a pattern slow: something that the pattern may repeat, so many `times`, also after words that it may begin
 * with, and followed by a character that it does not expect.
 */
export function hostileTexts(source: string): ((times: number) => string)[] {
  const words = wordsOf(source)
  const named = [...new Set(source.replace(/\\[a-zA-Z]/g, ''))].filter((sign) => !'()?*+^$|{}'.includes(sign))
  const pumps = [
    ...new Set([...REPRESENTATIVES, ...named, ...words, ...(words.length > 1 ? [words.join('')] : [])]),
  ]
  return [
    ...pumps.flatMap((pump) => [
      (times: number) => `\0${pump.repeat(times)}\0`,
      ...['\0', `\n${pump}`, ...named].map((end) => (times: number) => pump.repeat(times) + end),
    ]),
    ...words.flatMap((word) =>
      REPRESENTATIVES.map((sign) => (times: number) => `${word}${sign.repeat(times)}\0`),
    ),
  ]
}
