interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A search that narrows a list; its name stands in it until something is typed. */
export function SearchField({ label, value, onChange }: Props) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
