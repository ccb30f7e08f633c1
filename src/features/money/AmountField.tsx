import { useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { fromMinorUnits } from '../../i18n/format.ts'
import { Chip } from '../../ui/Chip.tsx'
import { useFormats } from '../shared/useFormats.ts'
import { currencySign, readTyped } from './model/amount.ts'
import { groupedText, groupTyped, marksOf } from './model/groupTyped.ts'
import type { Limits } from './model/limits.ts'

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  > label { font-size: var(--type-14); font-weight: 600; }
  > p { color: var(--text-muted); font-size: var(--type-12); font-variant-numeric: tabular-nums; }
  > p[role='alert'] { color: var(--negative); font-weight: 500; }
`

/** Large enough to be read at arm's length; the sign stands before the figures in every language. */
const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 72px;
  padding-inline: 16px;
  border-radius: var(--radius);
  background: var(--surface-1);
  box-shadow: inset 0 0 0 1px var(--line);
  font-family: var(--figures, var(--font-display));
  cursor: text;

  &:focus-within { box-shadow: inset 0 0 0 2px var(--focus); }
  &[data-invalid] { box-shadow: inset 0 0 0 2px var(--negative); }
  &[data-invalid]:focus-within { box-shadow: inset 0 0 0 2px var(--negative), 0 0 0 3px var(--focus); }
  > span { color: var(--text-muted); font-size: var(--type-20); font-weight: 700; }
  > input {
    flex: 1;
    min-inline-size: 0;
    padding-block: 10px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: var(--type-34);
    font-weight: var(--figures-weight, 800);
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.02em;
    appearance: none;
  }
  > input:focus-visible { outline: none; }
  > input::placeholder { color: var(--text-muted); opacity: 1; }
`

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  font-variant-numeric: tabular-nums;

  > button { flex: 1 0 auto; justify-content: center; }
  > button::before { inset: 0; }
`

interface Props {
  readonly currency: string
  readonly digits: number
  readonly limits: Limits
  readonly value: string
  readonly onValue: (value: string) => void
  readonly error: string | undefined
  /** Suggested amounts, minor units. */
  readonly presets: readonly bigint[]
  /** The whole available amount, minor units. */
  readonly all?: bigint | undefined
}

/** With this many decimal digits, the decimal mark looks like a thousands separator. */
const AMBIGUOUS = 3

/** The amount as a user would type it, without trailing zeros. */
export const typedText = (minor: bigint, digits: number): string =>
  fromMinorUnits(minor, digits).replace(/\.0+$/, '')

/** A large field for an amount, with buttons for suggested amounts. */
export function AmountField({ currency, digits, limits, value, onValue, error, presets, all }: Props) {
  const { t } = useTranslation('money')
  const field = useId()
  const typed = readTyped(value, digits)
  const formats = useFormats()
  const money = (minor: bigint) => formats.money(minor, currency)
  const separators = digits === AMBIGUOUS ? undefined : marksOf(formats.moneyLocale(currency))
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  useLayoutEffect(() => {
    // Restores the caret: in a controlled field it jumps to the end when separators change.
    if (caret.current !== undefined && value) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [value])
  const change = ({ value: text, selectionStart }: HTMLInputElement) => {
    const at = selectionStart ?? text.length
    const edit = separators ? groupTyped(value, { text, caret: at }, separators) : { text, caret: at }
    caret.current = edit.caret
    onValue(edit.text)
  }
  const choose = (minor: bigint) => {
    const text = typedText(minor, digits)
    onValue(separators ? groupedText(text, separators) : text)
  }
  const isChosen = (minor: bigint) => typed.state === 'read' && typed.minor === minor
  return (
    <Field>
      <label htmlFor={field}>{t('amount')}</label>
      <Box
        dir="ltr"
        data-invalid={error ? '' : undefined}
        onPointerDown={(event) => {
          // A tap anywhere in the box focuses the input.
          const input = event.currentTarget.querySelector('input')
          if (event.target === input) return
          event.preventDefault()
          input?.focus()
        }}
      >
        <span aria-hidden>{currencySign(currency)}</span>
        <input
          ref={input}
          id={field}
          name="amount"
          required
          value={value}
          onChange={(event) => change(event.currentTarget)}
          inputMode={digits > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0"
          maxLength={40}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${field}-note`}
        />
      </Box>
      <p key={error ? 'error' : 'hint'} id={`${field}-note`} role={error ? 'alert' : undefined}>
        {error ?? limitsText(limits, t, money)}
      </p>
      {(presets.length > 0 || all !== undefined) && (
        <Chips role="group" aria-label={t('quick_amounts')}>
          {presets.map((minor) => (
            <Chip key={String(minor)} selected={isChosen(minor)} onClick={() => choose(minor)}>
              {shortMoney(money(minor))}
            </Chip>
          ))}
          {all !== undefined && (
            <Chip selected={isChosen(all)} onClick={() => choose(all)}>
              {t('all_of_it')}
            </Chip>
          )}
        </Chips>
      )}
    </Field>
  )
}

/** Removes ".00" from round amounts. */
const shortMoney = (text: string): string => text.replace(/[.,]00(?=\D*$)/, '')

type Translate = (key: string, values: Readonly<Record<string, string>>) => string

/** The limits as a sentence; '' without limits. */
export function limitsText({ min, max }: Limits, t: Translate, money: (minor: bigint) => string): string {
  if (min !== undefined && max !== undefined)
    return t('between', { min: shortMoney(money(min)), max: shortMoney(money(max)) })
  if (min !== undefined) return t('at_least', { min: shortMoney(money(min)) })
  return max === undefined ? '' : t('at_most', { max: shortMoney(money(max)) })
}
