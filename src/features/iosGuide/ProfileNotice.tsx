import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { readDevice } from '../../device/readDevice.ts'
import { useApp } from '../../registry/AppContext.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { profileTexts } from './model/guide.ts'
import { IOS_PROFILE, profileStore } from './public.ts'

/**
 * After a profile download: a tip on iOS 17 or later; on older versions a notice whose OK button downloads the profile
 * (docs/conformance.md § 1.4).
 */
export default function ProfileNotice() {
  const { overlays } = useApp()
  const { t, ready } = useTranslation('install')
  const { t: tShell } = useTranslation('shell')
  const profile = useStore(profileStore, (state) => state.profile)
  const [texts] = useState(() => profileTexts(readDevice(window, () => null).osVersion))
  if (!ready) return null
  const close = () => overlays.withdraw(IOS_PROFILE)
  const confirm = () => {
    // The second download makes iOS open the place where the profile is installed. This download shows no notice again.
    if (texts === 'app_goto_setting' && profile) window.location.assign(profile)
    close()
  }
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('ios_profile_title')}
      onClose={close}
      actions={
        <Button wide data-autofocus onClick={confirm}>
          {tShell('ok')}
        </Button>
      }
    >
      <p>{t(texts)}</p>
    </Dialog>
  )
}
