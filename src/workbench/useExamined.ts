import { useEffect, useState } from 'react'
import { call } from './call.ts'
import type { JsonRecord } from './model/mergePatch.ts'
import type { Examined } from './model/wire.ts'
import { attempt } from './store.ts'

/** Typing is let come to rest, ms. */
const REST_MS = 120

/** What a patch would do, judged by the rules that the app runs; the last answer stands until the next is there. */
export function useExamined(merchant: string, before: JsonRecord, patch: JsonRecord): Examined | undefined {
  const [examined, setExamined] = useState<{ merchant: string; value: Examined }>()
  useEffect(() => {
    if (!merchant) return
    let left = false
    const dark = window.matchMedia('(prefers-color-scheme: dark)').matches
    const timer = setTimeout(() => {
      void attempt(async () => {
        const value = await call<Examined>('examine', { merchant, before, patch, dark })
        if (!left) setExamined({ merchant, value })
      })
    }, REST_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [merchant, before, patch])
  return examined?.merchant === merchant ? examined.value : undefined
}
