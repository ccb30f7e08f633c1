import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { TextField } from '../../../ui/TextField.tsx'
import { cleanCode } from './model/code.ts'

/** Wider digits: a code is read digit by digit. */
const Digits = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  input:not(:placeholder-shown) { font-variant-numeric: tabular-nums; font-weight: 600; letter-spacing: 0.18em; }
`

export interface OneTimeCodeProps {
  readonly label: string
  readonly value: string
  /** Called with the code without separators. */
  readonly onChange: (code: string) => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly end?: ReactNode
  readonly name?: string
  readonly ref?: Ref<HTMLInputElement> | undefined
  /** The field gets the focus when its modal opens. */
  readonly autofocus?: boolean
}

/** A field for a one-time code: with numeric keyboard, autofill from the phone's messages, and cleaned pasted text. */
export function OneTimeCode({ onChange, name = 'code', autofocus = false, ...rest }: OneTimeCodeProps) {
  return (
    <Digits>
      <TextField
        {...rest}
        name={name}
        onValue={(typed) => onChange(cleanCode(typed))}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        placeholder=" "
        required
        data-autofocus={autofocus ? '' : undefined}
      />
    </Digits>
  )
}
