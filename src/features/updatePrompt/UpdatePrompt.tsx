import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../registry/AppContext.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { putOff, refreshNow } from './offer.ts'

/** Title, message, Refresh (docs/conformance.md § 1.2); it can be put off, since nothing is lost by it. */
export default function UpdatePrompt() {
  const app = useApp()
  const { t } = useTranslation()
  const [isLeaving, setLeaving] = useState(false)
  const refresh = () => {
    setLeaving(true)
    void refreshNow(app)
  }
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('pwa_update_title')}
      dismissible={!isLeaving}
      onClose={() => putOff(app)}
      actions={
        <>
          <Button wide data-autofocus busy={isLeaving} onClick={refresh}>
            {t('refresh')}
          </Button>
          {!isLeaving && (
            <Button wide variant="quiet" onClick={() => putOff(app)}>
              {t('close')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('pwa_update_msg')}</p>
    </Dialog>
  )
}
