import type { Call, Validator } from './call.ts'
import { ApiError } from './error.ts'

/**
 * The only type cast of unvalidated data: for a call without a schema, and for a shared request that {@link checkShape} has
 * already validated.
 */
export function trusted<Value>(_data: unknown): _data is Value {
  return true
}

/**
 * Starts loading the validator of a call in parallel with the request.
 * @throws ApiError of kind `network` if the chunk fails to load; never as an unhandled rejection
 */
export function loadValidator<Query, Body, Value>(call: Call<Query, Body, Value>): Promise<Validator<Value>> {
  const loading = Promise.resolve()
    .then(() => call.validate?.() ?? trusted<Value>)
    .catch((cause: unknown) => {
      throw new ApiError('network', 'no validator', { cause })
    })
  loading.catch(() => undefined)
  return loading
}

/**
 * Returns `data` if it matches its schema.
 * @throws ApiError of kind `shape` with the pointer of the first fault
 */
export function checkShape<Value>(validate: Validator<Value>, data: unknown, root: string): Value {
  if (validate(data)) return data
  const fault = validate.errors?.[0]
  throw new ApiError('shape', fault?.keyword ?? 'unknown', {
    pointer: root + (fault?.instancePath ?? ''),
  })
}
