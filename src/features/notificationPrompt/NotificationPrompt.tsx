import { BellOff } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useApp } from '../../registry/AppContext.ts'
import { useSession } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { toasts } from '../../ui/toasts.ts'
import { bindPush, onPermission, type PushFailure, pushFailureOf, storeNeutralTexts } from '../push/public.ts'
import { Example } from './Example.tsx'
import { afterAnswer } from './model/due.ts'
import { closeQuestion, skipQuestion } from './question.ts'

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  margin-block-end: 12px;
  border-radius: 50%;
  background: var(--surface-3);
  color: var(--text);
`

const SIGN_SIZE = 30

type State = 'asking' | 'working' | 'denied' | PushFailure

/** Asks the member in the page first. The browser asks only once, so it is used only after a yes. */
export default function NotificationPrompt() {
  const { t, ready } = useTranslation('notificationPrompt')
  const { t: tShell } = useTranslation('shell')
  const app = useApp()
  const member = useSession((state) => (state.status === 'member' ? state.session : undefined))
  const [state, setState] = useState<State>('asking')

  const skip = () => skipQuestion(app)
  const bindMember = async () => {
    if (!member) return
    try {
      await storeNeutralTexts(app, t('push_neutral'))
      const bound = await bindPush(app, member)
      closeQuestion(app)
      if (bound === 'bound' || bound === 'already') toasts.show({ text: t('push_on'), tone: 'positive' })
    } catch (error) {
      setState(pushFailureOf(error, 'token-subscribe-failed'))
    }
  }
  const allow = async () => {
    setState('working')
    // Must be called directly in the tap's handler: iOS refuses it later.
    const answer = await Notification.requestPermission().catch(() => undefined)
    // If the browser did not show its prompt, use the current permission.
    const next = afterAnswer(answer === 'granted' ? answer : Notification.permission)
    if (next === 'notice') setState('denied')
    else if (next === 'skip') skip()
    else await bindMember()
  }
  // The member was told to allow messages in the browser's settings, and did so.
  const allowed = useEffectEvent(() => void bindMember())
  useEffect(() => (state === 'denied' ? onPermission(allowed) : undefined), [state])
  if (!ready || !member) return null

  if (state === 'asking' || state === 'working') {
    return (
      <Dialog
        open
        title={t('push_title')}
        onClose={skip}
        actions={
          <>
            <Button wide data-autofocus busy={state === 'working'} onClick={() => void allow()}>
              {t('push_allow')}
            </Button>
            <Button wide variant="quiet" onClick={skip}>
              {t('push_later')}
            </Button>
          </>
        }
      >
        <Example text={t('push_neutral')} />
        <p>{t('push_text')}</p>
      </Dialog>
    )
  }

  const denied = state === 'denied'
  return (
    <Dialog
      open
      role="alertdialog"
      title={denied ? t('push_denied_title') : t('push_failed_title')}
      onClose={skip}
      actions={
        <>
          {!denied && (
            <Button wide data-autofocus onClick={() => void allow()}>
              {tShell('retry_once')}
            </Button>
          )}
          <Button
            wide
            variant={denied ? 'primary' : 'quiet'}
            data-autofocus={denied || undefined}
            onClick={skip}
          >
            {denied ? tShell('confirm') : t('push_later')}
          </Button>
        </>
      }
    >
      <Sign aria-hidden>
        <Icon of={BellOff} size={SIGN_SIZE} />
      </Sign>
      <p>{denied ? t('push_permission_blocked') : t(state.messageKey)}</p>
    </Dialog>
  )
}
