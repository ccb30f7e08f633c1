import { type RefObject, useRef, useState } from 'react'

/** Error messages, or keys of them, by field name. */
export type Faults<Field extends string> = Readonly<Partial<Record<Field, string>>>

export interface Form<Field extends string> {
  readonly form: RefObject<HTMLFormElement | null>
  readonly values: Readonly<Record<Field, string>>
  readonly set: (field: Field) => (value: string) => void
  /** Replaces all values at once. */
  readonly fill: (values: Readonly<Record<Field, string>>) => void
  readonly faultOf: (field: Field) => string | undefined
  /** Shows the errors and focuses the first invalid field, in the order of the screen. True: no errors. */
  readonly accept: (faults: Faults<Field>) => boolean
}

/**
 * State of a form by field name: values, errors, and focus on the first error.
 * @param shown the fields in their order on the screen; by default in the order of `initial`
 */
export function useForm<Field extends string>(
  initial: Readonly<Record<Field, string>>,
  shown?: readonly Field[],
): Form<Field> {
  const form = useRef<HTMLFormElement>(null)
  const [values, fill] = useState(initial)
  const [faults, setFaults] = useState<Readonly<Record<string, string | undefined>>>({})
  return {
    form,
    values,
    fill,
    set: (field) => (value) => {
      fill((before) => ({ ...before, [field]: value }))
      setFaults((before) => ({ ...before, [field]: undefined }))
    },
    faultOf: (field) => faults[field],
    accept(wrong) {
      setFaults(wrong)
      const marked: Readonly<Record<string, string | undefined>> = wrong
      const order: readonly string[] = shown ?? Object.keys(initial)
      const first = order.find((field) => marked[field])
      if (first === undefined) return true
      const found = form.current?.elements.namedItem(first)
      const place = found instanceof RadioNodeList ? found[0] : found
      if (place instanceof HTMLElement) place.focus()
      return false
    },
  }
}
