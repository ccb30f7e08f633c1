import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { describedBy, Field, FieldBox } from './Field.tsx'

const Box = styled(FieldBox)`
  display: flex;
  align-items: stretch;
  transition: box-shadow var(--motion) var(--ease);

  &[data-disabled] { opacity: 0.55; }

  > input {
    flex: 1;
    min-inline-size: 0;
    padding-block: 10px;
    padding-inline: 14px;
    border: 0;
    border-radius: inherit;
    background: none;
    font-size: max(16px, var(--type-16));
    appearance: none;
  }
  > input:focus-visible { outline: none; }
  > input::placeholder { color: var(--text-muted); opacity: 1; }
  > input:autofill { box-shadow: inset 0 0 0 100px var(--brand-soft); -webkit-text-fill-color: var(--text); }
  > [data-side] { display: flex; align-items: center; flex: none; }
  > [data-side='start'] { padding-inline-start: 14px; color: var(--text-muted); }
  > [data-side='start'] + input { padding-inline-start: 10px; }
`

const LEFT_TO_RIGHT: readonly string[] = ['tel', 'numeric', 'decimal', 'email', 'url']

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'> {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  /** What is wrong with the value: shown below the field and announced. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** Before the text: an icon, a dialing code. */
  readonly start?: ReactNode
  /** After the text: a button, a unit. */
  readonly end?: ReactNode
}

/** A text field with its label above and reserved space for a hint or an error below, so that nothing moves when one appears. */
export function TextField({ label, value, onValue, error, hint, start, end, id, ...rest }: TextFieldProps) {
  const own = useId()
  const field = id ?? own
  // Phone numbers and codes go from left to right in every language.
  const leftToRight = LEFT_TO_RIGHT.includes(rest.inputMode ?? rest.type ?? '')
  return (
    <Field id={field} label={label} error={error} hint={hint}>
      <Box
        dir={leftToRight ? 'ltr' : undefined}
        data-invalid={error ? '' : undefined}
        data-disabled={rest.disabled || undefined}
      >
        {start && <span data-side="start">{start}</span>}
        <input
          {...rest}
          id={field}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
          {...describedBy(field, error, hint)}
        />
        {end && <span data-side="end">{end}</span>}
      </Box>
    </Field>
  )
}
