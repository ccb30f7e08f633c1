import type { Call, Validator } from './call.ts'
import { ApiError } from './error.ts'

/**
 * The one place where data is believed on a declaration's word: a call without a schema, and a flight that has
 * been through {@link checkShape} already.
 */
export function trusted<Value>(_data: unknown): _data is Value {
  return true
}

/**
 * Starts loading the validator of a call, so that its chunk travels beside the answer.
 * @throws ApiError of kind `network` when the chunk does not arrive; never as an unhandled rejection.
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
 * Believes `data` when its schema does.
 * @throws ApiError of kind `shape` whose pointer says where in the answer the first fault is.
 */
export function checkShape<Value>(validate: Validator<Value>, data: unknown, root: string): Value {
  if (validate(data)) return data
  const fault = validate.errors?.[0]
  throw new ApiError('shape', fault?.keyword ?? 'unknown', {
    pointer: root + (fault?.instancePath ?? ''),
  })
}
