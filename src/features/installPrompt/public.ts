export { AppIcon } from './AppIcon.tsx'

import { requestedOverlays, requestOverlay } from '../../registry/requestedOverlays.ts'

/** Ids of the overlays, as `feature.ts` declares them. */
export const INSTALL_BAR = 'installPrompt'
export const APP_WINDOW = 'appWindow'

/** Dispatched on the window by whoever wants everything of this feature closed: the global close (docs/conformance.md § 1.4). */
export const CLOSE_EVENT = 'closeInstallPrompt'

/** The bottom install bar. */
export const openInstallBar = (): void => void requestOverlay(INSTALL_BAR)

/** The app window: the app of this device, the web app, or on in the browser (docs/conformance.md § 2.2). */
export const openAppWindow = (): void => void requestOverlay(APP_WINDOW)

/** Takes an overlay of this feature away. */
export const retract = (overlay: string): void =>
  requestedOverlays.setState(
    requestedOverlays.getState().filter((id) => id !== overlay),
    true,
  )

/** The global close. */
export const closeInstallPrompt = (): void => void window.dispatchEvent(new Event(CLOSE_EVENT))
