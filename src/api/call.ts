import type { TrackedAction } from './tracked.ts'

/**
 * A validator generated from a schema (`src/generated/validators/`): a type guard that stores its findings in `errors`.
 */
export interface Validator<Value> {
  (data: unknown): data is Value
  errors?: readonly { readonly instancePath: string; readonly keyword: string }[] | null | undefined
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * A call that only reads, or one that changes something. The latter must say what is reported to ad networks, so that it cannot
 * be forgotten.
 */
type Doing =
  | { readonly method: 'GET'; readonly track?: never }
  | { readonly method: Exclude<Method, 'GET'>; readonly track: TrackedAction }

interface CallMembers<Body, Value> {
  /** Unique among all calls; the first member of the call's query key. */
  readonly name: string
  /** From the origin's root, without query: `/wps/session/login`. */
  readonly path: string
  /** Whether the session token is sent: never, if there is one, or always; the last one is not sent without a token. */
  readonly auth: 'none' | 'optional' | 'required'
  /** The body is encrypted (contract.md section 3). */
  readonly encrypted?: boolean
  /** Sends the Device header. */
  readonly device?: boolean
  /** The ModuleId header; its value depends on what is being registered. */
  readonly moduleId?: (body: Body) => string
  /** Milliseconds for one attempt, body included; default 30,000. */
  readonly timeoutMs?: number
  /** The answer of this GET may be cached in session storage for an hour. */
  readonly cacheable?: boolean
  /** Loads the validator of the answer's value, in parallel with the request. */
  readonly validate?: () => Promise<Validator<Value>> | Validator<Value>
  /** False if the answer has no envelope (the manifest). */
  readonly enveloped?: boolean
}

/** The argument of {@link defineCall}; it is plain data, so that all calls can be listed. */
export type CallSpec<Body, Value> = CallMembers<Body, Value> & Doing

/**
 * A call of the back office, declared as data. These declarations define which paths need a token (docs/conformance.md § 1.6, §
 * 1.7, § 2.7).
 */
export interface Call<Query, Body, Value> extends CallMembers<Body, Value> {
  readonly method: Method
  readonly track?: TrackedAction
  readonly enveloped: boolean
  /** Never set: it only carries the types to the code that sends the call. */
  readonly types?: { readonly query: Query; readonly body: Body; readonly value: Value }
}

/** Declares a call. `Value` is `null` for a call without a value. */
export function defineCall<Query, Body, Value>(spec: CallSpec<Body, Value>): Call<Query, Body, Value> {
  return { enveloped: true, ...spec }
}
