import { useState } from 'react'
import type { Call } from '../../api/call.ts'
import { type Refused, useSend } from '../money/public.ts'
import { useAsk, useQueries } from '../queries.ts'

export interface Claims {
  /** The one that is being sent. */
  readonly busy: string | undefined
  /** Why one was not given. */
  readonly refused: { readonly id: string; readonly why: Refused } | undefined
  /** What was claimed since this session began: a back office may go on listing it. */
  readonly claimed: readonly string[]
  /** The last of them, where it was claimed on this screen. */
  readonly justNow: string | undefined
  readonly claim: (id: string) => Promise<boolean>
}

const NONE: readonly string[] = []

/** Things to claim, one at a time; what was claimed is known to every screen, as long as the member is here. */
export function useClaims<Body>(call: Call<undefined, Body, unknown>, bodyOf: (id: string) => Body): Claims {
  const queryKey = ['claimed', call.name] as const
  const queries = useQueries()
  const { data: claimed = NONE } = useAsk({
    queryKey,
    queryFn: () => NONE,
    initialData: NONE,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const { busy, refused: why, send } = useSend(call)
  const [last, setLast] = useState<string>()
  const [justNow, setJustNow] = useState<string>()

  const claim = async (id: string): Promise<boolean> => {
    if (busy) return false
    setLast(id)
    if ((await send(bodyOf(id))) === undefined) return false
    queries.setQueryData<readonly string[]>(queryKey, (before = NONE) => [...before, id])
    setJustNow(id)
    return true
  }
  return {
    busy: busy ? last : undefined,
    refused: why && last !== undefined ? { id: last, why } : undefined,
    claimed,
    justNow,
    claim,
  }
}
