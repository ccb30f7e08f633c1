import { type RefObject, useRef, useState } from 'react'

/** What is wrong with fields, in words. */
export type Faults<Field extends string> = Readonly<Partial<Record<Field, string>>>

export interface Form<Field extends string> {
  readonly form: RefObject<HTMLFormElement | null>
  readonly values: Readonly<Record<Field, string>>
  readonly set: (field: Field) => (value: string) => void
  readonly faultOf: (field: Field) => string | undefined
  /** Marks what is wrong and goes to the first of it, by the order of `values`; true where nothing is. */
  readonly accept: (faults: Faults<Field>) => boolean
  readonly reset: () => void
}

/** The fields of a form, by their names: what was typed, what is wrong, where the focus goes. */
export function useForm<Field extends string>(initial: Readonly<Record<Field, string>>): Form<Field> {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [faults, setFaults] = useState<Readonly<Record<string, string | undefined>>>({})
  return {
    form,
    values,
    set: (field) => (value) => {
      setValues((before) => ({ ...before, [field]: value }))
      setFaults((before) => ({ ...before, [field]: undefined }))
    },
    faultOf: (field) => faults[field],
    accept(wrong) {
      setFaults(wrong)
      const marked: Readonly<Record<string, string | undefined>> = wrong
      const first = Object.keys(initial).find((field) => marked[field])
      if (first === undefined) return true
      const found = form.current?.elements.namedItem(first)
      const place = found instanceof RadioNodeList ? found[0] : found
      if (place instanceof HTMLElement) place.focus()
      return false
    },
    reset() {
      setValues(initial)
      setFaults({})
    },
  }
}
