import { type FormEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Icon } from '../../../ui/Icon.tsx'
import { FormAlert } from '../../shared/FormAlert.tsx'
import { onOneLine, useErrorText } from '../../shared/useErrorText.ts'
import type { FactorQuestion } from '../flow/model/confirm.ts'
import { type SmsCode, useSmsCode } from '../smsCode/public.ts'
import { MethodFields } from './MethodFields.tsx'
import { METHOD_ICONS, MethodTabs } from './MethodTabs.tsx'
import type { Field, Method } from './model/methods.ts'
import type { Question } from './model/question.ts'

const Form = styled.form`
  --field: calc(var(--type-14) * var(--leading) + var(--type-12) * var(--leading) + max(44px, var(--control-height)) + 12px);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  > [role='tabpanel'] { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: 8px; }
  /* All tabs have the height of the tallest one, so changing the tab does not shift the layout. */
  &[data-tall] > [role='tabpanel'] { min-block-size: calc(2 * var(--field) + 8px); }
`

const Lead = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-block-end: 4px;
  color: var(--text-muted);
  font-size: var(--type-14);
  text-wrap: pretty;

  > span { display: grid; place-items: center; flex: none; inline-size: 44px; block-size: 44px; border-radius: 50%; background: var(--brand-soft); color: var(--brand-text); }
`

/** i18n keys: the explanation of a tab whose field label is not sufficient. */
const LEADS: Readonly<Record<Method, string | undefined>> = {
  payeeName: 'payee_name_desc',
  sms: undefined,
  ga: 'google_authenticator_desc',
  email: 'email_desc',
}

interface Props {
  /** The form's id: the submit button is outside the form and refers to it. */
  readonly id: string
  readonly view: Question
  readonly method: Method
  readonly question: FactorQuestion
}

/** The tabs and the open tab's fields. It is a real `<form>`, so autofill and the on-screen keyboard's submit key work. */
export function FactorForm({ id, view, method, question }: Props) {
  const { t } = useTranslation('secondFactor')
  const errorText = useErrorText()
  const name = useId()
  const sms: SmsCode = useSmsCode('secondFactor', question.isByToken ? 'platform' : 'site')
  const box = useRef<HTMLDivElement>(null)
  const refs = useFieldRefs()
  const { methods, typed, missing, failure, attempt, work } = view

  const goToTrouble = useEffectEvent(() => {
    const field = missing[0] ?? failure?.field
    if (field) {
      refs[field].current?.focus()
      refs[field].current?.select()
    } else if (failure) box.current?.focus()
  })
  // Runs after every answer, even if its message is the same as before, but not while the player types.
  useEffect(() => {
    if (attempt > 0 && work === 'idle') goToTrouble()
  }, [attempt, work])

  const errorOf = (field: Field): string | undefined => {
    if (missing.includes(field)) return t('field_required')
    const shown = failure?.field === field ? errorText(failure) : undefined
    return shown && onOneLine(shown)
  }
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void question.confirm(sms.proof)
  }
  const lead = LEADS[method]
  const shown = failure?.field ? undefined : errorText(failure)

  return (
    <Form
      id={id}
      noValidate
      method="post"
      onSubmit={confirm}
      data-tall={methods.includes('sms') || undefined}
    >
      <MethodTabs methods={methods} value={method} onValue={question.choose} name={name} />
      {/* The panel has no accessible name: the tab's label would repeat the name of the field. */}
      <div key={method} role="tabpanel" id={`${name}-${method}-panel`}>
        {lead && (
          <Lead>
            <span>
              <Icon of={METHOD_ICONS[method]} size={22} />
            </span>
            {t(lead)}
          </Lead>
        )}
        <MethodFields
          method={method}
          typed={typed}
          type={question.type}
          want={question.want}
          errorOf={errorOf}
          refs={refs}
          sms={sms}
        />
      </div>
      <FormAlert key={attempt} shown={shown} box={box} />
    </Form>
  )
}

function useFieldRefs() {
  const payeeName = useRef<HTMLInputElement>(null)
  const mobileNum = useRef<HTMLInputElement>(null)
  const verificationCode = useRef<HTMLInputElement>(null)
  const authCode = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  return useRef({ payeeName, mobileNum, verificationCode, authCode, email }).current
}
