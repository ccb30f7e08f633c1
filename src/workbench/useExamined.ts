import { useEffect, useState } from 'react'
import { call } from './call.ts'
import type { JsonRecord } from './model/mergePatch.ts'
import type { Examined } from './model/wire.ts'
import { attempt, useStore } from './store.ts'

/** Typing is let come to rest, ms. */
const REST_MS = 120

/** A question about a patch, and with it what was known of the folder when it was asked. */
interface Question {
  readonly merchant: string
  readonly before: JsonRecord
  readonly patch: JsonRecord
  /** What check said of the folder itself; '': nothing yet. */
  readonly folder: string
}

const isSameQuestion = (one: Question, other: Question): boolean =>
  one.merchant === other.merchant &&
  one.before === other.before &&
  one.patch === other.patch &&
  (one.folder === '' || one.folder === other.folder)

/**
 * What a patch would do, judged by the rules that the app runs. The last answer about the merchant stands until the next is
 * there, and says so: nothing that it says is a verdict on what is seen now.
 */
export function useExamined(
  merchant: string,
  before: JsonRecord,
  patch: JsonRecord,
): { readonly examined: Examined | undefined; readonly isCurrent: boolean } {
  const [answer, setAnswer] = useState<{ to: Question; value: Examined }>()
  // Somebody else may write into the folder: then it is judged anew.
  const folder = useStore(({ merchants }) => {
    const findings = merchants.find(({ code }) => code === merchant)?.findings
    return findings ? JSON.stringify(findings) : ''
  })
  useEffect(() => {
    if (!merchant) return
    let left = false
    const dark = window.matchMedia('(prefers-color-scheme: dark)').matches
    const to = { merchant, before, patch, folder }
    const timer = setTimeout(() => {
      void attempt(async () => {
        const value = await call<Examined>('examine', { merchant, before, patch, dark })
        if (!left) setAnswer({ to, value })
      })
    }, REST_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [merchant, before, patch, folder])
  const examined = answer?.to.merchant === merchant ? answer.value : undefined
  const isCurrent = answer !== undefined && isSameQuestion(answer.to, { merchant, before, patch, folder })
  return { examined, isCurrent }
}
