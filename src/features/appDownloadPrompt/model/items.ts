import type { FlagValue } from '../../../generated/types.ts'
import { readFlag } from '../../../site/flags.ts'

/** An item of the configuration: whether it is enabled, and its value (docs/conformance.md § 2.3). */
export interface Item {
  readonly enabled?: FlagValue | undefined
  readonly value?: unknown
}

/** An item is enabled unless it is switched off. Without a switch it is enabled if it has a value. */
export const applies = (item: Item | undefined): boolean =>
  item !== undefined &&
  (item.enabled === undefined ? item.value !== undefined : readFlag(item.enabled) === true)

/** A number, also one in a string; undefined if it is not a whole number. */
function wholeNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
}

/** The count of an item; undefined: disabled by its switch, by -1 or by an invalid value. */
export function readCount(item: Item | undefined): number | undefined {
  const count = applies(item) ? wholeNumber(item?.value) : undefined
  return count === undefined || count < 0 ? undefined : count
}

/** Whether an item is on, also if it is enabled without a value. -1 means disabled. */
export function readOn(item: Item | undefined): boolean {
  if (!applies(item)) return false
  if (item?.value === undefined) return true
  const number = wholeNumber(item.value)
  return number === undefined ? readFlag(item.value) === true : number > 0
}

/** A mode by number; undefined: disabled or not a number. */
export const readMode = readCount

/** A text or an address; undefined if the item is disabled or empty. */
export function readTexts(item: Item | undefined): string | undefined {
  const trimmed = applies(item) && typeof item?.value === 'string' ? item.value.trim() : ''
  return trimmed === '' ? undefined : trimmed
}

/** Several values: a list, or one string separated by commas, semicolons or whitespace. */
export function readList(item: Item | undefined): readonly string[] {
  if (!applies(item)) return []
  const { value } = item ?? {}
  const texts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[\s,;]+/) : []
  return texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '')
}
