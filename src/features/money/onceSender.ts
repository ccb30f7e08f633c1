import { outcomeOf } from './model/outcome.ts'
import type { PendingFilter, PendingRequest } from './model/pendingRequest.ts'
import {
  type Finding,
  maySendAgain,
  READY,
  type SendEvent,
  type SendState,
  sendReducer,
} from './model/sendState.ts'
import type { PendingStore } from './pendingStore.ts'

/** A player's request before it has an id. */
export type Wish = Omit<PendingRequest, 'what' | 'requestId' | 'member' | 'at' | 'attempts'>

export interface OnceEnv<Value> {
  /** The name of the call. */
  readonly what: string
  /** True: one pending request for each account, item or mission. False: one in total. */
  readonly perAccount: boolean
  readonly send: (request: PendingRequest) => Promise<Value>
  /** Whether the account shows it. */
  readonly look: (request: PendingRequest) => Promise<Finding>
  /** Merchant and id of the member. */
  readonly member: () => string
  readonly pending: PendingStore
  readonly newId: () => string
  /** ms since 1970. */
  readonly now: () => number
  /** Runs a step that no other tab may interrupt. */
  readonly exclusively: <Result>(step: () => Result) => Promise<Result>
}

export interface OnceSender<Value> {
  readonly state: () => SendState
  readonly subscribe: (listener: () => void) => () => void
  /** Looks for an earlier request that has no answer. */
  readonly open: (account?: string) => Promise<void>
  /** Sends a new request, or shows an earlier unanswered one instead. Undefined: not carried out, as far as known. */
  readonly place: (wish: Wish) => Promise<Value | undefined>
  /** Sends the same request again, after the account was checked. */
  readonly again: () => Promise<Value | undefined>
  readonly look: () => Promise<void>
  /** Gives the request up: it is never sent again. */
  readonly giveUp: () => void
  /** Call this when the user edits the form after a refusal. */
  readonly changed: () => void
  /** Checks whether another page has received the answer. */
  readonly recheck: () => void
}

/**
 * Sends a request that must be carried out only once. It is stored before sending, removed only after a definite
 * answer, and repeated only under the same id. Leaving the form does not cancel it: it cannot be taken back.
 */
export function createOnceSender<Value>(env: OnceEnv<Value>): OnceSender<Value> {
  const { what, perAccount, pending, member } = env
  const listeners = new Set<() => void>()
  let state: SendState = READY
  /** True between a tap and its request, so that a second tap does nothing. */
  let stepping = false

  function dispatch(event: SendEvent) {
    const after = sendReducer(state, event)
    if (after === state) return
    state = after
    for (const listener of [...listeners]) listener()
  }
  const filter = (account: string | undefined): PendingFilter => ({
    what,
    member: member(),
    account: perAccount ? account : undefined,
  })
  async function look() {
    if (state.phase !== 'unsure') return
    const { request } = state
    const { requestId } = request
    dispatch({ type: 'looks', requestId })
    const found = await env.look(request).catch((): Finding => 'failed')
    dispatch({ type: 'looked', requestId, found })
  }

  /** Sends a stored request. */
  async function attempt(request: PendingRequest): Promise<Value | undefined> {
    dispatch({ type: 'sent', request })
    try {
      const value = await env.send(request)
      pending.remove(request.requestId)
      dispatch({ type: 'answered', request })
      return value
    } catch (error) {
      // Another tab may have sent it too or given it up; then the number of attempts is unknown.
      const attempts = pending.get(request.requestId)?.attempts ?? Number.POSITIVE_INFINITY
      if (outcomeOf(error, attempts) === 'refused') {
        pending.remove(request.requestId)
        dispatch({ type: 'refused', request, error })
      } else {
        dispatch({ type: 'unanswered', request, error })
        void look()
      }
      return undefined
    }
  }

  async function alone<Result>(step: () => Result): Promise<Result> {
    stepping = true
    return env.exclusively(step).finally(() => {
      stepping = false
    })
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async open(account) {
      const found = pending.find(filter(account))
      if (!found || state.phase === 'sending') return
      dispatch({ type: 'found', request: found })
      await look()
    },
    async place(wish) {
      if (stepping || state.phase === 'sending' || state.phase === 'unsure') return undefined
      const remembered = await alone(() => {
        const found = pending.find(filter(wish.account))
        if (found) return { found }
        const request: PendingRequest = {
          ...wish,
          what,
          requestId: env.newId(),
          member: member(),
          at: env.now(),
          attempts: 1,
        }
        pending.put(request)
        return { request }
      })
      if (remembered.request) return attempt(remembered.request)
      dispatch({ type: 'found', request: remembered.found })
      await look()
      return undefined
    },
    async again() {
      if (stepping || state.phase !== 'unsure' || !maySendAgain(state)) return undefined
      const { requestId } = state.request
      const repeated = await alone(() => {
        const known = pending.get(requestId)
        const next = known && { ...known, attempts: known.attempts + 1 }
        if (next) pending.put(next)
        return next
      })
      if (repeated) return attempt(repeated)
      // Another tab has shown the answer. A request refused there must not be sent again from here.
      dispatch({ type: 'settled', requestId })
      return undefined
    },
    look,
    giveUp() {
      if (state.phase !== 'unsure') return
      const { requestId } = state.request
      pending.remove(requestId)
      dispatch({ type: 'settled', requestId })
    },
    changed: () => dispatch({ type: 'changed' }),
    recheck() {
      if (state.phase === 'unsure' && !pending.get(state.request.requestId))
        dispatch({ type: 'settled', requestId: state.request.requestId })
    },
  }
}
