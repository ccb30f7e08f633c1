import { useEffect, useState } from 'react'
import { call } from './call.ts'
import type { JsonRecord } from './model/mergePatch.ts'
import type { Examined } from './model/wire.ts'
import { attempt, useStore } from './store.ts'

/** Delay after the last key press, ms. */
const REST_MS = 120

/** A request about a patch, with the state of the folder at that time. */
interface Question {
  readonly merchant: string
  readonly before: JsonRecord
  readonly patch: JsonRecord
  /** The result of the folder's own check; '': none yet. */
  readonly folder: string
}

const isSameQuestion = (one: Question, other: Question): boolean =>
  one.merchant === other.merchant &&
  one.before === other.before &&
  one.patch === other.patch &&
  (one.folder === '' || one.folder === other.folder)

/**
 * The effect of a patch by the rules that the app runs. The last result for the merchant stays until the next one has arrived,
 * and is marked as outdated meanwhile.
 */
export function useExamined(
  merchant: string,
  before: JsonRecord,
  patch: JsonRecord,
): { readonly examined: Examined | undefined; readonly isCurrent: boolean } {
  const [answer, setAnswer] = useState<{ to: Question; value: Examined }>()
  // Somebody else may change the folder: then it is checked again.
  const folder = useStore(
    ({ merchants }) => merchants.find(({ code }) => code === merchant)?.check?.stamp ?? '',
  )
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
