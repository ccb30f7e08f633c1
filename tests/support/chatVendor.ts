import type { Page } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { featureOf } from './journey.ts'

const SCRIPTS = 'relay/WPSCORE_getCustomerServiceScript'

/** Sets the scripts of the site's chat vendor. */
export const sendScripts = (office: BackOffice, scripts: string) => office.setValue(SCRIPTS, { scripts })

/** The frame in which the vendors' scripts run. */
export const vendorFrame = (page: Page) => page.locator('iframe[src*="/assets/vendor-"]')

/** The chat's own button, with any number of unread messages. */
export const chatButton = (page: Page) => featureOf(page, 'chat').getByRole('button', { name: /^Live chat/ })

/** The button that opens the choice of contacts. */
export const contactButton = (page: Page) =>
  featureOf(page, 'customerService').getByRole('button', { name: 'Contact us' }).first()
