import { useEffect, useState } from 'react'
import { call } from './call.ts'
import type { BulkAnswer } from './model/bulkWire.ts'
import { attempt, useStore } from './store.ts'

/** Waits for the end of ticking, ms. */
const TICKED_MS = 250

/** What the change of many merchants would do; undefined while it is computed, and where nothing is asked. */
export function useBulk(): { readonly answer: BulkAnswer | undefined; readonly again: () => void } {
  const chosen = useStore((state) => state.chosen)
  const bulk = useStore((state) => state.bulk)
  const [round, setRound] = useState(0)
  const [known, setKnown] = useState<{ readonly to: string; readonly answer: BulkAnswer }>()
  const question = JSON.stringify([chosen, bulk, round])
  useEffect(() => {
    if (chosen.length === 0 || bulk.length === 0) return
    let left = false
    const timer = setTimeout(() => {
      void attempt(async () => {
        const answer = await call<BulkAnswer>('bulk', { merchants: chosen, set: bulk })
        if (!left) setKnown({ to: question, answer })
      })
    }, TICKED_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [chosen, bulk, question])
  return {
    answer: known?.to === question ? known.answer : undefined,
    again: () => setRound(round + 1),
  }
}
