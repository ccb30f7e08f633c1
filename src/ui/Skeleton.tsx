import type { CSSProperties } from 'react'
import styled from 'styled-components'

/*
 * It does not shimmer: thirty endless animations took so much of a slow phone without a graphics processor that home was complete
 * seconds later (docs/performance.md).
 */
const Shape = styled.span`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border-radius: var(--radius);
  background: var(--surface-2);
  animation: wait 0s 150ms both;

  &[data-shape='line'] { block-size: 0.75em; margin-block: calc((1.5em - 0.75em) / 2); border-radius: var(--radius-small); }
  &[data-shape='circle'] { border-radius: 50%; aspect-ratio: 1; block-size: auto; }
`

export interface SkeletonProps {
  readonly shape?: 'block' | 'line' | 'circle'
  /** CSS lengths. */
  readonly width?: string
  readonly height?: string
  /** Aspect ratio, such as 3 / 4. */
  readonly ratio?: number
}

/** The shape of content that is loading, visible after 150 ms. The container has `aria-busy`. */
export function Skeleton({ shape = 'block', width, height, ratio }: SkeletonProps) {
  const style: CSSProperties = { inlineSize: width, blockSize: ratio ? 'auto' : height, aspectRatio: ratio }
  return <Shape data-shape={shape} style={style} aria-hidden />
}
