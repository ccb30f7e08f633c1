import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { Icon } from './Icon.tsx'

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  text-align: start;

  > label { font-size: var(--type-14); font-weight: 600; color: var(--text); }
  > p { min-block-size: calc(var(--type-12) * var(--leading)); font-size: var(--type-12); color: var(--text-muted); }
  > p[role='alert'] { color: var(--negative); font-weight: 500; }
`

const Box = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  min-block-size: max(44px, var(--control-height));
  border-radius: var(--radius-small);
  background: var(--surface-1);
  box-shadow: inset 0 0 0 1px var(--line);

  &:focus-within { box-shadow: inset 0 0 0 2px var(--focus); }
  &[data-invalid] { box-shadow: inset 0 0 0 2px var(--negative); }
  &[data-invalid]:focus-within { box-shadow: inset 0 0 0 2px var(--negative), 0 0 0 3px var(--focus); }
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
  /** '' for none yet. */
  readonly value: string
  readonly onValue: (id: string) => void
  /** What stands there while nothing is chosen. */
  readonly placeholder: string
  readonly error?: string | undefined
}

/** One of many, by the phone's own list. */
export function SelectField({ label, name, items, value, onValue, placeholder, error }: SelectFieldProps) {
  const field = useId()
  return (
    <Field>
      <label htmlFor={field}>{label}</label>
      <Box data-invalid={error ? '' : undefined}>
        <select
          id={field}
          name={name}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${field}-note` : undefined}
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
      <p key={error ? 'error' : 'hint'} id={`${field}-note`} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </Field>
  )
}
