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
  /** Each account, item or mission has a request of its own; else there is one at a time. */
  readonly perAccount: boolean
  readonly bodyOf: (request: PendingRequest) => Body
  /** Asks for what the account says now, and whether it shows the request. */
  readonly look: (request: PendingRequest, queries: QueryClient) => Promise<Finding>
}

export interface Once<Value> extends Pick<OnceSender<Value>, 'again' | 'look' | 'giveUp' | 'changed'> {
  readonly state: SendState
  readonly busy: boolean
  readonly refused: Refused | undefined
  /** Whether the form still stands there to say what became of its request. */
  readonly isShown: () => boolean
  readonly place: (wish: Partial<Wish> & Pick<Wish, 'account' | 'title'>) => Promise<Value | undefined>
}

const NOTHING: Wish = { account: '', title: '', amount: '', currency: '', bonus: '', balance: '', count: -1 }

/** Whose requests they are: merchant and id, else the name; what is not known yet is ''. */
function memberOf(app: AppContext): string {
  const { session } = app
  const known = session.current()
  const info = queryClientOf(app).getQueryData(memberInfoQuery().queryKey)
  return `${session.merchant}/${known?.id ?? info?.id ?? known?.userName ?? info?.userName ?? ''}`
}

/** A token that came with the address says nothing of its member: their requests are found once that is known. */
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
 * A form's call that is carried out once, whatever becomes of its answer.
 *
 * @param account looks for an earlier attempt for this one alone; undefined where the feature has one request at a time;
 * null: nothing is looked for before something is asked
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
    // A tab that slept, or came back from the browser's cache.
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
