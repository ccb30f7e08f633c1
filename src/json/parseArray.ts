import { parseJson } from './read.ts'

/** A JSON array from text; empty for anything else. */
export function parseArray(text: unknown): readonly unknown[] {
  const value = parseJson(text)
  return Array.isArray(value) ? value : []
}
