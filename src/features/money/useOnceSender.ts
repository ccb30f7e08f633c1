import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Call } from '../../api/call.ts'
import { type AppContext, useApp } from '../../registry/AppContext.ts'
import { formErrorMessage, isHttps } from '../shared/formErrorMessage.ts'
import { memberInfoQuery } from '../shared/memberInfo.ts'
import { queryClientOf } from '../shared/queries.ts'
import { useMemberInfo } from '../shared/useMemberInfo.ts'
import { isNotOffered } from './model/notOffered.ts'
import { PENDING_KEY, type PendingRequest } from './model/pendingRequest.ts'
import { newRequestId } from './model/requestId.ts'
import type { Finding, SendState } from './model/sendState.ts'
import { createOnceSender, type OnceSender, type Wish } from './onceSender.ts'
import { exclusively, pendingStoreOf } from './pendingStore.ts'
import type { Refused } from './useSend.ts'

/** A call that must be carried out once, as its feature declares it. */
export interface OnceCall<Body, Value> {
  readonly call: Call<undefined, Body, Value>
  /** True: one pending request for each account, item or mission. False: one in total. */
  readonly perAccount: boolean
  readonly bodyOf: (request: PendingRequest) => Body
  /** Requests the account's current state and finds out whether it shows the request. */
  readonly look: (request: PendingRequest, queries: QueryClient) => Promise<Finding>
}

export interface Once<Value> extends Pick<OnceSender<Value>, 'again' | 'look' | 'giveUp' | 'changed'> {
  readonly state: SendState
  readonly busy: boolean
  readonly refused: Refused | undefined
  /** Whether the form is still mounted and can show the result. */
  readonly isShown: () => boolean
  readonly place: (wish: Partial<Wish> & Pick<Wish, 'account' | 'title'>) => Promise<Value | undefined>
}

const NOTHING: Wish = { account: '', title: '', amount: '', currency: '', bonus: '', balance: '', count: -1 }

/** Key of the member: merchant and id, else the name. Unknown parts are ''. */
function memberOf(app: AppContext): string {
  const { session } = app
  const known = session.current()
  const info = queryClientOf(app).getQueryData(memberInfoQuery().queryKey)
  return `${session.merchant}/${known?.id ?? info?.id ?? known?.userName ?? info?.userName ?? ''}`
}

/** Loads the member's id if the session came from a URL token, because stored requests are found by it. */
async function knowMember(app: AppContext): Promise<void> {
  if (app.session.current()?.id) return
  await queryClientOf(app)
    .fetchQuery(memberInfoQuery())
    .catch(() => null)
}

function senderOf<Body, Value>(
  { call, perAccount, bodyOf, look }: OnceCall<Body, Value>,
  app: AppContext,
): OnceSender<Value> {
  const { client } = app
  return createOnceSender<Value>({
    what: call.name,
    perAccount,
    send: (request) => client.send(call, { body: bodyOf(request), alert: false }),
    look: (request) => look(request, queryClientOf(app)),
    member: () => memberOf(app),
    pending: pendingStoreOf(client),
    newId: () => newRequestId((bytes) => window.crypto.getRandomValues(bytes)),
    now: () => client.serverNow(),
    exclusively,
  })
}

/**
 * Sends a form's call so that it is carried out only once, even if the answer is lost.
 *
 * @param account looks for an earlier attempt for this account only; undefined: the feature has one request at a
 * time; null: do not look for earlier attempts yet
 */
export function useOnceSender<Body, Value>(
  once: OnceCall<Body, Value>,
  account?: string | null,
): Once<Value> {
  const app = useApp()
  const [sender] = useState(() => senderOf(once, app))
  const state = useSyncExternalStore(sender.subscribe, sender.state)
  const shown = useRef(false)
  const refused = useMemo(
    () =>
      state.phase === 'refused'
        ? {
            errorMessage: formErrorMessage(state.error, { https: isHttps() }),
            notOffered: isNotOffered(state.error),
          }
        : undefined,
    [state],
  )
  useMemberInfo()
  const member = memberOf(app)
  const open = useEffectEvent((of: string) => {
    if (account !== null && of === memberOf(app)) void sender.open(account)
  })
  useEffect(() => open(member), [member])
  const reopen = useEffectEvent(() => open(member))
  useEffect(() => {
    shown.current = true
    const recheck = () => sender.recheck()
    const onStorage = ({ key }: StorageEvent) => {
      if (key === PENDING_KEY || key === null) recheck()
    }
    // Runs when the tab wakes up or is restored from the back/forward cache.
    const onShow = () => {
      recheck()
      if (!document.hidden) reopen()
    }
    const stop = pendingStoreOf(app.client).subscribe(recheck)
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onShow)
    document.addEventListener('visibilitychange', onShow)
    return () => {
      shown.current = false
      stop()
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onShow)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [sender, app])
  return {
    state,
    busy: state.phase === 'sending',
    refused,
    isShown: () => shown.current,
    again: sender.again,
    look: sender.look,
    giveUp: sender.giveUp,
    changed: sender.changed,
    async place(wish) {
      await knowMember(app)
      return sender.place({ ...NOTHING, ...wish })
    },
  }
}
