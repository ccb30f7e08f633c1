import { isRecord } from '../../../src/json/read.ts'
import { isSame } from '../../../src/workbench/model/mergePatch.ts'

/** One value that a change set: where, and what stood there before and after; undefined: nothing. */
export interface Step {
  readonly path: readonly string[]
  readonly before: unknown
  readonly after: unknown
}

/** What became of a document, value by value; a list is one value. Pure. */
export function stepsBetween(before: unknown, after: unknown, path: readonly string[] = []): Step[] {
  if (isSame(before, after)) return []
  const [was, is] = [isRecord(before) ? before : undefined, isRecord(after) ? after : undefined]
  // What is added or taken away whole is told value by value too: so it can be taken back beside later changes.
  if ((!was && !is) || (before !== undefined && !was) || (after !== undefined && !is))
    return [{ path, before, after }]
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])]
  if (names.length === 0) return [{ path, before, after }]
  return names.flatMap((name) => stepsBetween(was?.[name], is?.[name], [...path, name]))
}

/** What taking a change back does to the document as it is now. */
export interface Reversal {
  /** Values to be set to what they were. */
  readonly back: readonly Step[]
  /** Values that somebody has changed since: they are left as they are. */
  readonly changedSince: readonly Step[]
}

/** Takes steps back where their value is still what they made it; what was taken back already is neither. Pure. */
export function reversalOf(steps: readonly Step[], now: unknown): Reversal {
  const open = steps.filter(({ path, before }) => !isSame(valueIn(now, path), before))
  return {
    back: open.filter(({ path, after }) => isSame(valueIn(now, path), after)),
    changedSince: open.filter(({ path, after }) => !isSame(valueIn(now, path), after)),
  }
}

const valueIn = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined), value)

/** A step in a line. */
export const lineOfStep = ({ path, before, after }: Step): string =>
  `${path.join('.')}: ${short(before)} → ${short(after)}`

const LONGEST = 60

function short(value: unknown): string {
  const text = value === undefined ? '–' : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}
