import { useId } from 'react'

export interface Choice<T extends string> {
  readonly value: T
  readonly label: string
}

interface Props<T extends string> {
  readonly label: string
  readonly value: T
  readonly choices: readonly Choice<T>[]
  readonly onChange: (value: T) => void
  /** The label is visually hidden. */
  readonly quiet?: boolean
}

/** A native select with its label. */
export function Select<T extends string>({ label, value, choices, onChange, quiet = false }: Props<T>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id} className={quiet ? 'hidden' : undefined}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Options from a list of values with labels. */
export const choicesOf = <T extends string>(
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
): Choice<T>[] => values.map((value) => ({ value, label: labels[value] }))
