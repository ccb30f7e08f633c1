import type { Asked } from './command.ts'

type Value = Asked['values'][string]

/** An option that takes a text; undefined where it was not given. */
export const textOf = (value: Value): string | undefined => (typeof value === 'string' ? value : undefined)

/** An option that may be given several times. */
export const textsOf = (value: Value): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
