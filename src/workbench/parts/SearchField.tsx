interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A search field that filters a list. Its label is the placeholder. */
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
