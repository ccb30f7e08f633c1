export { AppIcon } from './AppIcon.tsx'

import type { AppContext } from '../../registry/AppContext.ts'

type App = Pick<AppContext, 'overlays'>

/** Ids of the overlays, as `feature.ts` declares them. */
export const INSTALL_BAR = 'installPrompt'
export const APP_WINDOW = 'appWindow'

/** Dispatched on the window by whoever wants everything of this feature closed: the global close (docs/conformance.md § 1.4). */
export const CLOSE_EVENT = 'closeInstallPrompt'

/** The bottom install bar. */
export const openInstallBar = ({ overlays }: App): void => overlays.request(INSTALL_BAR)

/** The app window: the app of this device, the web app, or on in the browser (docs/conformance.md § 2.2). */
export const openAppWindow = ({ overlays }: App): void => overlays.request(APP_WINDOW)
