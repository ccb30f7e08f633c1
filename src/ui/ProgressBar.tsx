import styled from 'styled-components'

const Track = styled.div`
  overflow: hidden;
  block-size: var(--progress-size, 8px);
  border-radius: 99px;
  background: var(--surface-3);
  --direction: -1;
  [dir='rtl'] & { --direction: 1; }

  > i { display: block; block-size: 100%; border-radius: inherit; background: var(--progress-colour, var(--brand-line)); transition: transform calc(var(--motion) * 2) var(--ease); }
`

export interface ProgressProps {
  /** 0 to 1; other values are clamped. */
  readonly value: number
  readonly label: string
  /** The value in words, such as "3 of 5 deposits". */
  readonly valueText?: string
}

/** 0 to 1 as whole percent; NaN gives 0. */
export const percentOf = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(1, Math.max(0, value)) * 100) : 0

/** A bar that fills in reading direction. */
export function ProgressBar({ value, label, valueText }: ProgressProps) {
  const percent = percentOf(value)
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
    >
      <i style={{ transform: `translateX(calc(${100 - percent}% * var(--direction)))` }} />
    </Track>
  )
}
