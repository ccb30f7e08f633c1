import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type ProgressProps, percentOf } from './ProgressBar.tsx'

const Ring = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: var(--ring-size, 64px);
  aspect-ratio: 1;

  > svg { position: absolute; inset: 0; transform: rotate(-90deg); }
  [dir='rtl'] & > svg { transform: rotate(-90deg) scaleY(-1); }
  circle { fill: none; stroke-width: 8; stroke: var(--surface-3); }
  circle + circle { stroke: var(--progress-colour, var(--brand-line)); stroke-linecap: round; transition: stroke-dashoffset calc(var(--motion) * 2) var(--ease); }
`

export interface ProgressRingProps extends ProgressProps {
  /** Content in the middle, such as the percentage. */
  readonly children?: ReactNode
}

/** A ring that fills; `--ring-size` is its size. */
export function ProgressRing({ value, label, valueText, children }: ProgressRingProps) {
  const percent = percentOf(value)
  return (
    <Ring
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="46" />
        {percent > 0 && (
          <circle
            cx="50"
            cy="50"
            r="46"
            pathLength="100"
            strokeDasharray="100"
            strokeDashoffset={100 - percent}
          />
        )}
      </svg>
      {children}
    </Ring>
  )
}
