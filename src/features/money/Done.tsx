import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { useArrival } from './useArrival.ts'

const grow = keyframes`
  from { transform: scale(0.6); opacity: 0; }
`
const draw = keyframes`
  from { stroke-dashoffset: 60; }
`

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding-block: 32px 8px;
  text-align: center;
  outline: none;

  > svg { inline-size: 96px; block-size: 96px; animation: ${grow} calc(var(--motion) * 1.5) var(--ease); }
  > svg path { stroke-dasharray: 60; animation: ${draw} 420ms 120ms var(--ease) backwards; }
  > h2 { max-inline-size: 22ch; font-family: var(--figures, var(--font-display)); font-size: var(--type-26); font-weight: var(--heading-weight, 700); line-height: var(--leading-tight); text-wrap: balance; }
  > p { max-inline-size: 36ch; color: var(--text-muted); text-wrap: pretty; overflow-wrap: anywhere; }
  > small { color: var(--text-muted); font-size: var(--type-12); font-variant-numeric: tabular-nums; -webkit-user-select: all; }
  @media (prefers-reduced-motion: reduce) {
    > svg, > svg path { animation: none; }
  }
`

interface Props {
  readonly title: string
  readonly children?: ReactNode
}

/** The success message, which receives the focus. */
export function Done({ title, children }: Props) {
  const box = useArrival<HTMLDivElement>()
  return (
    <Box ref={box} role="status" tabIndex={-1}>
      <svg viewBox="0 0 96 96" fill="none" aria-hidden="true">
        <circle cx="48" cy="48" r="46" fill="rgb(var(--positive-rgb) / 18%)" />
        <circle cx="48" cy="48" r="34" fill="var(--positive)" />
        <path
          d="M33 49l10 10 20-22"
          stroke="var(--bg)"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <h2>{title}</h2>
      {children}
    </Box>
  )
}
