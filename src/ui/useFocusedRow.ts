import type { Range } from '@tanstack/react-virtual'
import { type FocusEvent, useCallback, useState } from 'react'
import { readyRows } from './gridRules.ts'

/** Rows before and after the focused one that stand ready: Tab is pressed faster than a phone scrolls and draws. */
const BESIDE = 2

/** Keeps the row with the focus among those that are drawn, and its neighbours, so that the keyboard never loses its place. */
export function useFocusedRow() {
  const [focused, setFocused] = useState<number>()
  const follow = useCallback(({ type, target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    // From one to the next: the other event says which that is.
    if (type === 'blur' && relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    const row = target.closest<HTMLElement>('[data-index]')?.dataset.index
    setFocused(type === 'focus' && row !== undefined ? Number(row) : undefined)
  }, [])
  const extract = useCallback(
    (range: Range): number[] => {
      const indexes = readyRows(range)
      if (focused === undefined) return indexes
      for (
        let row = Math.max(0, focused - BESIDE);
        row <= Math.min(focused + BESIDE, range.count - 1);
        row += 1
      )
        if (!indexes.includes(row)) indexes.push(row)
      return indexes.sort((one, other) => one - other)
    },
    [focused],
  )
  return { follow, extract }
}
