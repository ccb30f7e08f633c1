import { useEffect, useState } from 'react'
import { memberInfoQuery } from '../../shared/memberInfo.ts'
import { useAppQuery } from '../../shared/queries.ts'

/** A game waits no longer for the label that goes along with it, ms. */
export const LABEL_PATIENCE_MS = 1500

export interface Label {
  /** False: a moment more, and the label goes along. */
  readonly known: boolean
  readonly name: string | undefined
}

/** The member's VIP label, a part of each launch (docs/conformance.md § 1.7). Without it a game can be played as well. */
export function useLabel(enabled: boolean): Label {
  const { data, isPending } = useAppQuery({ ...memberInfoQuery(), enabled })
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LABEL_PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return { known: !enabled || !isPending || late, name: data?.clubLabel?.labelName ?? undefined }
}
