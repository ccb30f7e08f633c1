import type { FlagValue } from '../../../generated/types.ts'
import { readFlag } from '../../../site/flags.ts'

/** One item of the configuration: whether it applies, and with what (docs/conformance.md § 2.3). */
export interface Item {
  readonly enabled?: FlagValue | undefined
  readonly value?: unknown
}

/** An item applies unless it is switched off; where nothing is said, when it has a value. */
export const applies = (item: Item | undefined): boolean =>
  item !== undefined &&
  (item.enabled === undefined ? item.value !== undefined : readFlag(item.enabled) === true)

/** A number as sent, also in a string; undefined for anything that is no whole number. */
function wholeNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
}

/** What an item counts to; undefined: disabled, by its switch, by -1 or by a value that is no count. */
export function readCount(item: Item | undefined): number | undefined {
  const count = applies(item) ? wholeNumber(item?.value) : undefined
  return count === undefined || count < 0 ? undefined : count
}

/** Whether an item is on; one that is enabled without a value is. -1 means disabled. */
export function readOn(item: Item | undefined): boolean {
  if (!applies(item)) return false
  if (item?.value === undefined) return true
  const number = wholeNumber(item.value)
  return number === undefined ? readFlag(item.value) === true : number > 0
}

/** A choice by number; undefined: disabled, or no number. */
export const readMode = readCount

/** Words or an address; undefined where the item does not apply or is empty. */
export function readTexts(item: Item | undefined): string | undefined {
  const trimmed = applies(item) && typeof item?.value === 'string' ? item.value.trim() : ''
  return trimmed === '' ? undefined : trimmed
}

/** Several values: a list, or one string separated by commas, blanks or lines. */
export function readList(item: Item | undefined): readonly string[] {
  if (!applies(item)) return []
  const { value } = item ?? {}
  const texts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[\s,;]+/) : []
  return texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '')
}
