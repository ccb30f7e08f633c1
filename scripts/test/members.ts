import { isRecord } from '../../src/json/read.ts'

/** A list of a report; empty where it is missing. */
export const listOf = (value: unknown, member: string): readonly unknown[] => {
  const list = isRecord(value) ? value[member] : undefined
  return Array.isArray(list) ? list : []
}

/** A text of a report; empty where it is missing. */
export const textOf = (value: unknown, member: string): string => {
  const text = isRecord(value) ? value[member] : undefined
  return typeof text === 'string' ? text : ''
}
