import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled from 'styled-components'

const Row = styled.label`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  min-block-size: 44px;
  padding-block: 6px;
  font-size: var(--type-14);
  cursor: pointer;

  > span:first-child { position: relative; display: grid; inline-size: 1.5rem; block-size: 1.5rem; }
  input { appearance: none; inline-size: 1.5rem; block-size: 1.5rem; border-radius: min(var(--radius-small), 7px); background: var(--surface-1); box-shadow: inset 0 0 0 1.5px var(--line); cursor: pointer; }
  input:checked { background: var(--brand); box-shadow: inset 0 0 0 1.5px var(--brand-line); }
  input:disabled { opacity: 0.5; }
  svg { position: absolute; inset: 0; pointer-events: none; color: var(--on-brand); stroke-dasharray: 16; stroke-dashoffset: 16; opacity: 0; transition: stroke-dashoffset var(--motion) var(--ease); }
  input:checked + svg { stroke-dashoffset: 0; opacity: 1; }
  > p { grid-column: 2; font-size: var(--type-12); color: var(--negative); }
`

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'checked'> {
  readonly checked: boolean
  readonly onChecked: (checked: boolean) => void
  readonly error?: string | undefined
  /** The label; may contain a link. */
  readonly children: ReactNode
}

/** A checkbox; the whole row is its target. */
export function Checkbox({ checked, onChecked, error, children, ...rest }: CheckboxProps) {
  const note = useId()
  return (
    <Row>
      <span>
        <input
          {...rest}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChecked(event.currentTarget.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? note : undefined}
        />
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M6 12.5l4 4 8-9" />
        </svg>
      </span>
      <span>{children}</span>
      {error && (
        <p id={note} role="alert">
          {error}
        </p>
      )}
    </Row>
  )
}
