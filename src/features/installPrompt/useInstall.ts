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

/** How long "Installing" stays, ms. */
const INSTALLING_MS = 3000
/** Words that say where to look are read slowly, ms. */
const HOW_TO_MS = 6000

/** What a player may do about installing, from the bar and from the window; all of it ends in fading away. */
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

  // The browser's own menu installs too: then there is nothing left to ask.
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
    /** Not now: hidden for this session. */
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
