import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Site } from '../../../site/site.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { e164 } from '../../shared/mobileNumber.ts'
import { useForm } from '../../shared/useForm.ts'
import { useDialingCode } from '../countryPicker/public.ts'
import { OneTimeCode } from '../smsCode/public.ts'
import { codeOf, providerFailure } from './model/failure.ts'
import { type SentPhoneCode, sendPhoneCode } from './public.ts'
import { useCountdown } from './useCountdown.ts'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-block: 4px 16px;

  > p { color: var(--text-muted); font-size: var(--type-14); }
`

export interface PhoneSheetProps {
  readonly site: Pick<Site, 'firebase'>
  readonly onClose: () => void
  readonly onProved: (idToken: string) => void
}

/** Keeps a phone number left to right in right-to-left text. */
const isolated = (number: string) => `\u2066${number}\u2069`

/** Sign-in with a code that Firebase sends to the phone: number first, then the code (docs/conformance.md § 2.1). */
export default function PhoneSheet({ site, onClose, onProved }: PhoneSheetProps) {
  const { t } = useTranslation('thirdPartySignIn')
  const { t: tShell } = useTranslation('shell')
  const { code: dialingCode, control } = useDialingCode()
  const { form, values, set, faultOf, accept } = useForm({ number: '', code: '' })
  const [sent, setSent] = useState<{ readonly to: string; readonly by: SentPhoneCode }>()
  const [isBusy, setBusy] = useState(false)
  const countdown = useCountdown()

  useEffect(() => {
    const field = sent && form.current?.elements.namedItem('code')
    if (field instanceof HTMLElement) field.focus()
  }, [sent, form])
  const failed = (field: keyof typeof values, error: unknown) => {
    const failure = providerFailure(error)
    if (failure) accept({ [field]: `${t([failure.messageKey ?? '', 'auth/unknown'])} (${codeOf(error)})` })
  }
  const attempt = async (field: keyof typeof values, run: () => Promise<void>) => {
    setBusy(true)
    accept({})
    try {
      await run()
    } catch (error) {
      failed(field, error)
    } finally {
      setBusy(false)
    }
  }

  const send = () => {
    const to = e164(values.number, dialingCode)
    if (!to) return void accept({ number: t('auth/invalid-phone-number') })
    void attempt('number', async () => {
      if (!form.current) return
      const by = await sendPhoneCode(site, to, form.current)
      countdown.start()
      setSent({ to, by })
    })
  }
  const prove = (by: SentPhoneCode) => {
    const code = values.code.trim()
    if (code === '') return void accept({ code: t('auth/invalid-verification-code') })
    void attempt('code', async () => onProved((await by.confirm(code)).idToken))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // React bubbles this event to the login form, the sheet's parent in the React tree. It must not submit that form.
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    if (sent) prove(sent.by)
    else send()
  }

  return (
    <Sheet open onClose={onClose} title={t('phone_title')} closeLabel={tShell('close')}>
      <Form ref={form} noValidate onSubmit={submit}>
        <TextField
          name="number"
          label={t('mobile_number')}
          value={values.number}
          onValue={(typed) => {
            set('number')(typed)
            setSent(undefined)
          }}
          error={faultOf('number')}
          start={control}
          type="tel"
          inputMode="tel"
          autoComplete={control ? 'tel-national' : 'tel'}
          enterKeyHint="send"
          required
          data-autofocus=""
        />
        {sent && (
          <>
            <p role="status">{t('code_sent_to', { number: isolated(sent.to) })}</p>
            <OneTimeCode
              label={t('verification_code')}
              value={values.code}
              onChange={set('code')}
              error={faultOf('code')}
              end={
                <Button
                  variant="quiet"
                  size="small"
                  aria-disabled={countdown.left > 0 || isBusy || undefined}
                  onClick={() => countdown.left === 0 && !isBusy && send()}
                >
                  {countdown.left > 0 ? t('send_again_in', { seconds: countdown.left }) : t('send_again')}
                </Button>
              }
            />
          </>
        )}
        <Button type="submit" size="large" wide busy={isBusy} busyLabel={tShell('in_please_wait')}>
          {sent ? tShell('confirm') : t('send_code')}
        </Button>
      </Form>
    </Sheet>
  )
}
