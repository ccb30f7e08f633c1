import { ApiError } from '../../api/error.ts'
import type { Loadable } from '../../layouts/parts.ts'

/** The part of a react-query result that decides what is drawn. */
export interface QueryOutcome<Value> {
  readonly data: Value | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

/**
 * Converts a query to what a layout draws. Existing data is kept if a refetch fails. An undefined view or an empty list
 * is `empty`. The reference of a failure is the client's (docs/conformance.md § 2.8).
 */
export function loadableOf<Value, View>(
  { data, error, refetch }: QueryOutcome<Value>,
  view: (value: Value) => View | undefined,
): Loadable<View> {
  if (data !== undefined) {
    const value = view(data)
    const empty = value === undefined || (Array.isArray(value) && value.length === 0)
    return empty ? { state: 'empty' } : { state: 'ready', value }
  }
  if (!error) return { state: 'loading' }
  const reference = error instanceof ApiError ? error.reference : ''
  return { state: 'error', retry: () => void refetch(), ...(reference && { reference }) }
}
