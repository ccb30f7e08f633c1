import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../registry/AppContext.ts'
import type { OverlayProps } from '../../registry/feature.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { appLink, openDownload, useDownloads } from '../downloads/public.ts'
import { appVersion, upgradeOf } from './model/upgrade.ts'

/** Title 'update_app', button 'Update Now' (docs/conformance.md § 2.2); it cannot be closed where updates are mandatory. */
export default function UpgradePrompt({ close }: OverlayProps) {
  const app = useApp()
  const { t } = useTranslation()
  const { site, device } = usePlanned().facts
  const { links, upgrade, state } = useDownloads()
  const offer = upgradeOf({
    offered: upgrade,
    running: appVersion(navigator.userAgent),
    link: appLink(links, device),
    isMandatory: site.flags.MANDATORYAPPUPDATES3 === true,
  })
  // Closes at once without an offer, so that the next overlay does not wait.
  const isIdle = state !== 'loading' && offer === undefined
  useEffect(() => {
    if (isIdle) close()
  }, [isIdle, close])
  if (!offer) return null
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('update_app')}
      dismissible={offer.isClosable}
      onClose={close}
      actions={
        <>
          <Button wide data-autofocus onClick={() => openDownload(app, offer.link)}>
            {t('update_now')}
          </Button>
          {offer.isClosable && (
            <Button wide variant="quiet" onClick={close}>
              {t('close')}
            </Button>
          )}
        </>
      }
    >
      {upgrade && <p dir="ltr">{upgrade.version}</p>}
    </Dialog>
  )
}
