import { isRecord } from '../../src/json/read.ts'

/** A list that a report may hold; empty where it holds none. */
export const listOf = (value: unknown, member: string): readonly unknown[] => {
  const list = isRecord(value) ? value[member] : undefined
  return Array.isArray(list) ? list : []
}

/** A text that a report may hold; empty where it holds none. */
export const textOf = (value: unknown, member: string): string => {
  const text = isRecord(value) ? value[member] : undefined
  return typeof text === 'string' ? text : ''
}
