import type { Call } from '../../api/call.ts'
import { ApiError, makeReference } from '../../api/error.ts'
import { type AppQueryMeta, clientOf } from '../../api/query.ts'
import { type Problem, pointerStep } from '../../site/problem.ts'
import { sanitise, type Validator } from '../../site/sanitise.ts'

/** The valid part of an answer. */
export interface Usable<Wire> {
  /** Undefined where the back office answered with nothing. */
  readonly value: Wire | undefined
  /** What was left out; its pointer begins with the call's name. */
  readonly problems: readonly Problem[]
}

/** What `useQuery` takes; the key is the call's name and its query, as everywhere. */
export interface UsableQuery<Wire> {
  readonly queryKey: readonly [call: string, query: unknown]
  readonly queryFn: (context: {
    readonly signal: AbortSignal
    readonly meta: AppQueryMeta | undefined
  }) => Promise<Usable<Wire>>
}

/** A call whose answer is read by {@link readUsable} and not as a whole: it has no validator of its own. */
export type RawCall<Query> = Call<Query, undefined, unknown>

/**
 * The query for data that is only displayed. Nulls count as absent, and an invalid entry is dropped without losing the
 * section (docs/architecture.md). The section shows failures itself, so there is no alert.
 */
export function usableQuery<Query, Wire>(
  call: RawCall<Query>,
  loadValidator: () => Promise<Validator<Wire>>,
  query?: Query,
): UsableQuery<Wire> {
  return {
    queryKey: [call.name, query ?? null],
    queryFn: async ({ signal, meta }) => {
      const validating = loadValidator().catch((cause: unknown) => {
        throw failure(call, new ApiError('network', 'the validator did not load', { cause }))
      })
      validating.catch(() => undefined)
      const sent = await clientOf({ meta }).send(call, { query, signal, alert: false })
      return readUsable(call, await validating, sent)
    },
  }
}

/** Keeps the parts that match the schema. @throws ApiError of kind `shape` if nothing is usable. */
export function readUsable<Query, Wire>(
  call: RawCall<Query>,
  validate: Validator<Wire>,
  sent: unknown,
): Usable<Wire> {
  if (sent === null || sent === undefined) return { value: undefined, problems: [] }
  const { value, problems } = sanitise(validate, sent, 'runtime')
  if (value === undefined) {
    throw unusable(call)
  }
  const root = pointerStep(call.name)
  return { value, problems: problems.map((problem) => ({ ...problem, pointer: root + problem.pointer })) }
}

/** The error for an answer without any valid part, with a reference. */
export const unusable = <Query>(call: RawCall<Query>): ApiError =>
  failure(call, new ApiError('shape', 'nothing of the answer is as agreed', { pointer: '/value' }))

function failure<Query>(call: RawCall<Query>, error: ApiError): ApiError {
  error.call = call.name
  error.url = call.path
  error.reference = makeReference(Math.random)
  return error
}
