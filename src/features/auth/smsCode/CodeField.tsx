import { type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button } from '../../../ui/Button.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { onOneLine, useErrorText } from '../../shared/useErrorText.ts'
import type { Receiver, SmsCode } from './model/types.ts'
import { OneTimeCode } from './OneTimeCode.tsx'

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  [data-side='end'] { max-inline-size: 62%; }
  [data-side='end'] > button { font-variant-numeric: tabular-nums; }
  [data-side='end'] > button[aria-disabled='true']:not([aria-busy]) { color: var(--text-muted); cursor: default; }
  > [data-anchor] { position: absolute; }
`

export interface CodeFieldProps {
  readonly value: string
  readonly onChange: (code: string) => void
  /** The error of the code, shown below the field and announced. */
  readonly error?: string | undefined
  /** Default: "Verification code". */
  readonly label?: string | undefined
  readonly sms: SmsCode
  readonly to: Receiver
  /** Called if there is no mobile number to send to. The parent marks and focuses its field (docs/conformance.md § 1.5). */
  readonly onMissingNumber?: () => void
  readonly ref?: Ref<HTMLInputElement>
  readonly name?: string
}

/** Messages that are announced once: a code was sent, and another one may be sent. */
function useNews({ state, secondsLeft }: SmsCode): string {
  const { t } = useTranslation('smsCode')
  const [before, setBefore] = useState(state)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (state === before) return
    setBefore(state)
    if (state === 'countingDown') setNews(t('code_sent', { seconds: secondsLeft }))
    else setNews(before === 'countingDown' && state === 'idle' ? t('may_send_again') : '')
  }, [state, before, secondsLeft, t])
  return news
}

/** The field for a one-time code, with the button that sends one. */
export function CodeField({ label, error, sms, to, onMissingNumber, ...field }: CodeFieldProps) {
  const { t: tOwn, ready } = useTranslation('smsCode')
  const { t: tShell } = useTranslation('shell')
  const t = (key: string) => (ready ? tOwn(key) : '')
  const whole = useRef<HTMLDivElement>(null)
  const news = useNews(sms)
  const { state, secondsLeft, failure } = sms
  const waits = state === 'countingDown'

  const send = async () => {
    if (waits) return
    if (to.mobileNum.trim() === '') onMissingNumber?.()
    // Focuses the field for the code, which the player types or the phone suggests.
    else if (await sms.send(to)) whole.current?.querySelector('input')?.focus()
  }
  const shown = useErrorText()(failure?.aboutNumber ? null : failure)

  return (
    <Whole ref={whole}>
      <OneTimeCode
        {...field}
        label={label ?? t('verification_code')}
        error={error ?? (shown && onOneLine(shown))}
        hint={waits ? t('look_at_messages') : undefined}
        end={
          <Button
            variant="quiet"
            size="small"
            busy={state === 'sending'}
            busyLabel={t('sending_code')}
            aria-disabled={waits || undefined}
            onClick={() => void send()}
          >
            {waits ? (
              <>
                <span aria-hidden>{`${secondsLeft} ${tShell('seconds_short')}`}</span>
                <VisuallyHidden>{t('send_code')}</VisuallyHidden>
              </>
            ) : (
              t('send_code')
            )}
          </Button>
        }
      />
      {sms.captcha}
      <div ref={sms.anchor} data-anchor="" />
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </Whole>
  )
}
