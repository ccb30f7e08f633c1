import { type Node, type ParseError, parseTree, visit } from 'jsonc-parser'
import { pointerStep } from '../../../src/site/problem.ts'

/** A place in a text: both numbers from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

const treeOf = (text: string, errors: ParseError[] = []): Node | undefined =>
  parseTree(text, errors, { disallowComments: true })

/**
 * The place of a JSON pointer in a text. A missing value has the place of its nearest existing parent. A pointer that continues
 * into a string continues in the JSON of that string, as in templates.
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
  let node = treeOf(text)
  if (!node) return 0
  for (const [index, step] of steps.entries()) {
    if (node.type === 'string') return rawOffset(text, node, offsetOf(node.value, steps.slice(index)))
    const child = childOf(node, step)
    if (!child) break
    node = child
  }
  return node.offset
}

/** For a duplicate key the last one counts, as in JSON.parse. */
function childOf({ type, children = [] }: Node, step: string): Node | undefined {
  if (type === 'array') return children[Number(step)]
  return children.findLast((property) => keyOf(property) === step)?.children?.[1]
}

const keyOf = ({ children }: Node): string => String(children?.[0]?.value)

/** The offset of the nth UTF-16 unit of a JSON string's value. */
function rawOffset(text: string, { offset }: Node, units: number): number {
  let at = offset + 1
  for (let unit = 0; unit < units; unit++) at += text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? 6 : 2
  return at
}

/** The value at the steps of a JSON pointer; undefined where there is none. */
export function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (node, step) => (typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined),
    value,
  )
}

/** The offset of the first syntax error. */
export function faultPlace(text: string): Place {
  const errors: ParseError[] = []
  treeOf(text, errors)
  return placeAt(text, errors[0]?.offset ?? text.length)
}

/** Duplicate keys of objects, as pointers with the offset of the later one. */
export function twiceIn(text: string): { readonly pointer: string; readonly offset: number }[] {
  const found: { pointer: string; offset: number }[] = []
  // The keys of the objects that are open: a tree of every file would take twice the time.
  const open: Set<string>[] = []
  visit(
    text.replace(/^\uFEFF/, ' '),
    {
      onObjectBegin: () => void open.push(new Set()),
      onObjectProperty: (key, offset, _length, _line, _character, pathOf) => {
        const seen = open.at(-1)
        if (seen?.has(key)) found.push({ pointer: [...pathOf(), key].map(pointerStep).join(''), offset })
        seen?.add(key)
      },
      onObjectEnd: () => void open.pop(),
    },
    { disallowComments: true },
  )
  return found
}
