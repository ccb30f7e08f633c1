import { useEffect, useState } from 'react'
import { call } from './call.ts'
import type { Chosen, MerchantLine } from './model/wire.ts'
import { attempt } from './store.ts'

/** Waits for the end of typing, ms. */
const TYPED_MS = 150

/** A filter of the list of merchants. */
export interface Filter {
  readonly isMeant: (merchant: MerchantLine) => boolean
  /** The back office has not answered yet: nothing is known of the conditions. */
  readonly isPending: boolean
  /** Why it is no filter. */
  readonly fault?: string
}

/**
 * Words that name or code contain, or, with an equals sign, a filter as in `merchant set`: `layout=M1 CBS3=on`. `findings=error`,
 * `findings=warning` and `findings=none` choose by the check.
 */
export function useFilter(wanted: string): Filter {
  const conditions = wanted.split(/\s+/).filter((word) => word.includes('='))
  const words = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && !word.includes('='))
  const findings = conditions.find((word) => word.startsWith(FINDINGS))?.slice(FINDINGS.length)
  const filter = conditions.filter((word) => !word.startsWith(FINDINGS)).join(' ')
  const [answer, setAnswer] = useState<{ readonly to: string; readonly chosen: Chosen }>()
  useEffect(() => {
    if (filter === '') return
    let left = false
    const timer = setTimeout(() => {
      void attempt(async () => {
        const chosen = await call<Chosen>('chosen', { filter })
        if (!left) setAnswer({ to: filter, chosen })
      })
    }, TYPED_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [filter])
  const chosen = filter !== '' && answer?.to === filter ? answer.chosen : undefined
  const codes = chosen && 'codes' in chosen ? new Set(chosen.codes) : undefined
  const isMeant = ({ code, name, check }: MerchantLine): boolean =>
    words.every((word) => `${code} ${name}`.toLowerCase().includes(word)) &&
    (!codes || codes.has(code)) &&
    (findings === undefined || isFound(findings, check))
  const isPending = filter !== '' && chosen === undefined
  if (chosen && 'fault' in chosen) return { isMeant, isPending, fault: chosen.fault }
  if (findings !== undefined && !KINDS.includes(findings))
    return { isMeant: () => true, isPending, fault: `findings is one of ${KINDS.join(', ')}` }
  return { isMeant, isPending }
}

const FINDINGS = 'findings='
const KINDS: readonly string[] = ['error', 'warning', 'none']

function isFound(wanted: string, check: MerchantLine['check']): boolean {
  if (!check) return false
  if (wanted === 'error') return check.errors > 0
  return wanted === 'warning' ? check.warnings > 0 : check.errors + check.warnings === 0
}
