import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { withoutParentheses } from './model/message.ts'
import { loginChoiceStore } from './public.ts'

/** Button 1 logs in with an existing account; button 2 creates one, if allowed (docs/conformance.md § 2.2). */
export default function LoginChoose() {
  const { t, ready } = useTranslation('loginChoose')
  const { t: tShell } = useTranslation('shell')
  const { flags } = usePlanned().facts.site
  const open = useStore(loginChoiceStore, (state) => state.open)
  if (!open || !ready) return null
  const { message, provider, choose } = open
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('choose_title', { provider })}
      onClose={() => choose('none')}
      actions={
        <>
          <Button wide data-autofocus onClick={() => choose('existing')}>
            {t('existing_account')}
          </Button>
          {flags.FIREBASECREATEACC3 && (
            <Button wide variant="secondary" onClick={() => choose('new')}>
              {t('new_account')}
            </Button>
          )}
          <Button wide variant="quiet" onClick={() => choose('none')}>
            {tShell('cancel')}
          </Button>
        </>
      }
    >
      <p dir="auto">{withoutParentheses(message) || t('choose_text', { provider })}</p>
    </Dialog>
  )
}
