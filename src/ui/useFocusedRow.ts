import type { Range } from '@tanstack/react-virtual'
import { type FocusEvent, useCallback, useState } from 'react'
import { readyRows } from './gridRules.ts'

/** Rows rendered before and after the focused one: Tab can be pressed faster than a phone scrolls and renders. */
const BESIDE = 2

/** Keeps the focused row and its neighbours rendered, so that the focus is not lost. */
export function useFocusedRow() {
  const [focused, setFocused] = useState<number>()
  const follow = useCallback(({ type, target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    // The focus moves to another entry: its own event sets the row.
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
