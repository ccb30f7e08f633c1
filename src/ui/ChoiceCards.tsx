import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { pressable } from './pressable.ts'

const Group = styled.fieldset`
  display: grid;
  gap: 10px;
  min-inline-size: 0;
  border: 0;
  padding: 0;

  /* A legend is not a grid item, so the space below it is set here. */
  > legend { padding-block-end: 8px; font-size: var(--type-14); font-weight: 600; }
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
  &[data-columns='2'] > div { grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr)); }
  > p { color: var(--negative); font-size: var(--type-12); font-weight: 500; }
`

const Card = styled.label`
  ${pressable}
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px 12px;
  min-block-size: 60px;
  padding: 10px 12px;
  border-radius: var(--radius);
  background: var(--surface-1);
  box-shadow: inset 0 0 0 1px var(--line);
  cursor: pointer;

  &[data-chosen] { background: var(--brand-soft); box-shadow: inset 0 0 0 2px var(--brand-line); }
  > input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: inherit; }
  > input:focus-visible ~ i::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius); outline: 3px solid var(--focus); outline-offset: 2px; pointer-events: none; }
  > [data-words] { display: grid; flex: 1; gap: 2px; min-inline-size: 0; }
  b { font-size: var(--type-14); font-weight: 600; line-height: var(--leading-tight); overflow-wrap: anywhere; }
  small { color: var(--text-muted); font-size: var(--type-12); font-variant-numeric: tabular-nums; text-wrap: pretty; overflow-wrap: anywhere; }
  &[data-chosen] small { color: var(--text); }

  /* The mark of the chosen card. */
  > i {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.5px var(--line);
    color: var(--on-brand);
  }
  > i > svg { opacity: 0; transform: scale(0.4); transition: transform var(--motion) var(--ease), opacity var(--motion) linear; }
  &[data-chosen] > i { background: var(--brand); box-shadow: inset 0 0 0 1.5px var(--brand-line); }
  &[data-chosen] > i > svg { opacity: 1; transform: none; }

  /* In two columns: the picture and the mark above, the words below. */
  [data-columns='2'] & { flex-wrap: wrap; align-content: flex-start; }
  [data-columns='2'] & > [data-words] { flex: 1 0 100%; order: 1; }
  [data-columns='2'] & > i { margin-inline-start: auto; }
`

export interface Choice {
  readonly id: string
  readonly title: string
  readonly note?: ReactNode
  /** A second remark, on its own line. */
  readonly detail?: string
  /** At the start of the card: an icon, a picture or initials. */
  readonly picture?: ReactNode
}

export interface ChoiceCardsProps {
  /** The question that the choice answers. */
  readonly legend: string
  readonly name: string
  readonly items: readonly Choice[]
  /** Id of the chosen item; '' for none. */
  readonly value: string
  readonly onValue: (id: string) => void
  readonly columns?: 1 | 2
  readonly error?: string | undefined
}

/** Radio buttons that look like cards. */
export function ChoiceCards({ legend, name, items, value, onValue, columns = 1, error }: ChoiceCardsProps) {
  const note = useId()
  return (
    <Group data-columns={columns} aria-describedby={error ? note : undefined}>
      <legend>{legend}</legend>
      <div>
        {items.map((item) => (
          <Card key={item.id} data-chosen={item.id === value || undefined}>
            <input
              type="radio"
              name={name}
              value={item.id}
              checked={item.id === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onValue(item.id)}
            />
            {item.picture}
            <span data-words="">
              <b>{item.title}</b>
              {item.note && <small>{item.note}</small>}
              {item.detail && <small>{item.detail}</small>}
            </span>
            <i aria-hidden>
              <svg
                width="12"
                height="12"
                viewBox="0 0 12 12"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.25"
                aria-hidden="true"
              >
                <path d="M2.5 6.5l2.5 2.5 4.5-5.5" strokeLinecap="round" strokeLinejoin="round" />
              </svg>
            </i>
          </Card>
        ))}
      </div>
      {error && (
        <p id={note} role="alert">
          {error}
        </p>
      )}
    </Group>
  )
}
