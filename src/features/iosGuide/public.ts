import { createStore } from 'zustand/vanilla'
import { type AppContext, onePer } from '../../registry/AppContext.ts'
import type { Overlays } from '../../registry/overlays.ts'

/** Ids of the overlays, as in `feature.ts`. */
export const IOS_GUIDE = 'iosGuide'
export const IOS_PROFILE = 'iosProfile'

/** The address of the profile that is being downloaded. */
export const profileStore = createStore<{ readonly profile: string | undefined }>(() => ({
  profile: undefined,
}))

/** How to add the site to the home screen of this iPhone or iPad. */
export const openIosGuide = ({ overlays }: Pick<AppContext, 'overlays'>): void => overlays.request(IOS_GUIDE)

/**
 * When the page has the focus again after iOS has asked whether it may load a profile, the player gets the next instructions
 * (docs/conformance.md § 1.4).
 */
export function tellOnReturn({ overlays }: Pick<AppContext, 'overlays'>, profile: string): void {
  const waiting = waitingOf(overlays)
  waiting.stop()
  const tell = () => {
    if (document.visibilityState === 'hidden') return
    waiting.stop()
    profileStore.setState({ profile })
    overlays.request(IOS_PROFILE)
  }
  window.addEventListener('focus', tell)
  document.addEventListener('visibilitychange', tell)
  waiting.stop = () => {
    window.removeEventListener('focus', tell)
    document.removeEventListener('visibilitychange', tell)
  }
}

/** The pending wait for the return from a profile download: the page has at most one. */
const waitingOf = onePer((_: Overlays) => ({ stop: (): void => undefined }))
