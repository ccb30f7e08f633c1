import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { describedBy, Field, FieldBox } from './Field.tsx'
import { Icon } from './Icon.tsx'

const Box = styled(FieldBox)`
  position: relative;
  display: grid;
  align-items: center;

  > select {
    appearance: none;
    inline-size: 100%;
    block-size: 100%;
    padding-block: 8px;
    padding-inline: 14px 44px;
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    font: inherit;
    font-size: max(16px, var(--type-16));
    line-height: var(--leading-tight);
    white-space: normal;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  > select:focus-visible { outline: none; }
  > select > option { background: var(--surface-1); color: var(--text); }
  > svg { position: absolute; inset-inline-end: 12px; color: var(--text-muted); pointer-events: none; }
`

export interface SelectFieldProps {
  readonly label: string
  readonly name: string
  readonly items: readonly { readonly id: string; readonly label: string }[]
  /** '' for none. */
  readonly value: string
  readonly onValue: (id: string) => void
  /** Shown while nothing is chosen. */
  readonly placeholder: string
  readonly error?: string | undefined
}

/** A native select with its label. */
export function SelectField({ label, name, items, value, onValue, placeholder, error }: SelectFieldProps) {
  const field = useId()
  return (
    <Field id={field} label={label} error={error}>
      <Box data-invalid={error ? '' : undefined}>
        <select
          id={field}
          name={name}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
          {...describedBy(field, error)}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {items.map((item) => (
            <option key={item.id} value={item.id}>
              {item.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={20} />
      </Box>
    </Field>
  )
}
