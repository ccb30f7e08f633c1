import { useEffect, useState } from 'react'
import { call } from './call.ts'
import { readSearch, wordsLeft } from './model/search.ts'
import type { Chosen, MerchantLine } from './model/wire.ts'
import { attempt, useStore } from './store.ts'

/** A filter of the list of merchants. */
export interface Filter {
  /** The merchants that are meant, in the order of the answer. */
  readonly shown: readonly MerchantLine[]
  /** Code → why it is found, where it is not by its name or code. */
  readonly reasons: Readonly<Record<string, string>>
  /** The back office has not answered yet: only names and codes have been searched. */
  readonly isPending: boolean
  /** All folders are still being read: more merchants may follow below. */
  readonly isPartial: boolean
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
  const byCode = new Map(merchants.map((merchant) => [merchant.code, merchant]))
  const meant = found
    ? found.codes.flatMap((code) => byCode.get(code) ?? [])
    : merchants.filter((merchant) => wordsLeft(words, merchant).length === 0)
  return {
    shown: meant.filter(
      ({ check }) => findings === undefined || fault !== undefined || isFound(findings, check),
    ),
    reasons: found?.reasons ?? NONE,
    ...{ isPending, isPartial: found?.isPartial === true },
    ...(fault !== undefined && { fault }),
  }
}

interface Answer {
  readonly to: string
  readonly among: readonly MerchantLine[]
  readonly chosen: Chosen
}

/** A question to the back office: how long it waits, ms, and whether its answer waits for all folders to be read. */
const QUESTIONS = {
  /** After the end of typing, for what is known already. */
  first: { waitsMs: 150, isWhole: false },
  /** For what the folders hold now. */
  whole: { waitsMs: 0, isWhole: true },
  /** When the list has changed. */
  again: { waitsMs: 1000, isWhole: true },
}
/** A question that failed is asked again after this time, ms. */
const FAILED_MS = 5000

/** The answer of the back office to a search; undefined until it is there. A list that changes meanwhile does not stop a question. */
function useChosen(asked: string, merchants: readonly MerchantLine[]): Chosen | undefined {
  const [answer, setAnswer] = useState<Answer>()
  const [failed, setFailed] = useState<{ readonly asked: string }>()
  const known = answer?.to === asked ? answer : undefined
  const next = nextQuestion(known, merchants)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after an answer to `again` the list may have changed once more.
  useEffect(() => {
    if (asked === '' || next === undefined) return
    let left = false
    const ask = async () => {
      const { merchants: among } = useStore.getState()
      const { isWhole } = QUESTIONS[next]
      try {
        const chosen = await call<Chosen>('chosen', { typed: asked, isWhole })
        if (left) return
        setAnswer({ to: asked, among, chosen })
        setFailed(undefined)
      } catch (error) {
        if (!left) setFailed({ asked })
        throw error
      }
    }
    const { waitsMs } = QUESTIONS[next]
    const timer = setTimeout(() => void attempt(ask), failed?.asked === asked ? FAILED_MS : waitsMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [asked, next, answer, failed])
  return asked === '' ? undefined : known?.chosen
}

function nextQuestion(
  answer: Answer | undefined,
  merchants: readonly MerchantLine[],
): keyof typeof QUESTIONS | undefined {
  if (merchants.length === 0) return undefined
  if (!answer) return 'first'
  if ('isPartial' in answer.chosen) return 'whole'
  return answer.among === merchants ? undefined : 'again'
}

const FINDINGS = 'findings='
const KINDS: readonly string[] = ['error', 'warning', 'none']

/** Pure. A merchant that is being checked is found by none of them: what is known of it is of an earlier state. */
export function isFound(wanted: string, check: MerchantLine['check']): boolean {
  if (!check || check.isPending) return false
  if (wanted === 'error') return check.errors > 0
  return wanted === 'warning' ? check.warnings > 0 : check.errors + check.warnings === 0
}
