import { createStore } from 'zustand/vanilla'
import { requestedOverlays, requestOverlay } from '../../registry/requestedOverlays.ts'

/** Ids of the overlays, as `feature.ts` declares them. */
export const IOS_GUIDE = 'iosGuide'
export const IOS_PROFILE = 'iosProfile'

/** The profile whose download was begun. */
export const profileStore = createStore<{ readonly profile: string | undefined }>(() => ({
  profile: undefined,
}))

/** How to add the site to the home screen of this iPhone or iPad. */
export const openIosGuide = (): void => void requestOverlay(IOS_GUIDE)

/** Takes an overlay of this feature away. */
export const retract = (overlay: string): void =>
  requestedOverlays.setState(
    requestedOverlays.getState().filter((id) => id !== overlay),
    true,
  )

let stopWaiting: (() => void) | undefined

/**
 * Once the page has the focus again after iOS asked whether it may load a profile, the player is told what comes next
 * (docs/conformance.md § 1.4).
 */
export function tellOnReturn(profile: string): void {
  stopWaiting?.()
  const tell = () => {
    if (document.visibilityState === 'hidden') return
    stopWaiting?.()
    profileStore.setState({ profile })
    requestOverlay(IOS_PROFILE)
  }
  window.addEventListener('focus', tell)
  document.addEventListener('visibilitychange', tell)
  stopWaiting = () => {
    stopWaiting = undefined
    window.removeEventListener('focus', tell)
    document.removeEventListener('visibilitychange', tell)
  }
}
