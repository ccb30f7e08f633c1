import { expect, type Page } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { siteNow } from './journey.ts'

const CONFIG = '/wps/relay/MCSFE_getAppDownloadConfig'

/** An item of the app-download configuration that applies. */
export const on = (value: unknown) => ({ enabled: true, value })

export const configure = (office: BackOffice, config: Readonly<Record<string, unknown>>) =>
  office.setValue(CONFIG, config)

/** What the feature's rules say now, in the operator's words. */
export const expectSaid = (page: Page, words: RegExp) =>
  expect.poll(async () => (await siteNow(page))?.decisions.appDownloadPrompt?.because).toMatch(words)

/** By its title in English. */
export const promptModal = (page: Page) => page.getByRole('dialog', { name: 'Get the app' })
export const promptBar = (page: Page) => page.getByRole('complementary', { name: 'Get the app' })

/** A newer app is there: no merchant has one from the first day, since it would lie over whatever else is done inside the app. */
export const offerUpgrade = (office: BackOffice) =>
  office.setValue('relay/WPSCORE_getDownloadSetting', {
    resources: [],
    upgrade: { version: '2.5.0', url: '/m/merchants/aurora/app/aurora-play.apk' },
  })
