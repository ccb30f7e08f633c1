import type { GameMatch } from '../../../generated/types.ts'
import { drawsOf } from './draws.ts'

const WORDS = ['title', 'home', 'away', 'url']

const isMatch = (value: unknown): value is GameMatch =>
  typeof value === 'object' &&
  value !== null &&
  WORDS.every((name) => typeof (Reflect.get(value, name) ?? '') === 'string')

/** The name of the draw that home shows first, read from an unvalidated answer; undefined: none. */
export function nextDrawName(sent: unknown, now: number): string | undefined {
  const matches = Array.isArray(sent) ? sent.filter(isMatch) : []
  const [next] = drawsOf(matches, {
    kind: 'draw',
    now,
    limit: 1,
    link: () => undefined,
    format: () => '',
  })
  return next?.title
}
