import { useEffect, useState } from 'react'
import { call } from './call.ts'
import { readSearch, wordsLeft } from './model/search.ts'
import type { Chosen, MerchantLine } from './model/wire.ts'
import { attempt, useStore } from './store.ts'

/** Waits for the end of typing, ms. */
const TYPED_MS = 150
/** A known answer is asked for again when nothing has changed in the list for this time, ms. */
const CHANGED_MS = 1000

/** A filter of the list of merchants. */
export interface Filter {
  /** The merchants that are meant, those that are found by name or code first. */
  readonly shown: readonly MerchantLine[]
  /** Code → why it is found, where it is not by its name or code. */
  readonly reasons: Readonly<Record<string, string>>
  /** The back office has not answered yet: only names and codes have been searched. */
  readonly isPending: boolean
  /** Why it is no filter. */
  readonly fault?: string
}

const NONE: Filter['reasons'] = {}

/**
 * Words that stand anywhere in a merchant, or, with an equals sign, a filter as in `merchant set`: `layout=M1 CBS3=on changed=7d`.
 * `findings=error`, `findings=warning` and `findings=none` choose by the check.
 */
export function useFilter(typed: string): Filter {
  const merchants = useStore((state) => state.merchants)
  const { words, conditions } = readSearch(typed)
  const findings = conditions.find((word) => word.startsWith(FINDINGS))?.slice(FINDINGS.length)
  const asked = [...words, ...conditions.filter((word) => !word.startsWith(FINDINGS))].join(' ')
  const answer = useChosen(asked, merchants)
  const isPending = asked !== '' && answer === undefined
  const fault =
    answer && 'fault' in answer
      ? answer.fault
      : findings !== undefined && !KINDS.includes(findings)
        ? `findings is one of ${KINDS.join(', ')}`
        : undefined
  const found = answer && 'codes' in answer ? answer : undefined
  const codes = found && new Set(found.codes)
  const reasons = found?.reasons ?? NONE
  const isMeant = (merchant: MerchantLine): boolean =>
    (codes ? codes.has(merchant.code) : wordsLeft(words, merchant).length === 0) &&
    (findings === undefined || fault !== undefined || isFound(findings, merchant.check))
  const meant = merchants.filter(isMeant)
  const isByName = ({ code }: MerchantLine): boolean => reasons[code] === undefined
  return {
    shown: [...meant.filter(isByName), ...meant.filter((merchant) => !isByName(merchant))],
    reasons,
    isPending,
    ...(fault !== undefined && { fault }),
  }
}

interface Answer {
  readonly to: string
  readonly among: readonly MerchantLine[]
  readonly chosen: Chosen
}

/** The answer of the back office to a search, asked again when the list has changed; undefined until it is there. */
function useChosen(asked: string, merchants: readonly MerchantLine[]): Chosen | undefined {
  const [answer, setAnswer] = useState<Answer>()
  const isKnown = answer?.to === asked
  const isNew = isKnown && answer.among === merchants
  useEffect(() => {
    if (asked === '' || merchants.length === 0 || isNew) return
    let left = false
    const ask = async () => {
      const chosen = await call<Chosen>('chosen', { typed: asked })
      if (!left) setAnswer({ to: asked, among: merchants, chosen })
    }
    const timer = setTimeout(() => void attempt(ask), isKnown ? CHANGED_MS : TYPED_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [asked, merchants, isKnown, isNew])
  return isKnown && asked !== '' ? answer.chosen : undefined
}

const FINDINGS = 'findings='
const KINDS: readonly string[] = ['error', 'warning', 'none']

/** Pure. A merchant that is being checked is found by none of them: what is known of it is of an earlier state. */
export function isFound(wanted: string, check: MerchantLine['check']): boolean {
  if (!check || check.isPending) return false
  if (wanted === 'error') return check.errors > 0
  return wanted === 'warning' ? check.warnings > 0 : check.errors + check.warnings === 0
}
