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
  /** Marks the fields with errors and focuses the first of them; without errors it removes the marks. */
  readonly accept: (faults: Faults<Field>) => boolean
  /** Handler of a submission: shows what `faultsOf` finds, and calls `then` only if it finds nothing. */
  readonly submitting: (
    faultsOf: (filled: Readonly<Record<Field, string>>) => Faults<Field>,
    then: (filled: Readonly<Record<Field, string>>) => void,
  ) => (event: FormEvent) => void
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
  const { form, values: typed, fill, set, faultOf, accept } = useForm(initial, shown)
  /** The failure whose field has been changed since: it no longer says anything about what stands there. */
  const [mended, setMended] = useState<Failure>()
  const box = useRef<HTMLDivElement>(null)
  useAboveKeyboard(form)

  const atFault = fieldAtFault(failure, shown)
  const inputOf = (field: Field | undefined): HTMLInputElement | undefined => {
    const found = field && form.current?.elements.namedItem(field)
    return found instanceof HTMLInputElement ? found : undefined
  }
  const collect = () => {
    // The form's own values: some password managers fill fields in without telling anyone.
    const values = shown.map((field) => ({ [field]: inputOf(field)?.value ?? typed[field] }))
    const filled: typeof typed = Object.assign({ ...typed }, ...values)
    fill(filled)
    return filled
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
