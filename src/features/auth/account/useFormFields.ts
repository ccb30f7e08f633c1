import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ErrorText, onOneLine, useErrorText } from '../../shared/useErrorText.ts'
import { type Faults, useForm } from '../../shared/useForm.ts'
import { type Failure, fieldAtFault } from './model/failure.ts'
import { useAboveKeyboard } from './useAboveKeyboard.ts'

/** Errors of empty fields, as keys of namespace `account`. */
export const required = <Field extends string>(empty: readonly Field[]): Faults<Field> =>
  Object.assign({}, ...empty.map((field) => ({ [field]: 'field_required' })))

interface Options<Field extends string> {
  /** The visible fields, in their order on the screen. */
  readonly shown: readonly Field[]
  readonly initial: Readonly<Record<Field, string>>
  readonly failure: Failure | undefined
}

/** A form's field values, errors and handlers. */
export interface FormFields<Field extends string> {
  readonly form: RefObject<HTMLFormElement | null>
  /** The element of the form's general error message. */
  readonly box: RefObject<HTMLDivElement | null>
  readonly typed: Readonly<Record<Field, string>>
  readonly change: (field: Field) => (value: string) => void
  readonly errorOf: (field: Field) => string | undefined
  /** The failure's text if it does not belong to a visible field: it is shown separately. */
  readonly elsewhere: ErrorText | undefined
  /** Marks the fields with errors and focuses the first of them; without errors it removes the marks. */
  readonly accept: (faults: Faults<Field>) => boolean
  /** Handler of a submission: shows what `faultsOf` finds, and calls `then` only if it finds nothing. */
  readonly submitting: (
    faultsOf: (filled: Readonly<Record<Field, string>>) => Faults<Field>,
    then: (filled: Readonly<Record<Field, string>>) => void,
  ) => (event: FormEvent) => void
  /** Enter in a filled field moves to the next field if that one is empty. Otherwise it submits. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void
}

/** Shared behaviour of all account forms: typed values, errors and focus. */
export function useFormFields<Field extends string>({
  shown,
  initial,
  failure,
}: Options<Field>): FormFields<Field> {
  const { t } = useTranslation('account')
  const errorText = useErrorText()
  const { form, values: typed, fill, set, faultOf, accept } = useForm(initial, shown)
  /** The failure whose field was edited afterwards: it no longer applies to the field's value. */
  const [mended, setMended] = useState<Failure>()
  const box = useRef<HTMLDivElement>(null)
  useAboveKeyboard(form)

  const atFault = fieldAtFault(failure, shown)
  const inputOf = (field: Field | undefined): HTMLInputElement | undefined => {
    const found = field && form.current?.elements.namedItem(field)
    return found instanceof HTMLInputElement ? found : undefined
  }
  const collect = () => {
    // Reads the values from the DOM: some password managers fill in fields without firing an event.
    const values = shown.map((field) => ({ [field]: inputOf(field)?.value ?? typed[field] }))
    const filled: typeof typed = Object.assign({ ...typed }, ...values)
    fill(filled)
    return filled
  }
  // Only a new failure moves the focus to its field or message. A change of tab with the same failure does not.
  const announced = useRef<Failure>(undefined)
  useEffect(() => {
    if (!failure || announced.current === failure) return
    announced.current = failure
    const field = atFault && form.current?.elements.namedItem(atFault)
    if (field instanceof HTMLInputElement) {
      field.focus()
      field.select()
    } else box.current?.focus()
  }, [failure, atFault, form])

  return {
    form,
    box,
    typed,
    change: (field) => (value) => {
      set(field)(value)
      if (field === atFault) setMended(failure)
    },
    errorOf(field) {
      const fault = faultOf(field)
      if (fault) return t(fault)
      const shownError = field === atFault && failure !== mended ? errorText(failure) : undefined
      return shownError && onOneLine(shownError)
    },
    elsewhere: atFault ? undefined : errorText(failure),
    accept,
    submitting: (faultsOf, then) => (event) => {
      event.preventDefault()
      const filled = collect()
      if (accept(faultsOf(filled))) then(filled)
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
