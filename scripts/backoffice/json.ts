import { isRecord } from '../../src/json/read.ts'

export { parseObject as parseRecord } from '../../src/json/read.ts'
export { mergePatch } from '../../src/workbench/model/mergePatch.ts'

/** A JSON object with unknown members. */
export type JsonRecord = Record<string, unknown>

export { isRecord }

/** The text of a string or number, trimmed of nothing; '' for anything else. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** A member of an object; undefined where the value is not an object. */
export const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (current, key) => (isRecord(current) && Object.hasOwn(current, key) ? current[key] : undefined),
    value,
  )

/** Back-office truth: true, 1, "1", "true" (docs/contract.md). */
export const isOn = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || (typeof value === 'string' && /^true$/i.test(value))
