import { type ComponentPropsWithRef, useId } from 'react'
import styled from 'styled-components'
import { describedBy, FieldFrame } from './Field.tsx'

const Frame = styled(FieldFrame)`
  > textarea {
    display: block;
    inline-size: 100%;
    min-block-size: 9rem;
    max-block-size: 60dvh;
    padding: 12px 14px;
    border: 0;
    border-radius: var(--radius-small);
    background: var(--surface-1);
    box-shadow: inset 0 0 0 1px var(--line);
    color: inherit;
    font: inherit;
    font-size: max(16px, var(--type-16));
    resize: vertical;
    field-sizing: content;
  }
  > textarea::placeholder { color: var(--text-muted); opacity: 1; }
  > textarea:focus-visible { outline: none; box-shadow: inset 0 0 0 2px var(--focus); }
  > textarea[aria-invalid] { box-shadow: inset 0 0 0 2px var(--negative); }
  > textarea[aria-invalid]:focus-visible { box-shadow: inset 0 0 0 2px var(--negative), 0 0 0 3px var(--focus); }
  > div { display: flex; justify-content: space-between; gap: 12px; min-block-size: calc(var(--type-12) * var(--leading)); color: var(--text-muted); font-size: var(--type-12); }
  > div > [role='alert'] { color: var(--negative); font-weight: 500; }
  > div > [data-room] { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
`

export interface TextAreaProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value' | 'maxLength'> {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly error?: string | undefined
  /** The maximum number of characters. The count is shown near the limit. */
  readonly maxLength: number
}

/** From this share of the limit on, the count is shown. */
const NEARLY_FULL = 0.8

/** A field for several lines that grows with its text. */
export function TextArea({ label, value, onValue, error, maxLength, id, ...rest }: TextAreaProps) {
  const own = useId()
  const field = id ?? own
  return (
    <Frame>
      <label htmlFor={field}>{label}</label>
      <textarea
        {...rest}
        id={field}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onValue(event.currentTarget.value)}
        {...describedBy(field, error)}
      />
      <div>
        {error && (
          <span id={`${field}-note`} role="alert">
            {error}
          </span>
        )}
        {value.length >= maxLength * NEARLY_FULL && (
          <span data-room="">
            {value.length} / {maxLength}
          </span>
        )}
      </div>
    </Frame>
  )
}
