export { AppIcon } from './AppIcon.tsx'

import type { AppContext } from '../../registry/AppContext.ts'

type App = Pick<AppContext, 'overlays'>

/** Ids of the overlays, as in `feature.ts`. */
export const INSTALL_BAR = 'installPrompt'
export const APP_WINDOW = 'appWindow'

/** An event on the window that closes everything of this feature: the global close (docs/conformance.md § 1.4). */
export const CLOSE_EVENT = 'closeInstallPrompt'

/** The bottom install bar. */
export const openInstallBar = ({ overlays }: App): void => overlays.request(INSTALL_BAR)

/** The app window: the app of this device, the web app, or continue in the browser (docs/conformance.md § 2.2). */
export const openAppWindow = ({ overlays }: App): void => overlays.request(APP_WINDOW)
