import { isRecord } from '../../../src/json/read.ts'
import { isSame } from '../../../src/workbench/model/mergePatch.ts'

/** One changed value: its path, and the value before and after; undefined for a missing one. */
export interface Step {
  readonly path: readonly string[]
  readonly before: unknown
  readonly after: unknown
}

/** The changes of a document, value by value; a list is one value. Pure. */
export function stepsBetween(before: unknown, after: unknown, path: readonly string[] = []): Step[] {
  if (isSame(before, after)) return []
  const [was, is] = [isRecord(before) ? before : undefined, isRecord(after) ? after : undefined]
  // Added and removed objects are compared value by value too, so that they can be reverted beside later changes.
  if ((!was && !is) || (before !== undefined && !was) || (after !== undefined && !is))
    return [{ path, before, after }]
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])]
  if (names.length === 0) return [{ path, before, after }]
  return names.flatMap((name) => stepsBetween(valueIn(was, [name]), valueIn(is, [name]), [...path, name]))
}

/** The effect of a revert on the current document. */
export interface Reversal {
  /** Values that get their earlier value. */
  readonly back: readonly Step[]
  /** Values that have been changed since: they stay. */
  readonly changedSince: readonly Step[]
}

/** Reverts steps whose value has not changed since. Steps that have already been reverted are skipped. Pure. */
export function reversalOf(steps: readonly Step[], now: unknown): Reversal {
  const open = steps.filter(({ path, before }) => !isSame(valueIn(now, path), before))
  return {
    back: open.filter(({ path, after }) => isSame(valueIn(now, path), after)),
    changedSince: open.filter(({ path, after }) => !isSame(valueIn(now, path), after)),
  }
}

const valueIn = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined), value)

/** A step's place and values, short enough for a line. */
export const wordsOfStep = ({ path, before, after }: Step) => {
  const [was, is] = withoutSameStart(before, after)
  return { name: path.join('.'), before: short(was), after: short(is) }
}

/** A step as one line. */
export function lineOfStep(step: Step): string {
  const { name, before, after } = wordsOfStep(step)
  return `${name}: ${before} → ${after}`
}

const LONGEST = 60
/** Stands for the entries at the beginning that two lists share: what differs must be seen in a short line. */
const SAME_START = '…'

function withoutSameStart(before: unknown, after: unknown): readonly [unknown, unknown] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [before, after]
  const same = before.findIndex((item, at) => at >= after.length || !isSame(item, after[at]))
  const shared = same < 0 ? before.length : same
  if (shared === 0) return [before, after]
  const rest = (list: readonly unknown[]): unknown[] => [SAME_START, ...list.slice(shared)]
  return [rest(before), rest(after)]
}

function short(value: unknown): string {
  const text = value === undefined ? '–' : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}
