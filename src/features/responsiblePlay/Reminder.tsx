import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../registry/AppContext.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useLogOut } from '../member/public.ts'
import { answerReminder } from './playClock.ts'
import { usePlayTime } from './usePlayTime.ts'

/** Says how long the member has played, over a running game too, and offers a break. */
export default function Reminder() {
  const app = useApp()
  const { t, ready } = useTranslation('responsiblePlay')
  const time = usePlayTime()
  const { logOut } = useLogOut()
  useEffect(() => {
    // A game in full screen would cover the dialog.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
  }, [])
  if (!ready || time === undefined) return null
  const stay = () => answerReminder(app)
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('reminder_title')}
      onClose={stay}
      dismissible={false}
      actions={
        <>
          <Button wide data-autofocus onClick={stay}>
            {t('continue')}
          </Button>
          <Button
            wide
            variant="secondary"
            onClick={() => {
              stay()
              logOut()
            }}
          >
            {t('take_break')}
          </Button>
        </>
      }
    >
      <p>{t('playing_for', { time })}</p>
    </Dialog>
  )
}
