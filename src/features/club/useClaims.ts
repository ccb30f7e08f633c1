import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Call } from '../../api/call.ts'
import {
  isUnsettled,
  type Once,
  type OnceCall,
  type PendingRequest,
  type Refused,
  useOnceSender,
} from '../money/public.ts'
import { useAppQuery, useAppQueryClient } from '../shared/queries.ts'

/** The mission or promotion to claim. */
export interface Claimable {
  readonly id: string
  readonly title: string
}

export interface Claims {
  /** The id of the claim that is being sent. */
  readonly busy: string | undefined
  /** Why a claim was refused. */
  readonly refused: { readonly id: string; readonly why: Refused } | undefined
  /** The claim without an answer, and the actions for it. */
  readonly unsure: { readonly id: string; readonly once: Once<unknown> } | undefined
  /** The ids claimed in this session. The back office may continue to list them as claimable. */
  readonly claimed: readonly string[]
  /** The last claimed id, if it was claimed on this screen. */
  readonly justNow: string | undefined
  readonly claim: (of: Claimable) => Promise<boolean>
  /** Sends the same request again. */
  readonly again: () => Promise<boolean>
}

const NONE: readonly string[] = []

/**
 * How a claim is sent: once for each id. `isClaimed` asks the back office again whether it lists the claim as given.
 */
export function claimOnce<Body>(
  call: Call<undefined, Body, unknown>,
  bodyOf: (request: PendingRequest) => Body,
  isClaimed: (id: string, queries: QueryClient) => Promise<boolean>,
): OnceCall<Body, unknown> {
  return {
    call,
    perAccount: true,
    bodyOf,
    look: async ({ account }, queries) => ((await isClaimed(account, queries)) ? 'seen' : 'notSeen'),
  }
}

/** The claims, one at a time. All screens share the claimed ids until the session ends. */
export function useClaims<Body>(claiming: OnceCall<Body, unknown>): Claims {
  const queryKey = ['claimed', claiming.call.name] as const
  const queries = useAppQueryClient()
  const { data: claimed = NONE } = useAppQuery({
    queryKey,
    queryFn: () => NONE,
    initialData: NONE,
    // Known here alone: requesting again would forget it.
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  })
  const once = useOnceSender(claiming, null)
  const [justNow, setJustNow] = useState<string>()
  const id = once.state.phase === 'ready' ? undefined : once.state.request.account

  const given = (of: string, answer: unknown): boolean => {
    // Only success matters: an answer without a value is null.
    if (answer === undefined) return false
    queries.setQueryData<readonly string[]>(queryKey, (before = NONE) => [...before, of])
    setJustNow(of)
    return true
  }
  return {
    busy: once.busy ? id : undefined,
    refused: once.refused && id !== undefined ? { id, why: once.refused } : undefined,
    unsure: id !== undefined && isUnsettled(once.state) ? { id, once } : undefined,
    claimed,
    justNow,
    claim: async (of) => given(of.id, await once.place({ account: of.id, title: of.title })),
    again: async () => id !== undefined && given(id, await once.again()),
  }
}
