import { isRecord } from '../../json/read.ts'
import { withValue } from './drafted.ts'
import type { FileChange } from './wire.ts'

const TEMPLATES = ['theme', 'home'] as const
const PARAMETERS = ['templates', 'parameters'] as const

/** A readable change of a file: JSON inside of strings is formatted as a part of its own. */
export interface ReadableChange extends FileChange {
  /** The template's name; undefined for the file itself. */
  readonly template?: (typeof TEMPLATES)[number]
}

const parse = (source: string): unknown => {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}

const laidOut = (value: unknown): string => JSON.stringify(value, null, 2)

const inside = (manifest: unknown, name: string): unknown => {
  const own = PARAMETERS.reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), manifest)
  return isRecord(own) ? own[name] : undefined
}

/** Splits a change: each template by itself, then the rest of the file. Pure. */
export function readableChanges(change: FileChange): ReadableChange[] {
  const [before, after] = [parse(change.before), parse(change.after)]
  if (!isRecord(before) || !isRecord(after)) return [change]
  let [restBefore, restAfter] = [before, after]
  const parts: ReadableChange[] = []
  for (const template of TEMPLATES) {
    const [was, is] = [inside(before, template), inside(after, template)]
    if (was === is || typeof is !== 'string') continue
    const [readWas, readIs] = [typeof was === 'string' ? parse(was) : {}, parse(is)]
    if (readWas === undefined || readIs === undefined) continue
    parts.push({ file: change.file, template, before: laidOut(readWas), after: laidOut(readIs) })
    const path = [...PARAMETERS, template]
    restBefore = withValue(restBefore, path, undefined)
    restAfter = withValue(restAfter, path, undefined)
  }
  if (parts.length === 0) return [change]
  const rest = { file: change.file, before: laidOut(restBefore), after: laidOut(restAfter) }
  return rest.before === rest.after ? parts : [...parts, rest]
}
