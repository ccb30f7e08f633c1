import type { Call } from '../../api/call.ts'
import { type Form, useForm } from '../shared/useForm.ts'
import { type Send, useSend } from './useSend.ts'

export interface SendForm<Field extends string, Body, Value>
  extends Omit<Form<Field>, 'set' | 'fill'>,
    Omit<Send<Body, Value>, 'forget'> {
  /** Changes a field, and clears the failure of the last request. */
  readonly change: (field: Field) => (value: string) => void
}

/** A form whose fields are sent by one call. */
export function useSendForm<Field extends string, Body, Value>(
  call: Call<undefined, Body, Value>,
  initial: Readonly<Record<Field, string>>,
): SendForm<Field, Body, Value> {
  const { form, values, set, faultOf, accept } = useForm(initial)
  const { busy, refused, send, forget } = useSend(call)
  const change = (field: Field) => (value: string) => {
    forget()
    set(field)(value)
  }
  return { form, values, change, faultOf, accept, busy, refused, send }
}
