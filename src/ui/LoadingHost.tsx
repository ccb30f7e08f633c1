import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import type { LoadingStore } from './loadingStore.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--layer-toast);
  block-size: 3px;
  overflow: hidden;
  background: rgb(var(--brand-rgb) / 24%);
  pointer-events: none;
  animation: loading-in 0.15s 0.15s backwards;

  &::after { content: ''; position: absolute; inset-block: 0; inline-size: 40%; background: var(--brand-line, var(--brand)); animation: loading-run 1.1s ease-in-out infinite; }
  @keyframes loading-in { from { opacity: 0; } }
  @keyframes loading-run { from { inset-inline-start: -40%; } to { inset-inline-start: 100%; } }
  @media (prefers-reduced-motion: reduce) { &::after { inline-size: 100%; animation: none; opacity: 0.6; } }
`

export interface LoadingHostProps {
  readonly store: LoadingStore
  /** Announced by screen readers. */
  readonly label: string
}

/** The indicator of loading without a place on the screen: a line at the top edge that ignores taps. */
export function LoadingHost({ store, label }: LoadingHostProps) {
  const shows = useSyncExternalStore(store.subscribe, store.shows)
  return (
    <div role="status" data-part="loading">
      {shows && (
        <Line aria-busy="true">
          <VisuallyHidden>{label}</VisuallyHidden>
        </Line>
      )}
    </div>
  )
}
