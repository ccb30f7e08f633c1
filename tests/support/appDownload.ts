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

/** Everything that the rules say from now on, oldest first, each once. */
export async function recordSaid(page: Page): Promise<readonly string[]> {
  const said: string[] = []
  await page.exposeFunction('tellSaid', (words: string) => void said.push(words))
  await page.evaluate(() => {
    const told = new Set<string>()
    setInterval(() => {
      const words = window.__SITE__?.decisions.appDownloadPrompt?.because ?? ''
      if (!told.has(words)) Reflect.get(window, 'tellSaid')(words)
      told.add(words)
    }, 20)
  })
  return said
}

/** By its title in English. */
export const promptModal = (page: Page) => page.getByRole('dialog', { name: 'Get the app' })
export const promptBar = (page: Page) => page.getByRole('complementary', { name: 'Get the app' })

/** A newer app is there: no merchant has one from the first day, since it would lie over whatever else is done inside the app. */
export const offerUpgrade = (office: BackOffice) =>
  office.setValue('relay/WPSCORE_getDownloadSetting', {
    resources: [],
    upgrade: { version: '2.5.0', url: '/m/merchants/aurora/app/aurora-play.apk' },
  })
