import type { Page } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { featureOf } from './journey.ts'

const SCRIPTS = 'relay/WPSCORE_getCustomerServiceScript'

/** What the site's chat vendor sends. */
export const sendScripts = (office: BackOffice, scripts: string) => office.setValue(SCRIPTS, { scripts })

/** The frame in which a vendor's scripts run. */
export const vendorFrame = (page: Page) => page.locator('iframe[src*="/assets/vendor-"]')

/** The chat's own button, whatever it counts. */
export const chatButton = (page: Page) => featureOf(page, 'chat').getByRole('button', { name: /^Live chat/ })

/** The button that asks whom to contact. */
export const contactButton = (page: Page) =>
  featureOf(page, 'customerService').getByRole('button', { name: 'Contact us' }).first()
