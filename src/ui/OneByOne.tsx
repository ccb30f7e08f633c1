import type { ReactNode } from 'react'
import { useProgressiveRender } from './useProgressiveRender.ts'

interface Props {
  /** So many at once: what the first window may show. */
  readonly first: number
  /** With keys. */
  readonly children: readonly ReactNode[]
}

/** Draws a list's beginning at once and the others one at a time, so that no task is as long as the list. */
export function OneByOne({ first, children }: Props): ReactNode {
  return children.slice(0, useProgressiveRender(first, children.length))
}
