import { useEffect, useState } from 'react'
import { memberInfoQuery } from '../../shared/memberInfo.ts'
import { useAppQuery } from '../../shared/queries.ts'

/** A launch waits at most this long for the VIP label, ms. */
export const LABEL_PATIENCE_MS = 1500

export interface Label {
  /** False: the launch should wait for the label. */
  readonly known: boolean
  readonly name: string | undefined
}

/** The member's VIP label, which is sent with each launch (docs/conformance.md § 1.7). A launch also works without it. */
export function useLabel(enabled: boolean): Label {
  const { data, isPending } = useAppQuery({ ...memberInfoQuery(), enabled })
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LABEL_PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return { known: !enabled || !isPending || late, name: data?.clubLabel?.labelName ?? undefined }
}
