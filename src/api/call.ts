import type { TrackedAction } from './tracked.ts'

/**
 * A validator made from a schema (`src/generated/validators/`): a type guard that leaves what it found in
 * `errors`.
 */
export interface Validator<Value> {
  (data: unknown): data is Value
  errors?: readonly { readonly instancePath: string; readonly keyword: string }[] | null | undefined
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A call that only reads, or one that does something, which says what ad networks hear of it: nobody can forget it. */
type Doing =
  | { readonly method: 'GET'; readonly track?: never }
  | { readonly method: Exclude<Method, 'GET'>; readonly track: TrackedAction }

interface CallMembers<Body, Value> {
  /** Unique among all calls; the first member of the call's query key. */
  readonly name: string
  /** From the origin's root, without query: `/wps/session/login`. */
  readonly path: string
  /** Whether the session token goes along: never, when there is one, or always, so that without one nothing is sent. */
  readonly auth: 'none' | 'optional' | 'required'
  /** The body travels as contract.md section 3 says. */
  readonly encrypted?: boolean
  /** Sends the Device header. */
  readonly device?: boolean
  /** The ModuleId header, which depends on what is being registered. */
  readonly moduleId?: (body: Body) => string
  /** Milliseconds for one attempt, body included; 30,000 unless told. */
  readonly timeoutMs?: number
  /** The answer of this GET may be kept in session storage for an hour. */
  readonly cacheable?: boolean
  /** Loads the validator of the answer's value, while the answer is on its way. */
  readonly validate?: () => Promise<Validator<Value>> | Validator<Value>
  /** False where the answer is the value itself (the manifest). */
  readonly enveloped?: boolean
}

/** What {@link defineCall} takes; every member is inert, so that all calls can be listed. */
export type CallSpec<Body, Value> = CallMembers<Body, Value> & Doing

/**
 * One call of the back office, declared as data. The catalogue of which paths need a token is these
 * declarations (docs/conformance.md § 1.6, § 1.7, § 2.7).
 */
export interface Call<Query, Body, Value> extends CallMembers<Body, Value> {
  readonly method: Method
  readonly track?: TrackedAction
  readonly enveloped: boolean
  /** Never set: carries the types to the code that sends the call. */
  readonly types?: { readonly query: Query; readonly body: Body; readonly value: Value }
}

/** Declares a call. `Value` is `null` for a call that answers nothing. */
export function defineCall<Query, Body, Value>(spec: CallSpec<Body, Value>): Call<Query, Body, Value> {
  return { enveloped: true, ...spec }
}
