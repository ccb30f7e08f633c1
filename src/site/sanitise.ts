import { type Problem, type ProblemSource, pointerStep, quote } from './problem.ts'

/** A validator made by `npm run generate`: Ajv's standalone code. */
export interface Validator<T> {
  (data: unknown): data is T
  errors?:
    | null
    | undefined
    | readonly { instancePath: string; keyword: string; params: Record<string, unknown> }[]
}

export interface Sanitised<T> {
  /** The value that matches the schema; undefined if nothing usable is left. */
  readonly value: T | undefined
  readonly problems: readonly Problem[]
  /** The original index of an item in one of the value's lists: entries before it may have been dropped. */
  readonly indexIn: (list: readonly unknown[], index: number) => number
}

/** With more faults than this the rest of an answer is not used. */
const MOST_DROPS = 400

/** Keys that could modify prototypes when copied. */
const HOSTILE_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Drops the parts that a schema refuses until the rest is valid (docs/architecture.md). null counts as missing. Each drop is a
 * problem; its pointer refers to the sent data, regardless of earlier drops. Never throws; the input is not changed.
 */
export function sanitise<T>(validate: Validator<T>, sent: unknown, source: ProblemSource): Sanitised<T> {
  const origins: Origins = new WeakMap()
  const root: { value: unknown } = { value: copy(sent, origins) }
  const problems: Problem[] = []
  const indexIn = (list: readonly unknown[], index: number) => origins.get(list)?.[index] ?? index
  for (let drops = 0; ; drops++) {
    const candidate = root.value
    if (candidate === undefined) return { value: undefined, problems, indexIn }
    if (validate(candidate)) return { value: candidate, problems, indexIn }
    const error = validate.errors?.[0]
    if (!error || drops === MOST_DROPS) {
      problems.push({ code: 'value.invalid', source, pointer: '', instead: 'the default' })
      return { value: undefined, problems, indexIn }
    }
    problems.push(drop(root, error, source, origins))
  }
}

type Node = Record<string, unknown> | unknown[]
/** For each copied array: the original index of each item. */
type Origins = WeakMap<readonly unknown[], number[]>

function copy(value: unknown, origins: Origins, depth = 0): unknown {
  if (value === null || depth > 64) return undefined
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const list: unknown[] = []
    const indexes: number[] = []
    value.forEach((item, index) => {
      const copied = copy(item, origins, depth + 1)
      if (copied === undefined) return
      list.push(copied)
      indexes.push(index)
    })
    origins.set(list, indexes)
    return list
  }
  const object: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) {
    if (HOSTILE_KEYS.has(key)) continue
    const copied = copy(item, origins, depth + 1)
    if (copied !== undefined) object[key] = copied
  }
  return object
}

/** Removes the value at an error's pointer; if a required field is missing, the object that lacks it. */
function drop(
  root: { value: unknown },
  error: { instancePath: string; keyword: string; params: Record<string, unknown> },
  source: ProblemSource,
  origins: Origins,
): Problem {
  const steps = error.instancePath.split('/').slice(1).map(unescapeStep)
  const extra = error.params.additionalProperty ?? error.params.unevaluatedProperty
  if (error.keyword === 'additionalProperties' && typeof extra === 'string') steps.push(extra)
  const missing = error.keyword === 'required' ? error.params.missingProperty : undefined

  let parent: Node | undefined
  let node: unknown = root.value
  let pointer = ''
  let reached = 0
  for (const step of steps) {
    if (!isNode(node)) break
    parent = node
    pointer += pointerStep(originOf(node, step, origins))
    node = childOf(node, step)
    reached++
  }
  const last = steps[reached - 1]
  if (!parent || last === undefined) root.value = undefined
  else remove(parent, last, origins)

  if (typeof missing === 'string') {
    const instead = parent ? 'the entry is left out' : 'nothing is left'
    return { code: 'value.missing', source, pointer: pointer + pointerStep(missing), instead }
  }
  const instead = Array.isArray(parent) ? 'the entry is left out' : 'the default'
  return { code: 'value.invalid', source, pointer, sent: quote(node), instead }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

function childOf(node: Node, step: string): unknown {
  return Array.isArray(node) ? node[Number(step)] : node[step]
}

function originOf(node: Node, step: string, origins: Origins): string | number {
  return Array.isArray(node) ? (origins.get(node)?.[Number(step)] ?? step) : step
}

function remove(parent: Node, step: string, origins: Origins): void {
  if (!Array.isArray(parent)) {
    delete parent[step]
    return
  }
  parent.splice(Number(step), 1)
  origins.get(parent)?.splice(Number(step), 1)
}

function unescapeStep(step: string): string {
  return step.replace(/~1/g, '/').replace(/~0/g, '~')
}
