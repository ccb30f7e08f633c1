import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { installation } from '../../device/installation.ts'
import { useApp } from '../../registry/AppContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { CARD_FADE_MS } from '../../ui/BottomCard.tsx'
import { toasts } from '../../ui/toasts.ts'
import { openDownload } from '../downloads/public.ts'
import { openIosGuide } from '../iosGuide/public.ts'
import { CLOSE_EVENT } from './public.ts'

/** How long the toast "Installing" is shown, ms. */
const INSTALLING_MS = 3000
/** How long the toast with instructions is shown: it takes longer to read, ms. */
const HOW_TO_MS = 6000

/** The player's actions for installing, in the bar and in the window. Each of them closes the overlay with a fade. */
export function useInstall(overlay: string) {
  const app = useApp()
  const { t } = useTranslation('install')
  const { os } = usePlanned().facts.device
  const [isClosing, setClosing] = useState(false)
  useEffect(() => {
    if (!isClosing) return
    const timer = setTimeout(() => app.overlays.withdraw(overlay), CARD_FADE_MS)
    return () => clearTimeout(timer)
  }, [app, isClosing, overlay])

  const close = () => setClosing(true)
  const closeForAll = useEffectEvent(close)
  useEffect(() => {
    const onClose = () => closeForAll()
    window.addEventListener(CLOSE_EVENT, onClose)
    return () => window.removeEventListener(CLOSE_EVENT, onClose)
  }, [])

  // The browser's own menu can install the site too: then the overlay closes.
  const isInstalled = useStore(installation, (state) => state.installed)
  useEffect(() => {
    if (isInstalled) closeForAll()
  }, [isInstalled])

  const cancel = () => {
    installation.dismiss()
    close()
  }
  return {
    isClosing,
    /** Not now: hides the prompt for this session. */
    cancel,
    download: (href: string) => {
      openDownload(app, href)
      close()
    },
    installWebApp: async () => {
      if (os === 'ios') {
        openIosGuide(app)
        return close()
      }
      const outcome = await installation.prompt()
      if (outcome === 'dismissed') return cancel()
      if (outcome === 'accepted')
        toasts.show({ text: t('installing'), tone: 'positive', duration: INSTALLING_MS })
      else toasts.show({ text: t('install_by_menu'), duration: HOW_TO_MS })
      close()
    },
  }
}
