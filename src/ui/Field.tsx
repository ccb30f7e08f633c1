import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Label above, control, and one line of hint or error below. */
export const FieldFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  text-align: start;

  > label { font-size: var(--type-14); font-weight: 600; color: var(--text); }
  > p { min-block-size: calc(var(--type-12) * var(--leading)); font-size: var(--type-12); color: var(--text-muted); }
  > p[role='alert'] { color: var(--negative); font-weight: 500; }
`

/** The box around a control of one line. */
export const FieldBox = styled.div`
  min-block-size: max(44px, var(--control-height));
  border-radius: var(--radius-small);
  background: var(--surface-1);
  box-shadow: inset 0 0 0 1px var(--line);

  &:focus-within { box-shadow: inset 0 0 0 2px var(--focus); }
  &[data-invalid] { box-shadow: inset 0 0 0 2px var(--negative); }
  &[data-invalid]:focus-within { box-shadow: inset 0 0 0 2px var(--negative), 0 0 0 3px var(--focus); }
`

/** Attributes of a control: its error, and what describes it. */
export const describedBy = (id: string, error: string | undefined, hint?: string) => ({
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': error || hint ? `${id}-note` : undefined,
})

interface Props {
  /** Id of the control. */
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly hint?: string | undefined
  readonly children: ReactNode
}

/** A control with its label and reserved space for a hint or an error, so that nothing moves when one appears. */
export function Field({ id, label, error, hint, children }: Props) {
  return (
    <FieldFrame>
      <label htmlFor={id}>{label}</label>
      {children}
      <p key={error ? 'error' : 'hint'} id={`${id}-note`} role={error ? 'alert' : undefined}>
        {error || hint}
      </p>
    </FieldFrame>
  )
}
