import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ErrorText, onOneLine, useErrorText } from '../../shared/useErrorText.ts'
import { type Failure, fieldAtFault } from './model/failure.ts'
import { useAboveKeyboard } from './useAboveKeyboard.ts'

/** What is wrong with fields before anything is sent, as keys of namespace `account`. */
export type Faults<Field extends string> = Partial<Record<Field, string>>

/** All of these are empty. */
export const required = <Field extends string>(empty: readonly Field[]): Faults<Field> =>
  Object.assign({}, ...empty.map((field) => ({ [field]: 'field_required' })))

interface Options<Field extends string> {
  /** The fields that show, in their order on the screen. */
  readonly shown: readonly Field[]
  readonly initial: Readonly<Record<Field, string>>
  readonly failure: Failure | undefined
}

/** The fields of a form and what is wrong with them. */
export interface FormFields<Field extends string> {
  readonly form: RefObject<HTMLFormElement | null>
  /** Of the failure's own message. */
  readonly box: RefObject<HTMLDivElement | null>
  readonly typed: Readonly<Record<Field, string>>
  readonly change: (field: Field) => (value: string) => void
  readonly errorOf: (field: Field) => string | undefined
  /** The failure in words, where it is about no field that shows: it needs a place of its own. */
  readonly elsewhere: ErrorText | undefined
  /** Marks what is wrong and goes to the first of it; with nothing wrong takes the marks away. */
  readonly demand: (faults: Faults<Field>) => void
  /** What stands in the form now. */
  readonly collect: () => Readonly<Record<Field, string>>
  /** The keyboard's own button leads through the fields, and sends from the last. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void
}

/** How every form of the account works: what was typed, what is wrong, where the focus goes. */
export function useFormFields<Field extends string>({
  shown,
  initial,
  failure,
}: Options<Field>): FormFields<Field> {
  const { t } = useTranslation('account')
  const errorText = useErrorText()
  const [typed, setTyped] = useState(initial)
  const [faults, setFaults] = useState<Faults<Field>>({})
  /** The failure whose field has been changed since: it no longer says anything about what stands there. */
  const [mended, setMended] = useState<Failure>()
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useAboveKeyboard(form)

  const atFault = fieldAtFault(failure, shown)
  const inputOf = (field: Field | undefined): HTMLInputElement | undefined => {
    const found = field && form.current?.elements.namedItem(field)
    return found instanceof HTMLInputElement ? found : undefined
  }
  // A new failure goes to where it can be put right; another way of signing in does not.
  const announced = useRef<Failure>(undefined)
  useEffect(() => {
    if (!failure || announced.current === failure) return
    announced.current = failure
    const field = atFault && form.current?.elements.namedItem(atFault)
    if (field instanceof HTMLInputElement) {
      field.focus()
      field.select()
    } else box.current?.focus()
  }, [failure, atFault])

  return {
    form,
    box,
    typed,
    change: (field) => (value) => {
      setTyped((before) => ({ ...before, [field]: value }))
      setFaults((before) => ({ ...before, [field]: undefined }))
      if (field === atFault) setMended(failure)
    },
    errorOf(field) {
      const fault: string | undefined = faults[field]
      if (fault) return t(fault)
      const shownError = field === atFault && failure !== mended ? errorText(failure) : undefined
      return shownError && onOneLine(shownError)
    },
    elsewhere: atFault ? undefined : errorText(failure),
    demand(wrong) {
      setFaults(wrong)
      inputOf(shown.find((field) => wrong[field]))?.focus()
    },
    collect() {
      // The form's own values: some password managers fill fields in without telling anyone.
      const values = shown.map((field) => ({ [field]: inputOf(field)?.value ?? typed[field] }))
      const filled: typeof typed = Object.assign({ ...typed }, ...values)
      setTyped(filled)
      return filled
    },
    onKeyDown(event) {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
      const at = shown.findIndex((field) => inputOf(field) === event.target)
      const next = at < 0 ? undefined : inputOf(shown[at + 1])
      if (event.target.value === '' || !next || next.value !== '') return
      event.preventDefault()
      next.focus()
    },
  }
}
