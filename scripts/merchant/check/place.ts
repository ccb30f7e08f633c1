import { type Expression, type Literal, type ObjectExpression, type Property, parseExpressionAt } from 'acorn'

/** Where something stands in a text: both from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** JSON is JavaScript: acorn knows where each of its parts stands. Undefined where the text is neither. */
function treeOf(text: string): Expression | undefined {
  try {
    return parseExpressionAt(text, 0, { ecmaVersion: 'latest' })
  } catch {
    return undefined
  }
}

/**
 * Where a JSON pointer leads in a text. What is not there stands where the part that should have it begins. A pointer
 * that goes on where the value is a text goes into the JSON that this text is, as in templates.
 */
export function placeOf(text: string, pointer: string): Place {
  const plain = text.replace(/^\uFEFF/, ' ')
  return placeAt(plain, offsetOf(plain, stepsOf(pointer)))
}

/** Line and column of an offset. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** The steps of a JSON pointer (RFC 6901). */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

function offsetOf(text: string, steps: readonly string[]): number {
  const tree = treeOf(text)
  if (!tree) return 0
  let node = tree
  for (const [index, step] of steps.entries()) {
    const inner = node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
    if (node.type === 'Literal' && inner !== undefined)
      return rawOffset(text, node, offsetOf(inner, steps.slice(index)))
    const child = childOf(node, step)
    if (!child) break
    node = child
  }
  return node.start
}

function childOf(node: Expression, step: string): Expression | undefined {
  if (node.type === 'ArrayExpression') {
    const element = node.elements[Number(step)]
    return element && element.type !== 'SpreadElement' ? element : undefined
  }
  // Of a key that stands twice the last one counts, as for JSON.parse.
  return node.type === 'ObjectExpression'
    ? propertiesOf(node).findLast((property) => keyOf(property) === step)?.value
    : undefined
}

const propertiesOf = (node: ObjectExpression): Property[] =>
  node.properties.flatMap((property) => (property.type === 'Property' ? [property] : []))

const keyOf = ({ key }: Property): string | undefined =>
  key.type === 'Literal' ? String(key.value) : undefined

/** Where the nth unit of a JSON text's value is written. */
function rawOffset(text: string, { start }: Literal, units: number): number {
  let at = start + 1
  for (let unit = 0; unit < units; unit++) at += text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? 6 : 2
  return at
}

/** What a JSON pointer's steps lead to; undefined: nothing. */
export function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (node, step) => (typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined),
    value,
  )
}

/** V8 quotes so many characters before and after what it did not expect. */
const QUOTED = 10

/** Where a text stops being JSON, by the words of JSON.parse. */
export function faultPlace(text: string, words: string): Place {
  const at = /at position (\d+)/.exec(words)?.[1]
  if (at !== undefined) return placeAt(text, Number(at))
  const [, token = '', before, quoted = '', after] =
    /^Unexpected token '(.+?)', (\.\.\.)?"(.*)"(\.\.\.)? is not valid JSON$/su.exec(words) ?? []
  if (token === '') return placeAt(text, text.length)
  const inside = before ? QUOTED : after ? quoted.length - QUOTED - token.length : quoted.indexOf(token)
  return placeAt(text, Math.max(0, text.indexOf(quoted)) + Math.max(0, inside))
}

/** The keys that stand twice in one object, as pointers with the offset of the later one. */
export function twiceIn(text: string): { readonly pointer: string; readonly offset: number }[] {
  const plain = text.replace(/^\uFEFF/, ' ')
  const tree = treeOf(plain)
  const found: { pointer: string; offset: number }[] = []
  const walk = (node: Expression, pointer: string): void => {
    if (node.type === 'ArrayExpression') {
      node.elements.forEach((element, index) => {
        if (element && element.type !== 'SpreadElement') walk(element, `${pointer}/${index}`)
      })
    }
    if (node.type !== 'ObjectExpression') return
    const seen = new Set<string>()
    for (const property of propertiesOf(node)) {
      const key = keyOf(property) ?? ''
      const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
      if (seen.has(key)) found.push({ pointer: at, offset: property.start })
      seen.add(key)
      walk(property.value, at)
    }
  }
  if (tree) walk(tree, '')
  return found
}
