import type { ReactNode } from 'react'
import { useProgressiveRender } from './useProgressiveRender.ts'

interface Props {
  /** Number of items rendered at once: as many as the first window may show. */
  readonly first: number
  /** Elements with keys. */
  readonly children: readonly ReactNode[]
}

/** Renders the first items of a list at once and the others one at a time, so that no task takes as long as the whole list. */
export function OneByOne({ first, children }: Props): ReactNode {
  return children.slice(0, useProgressiveRender(first, children.length))
}
