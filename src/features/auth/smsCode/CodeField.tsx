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
  /** What is wrong with the code: shown below the field and announced. */
  readonly error?: string | undefined
  /** Default: "Verification code". */
  readonly label?: string | undefined
  readonly sms: SmsCode
  readonly to: Receiver
  /** Asked to send without a mobile number: the owner marks that field and focuses it (docs/conformance.md § 1.5). */
  readonly onMissingNumber?: () => void
  readonly ref?: Ref<HTMLInputElement>
  readonly name?: string
}

/** What is said once: that a code is on its way, and that another may be sent. */
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

/** A one-time code, and the button that has one sent. */
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
    // Where the code goes that is coming now: typed, or offered by the phone.
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
