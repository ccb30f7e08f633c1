import { expect, type Page } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { siteNow } from './journey.ts'

const CONFIG = '/wps/relay/MCSFE_getAppDownloadConfig'

/** An enabled item of the app-download configuration. */
export const on = (value: unknown) => ({ enabled: true, value })

export const configure = (office: BackOffice, config: Readonly<Record<string, unknown>>) =>
  office.setValue(CONFIG, config)

/** Expects the reason that the feature's rules currently give for their decision, as operators read it. */
export const expectSaid = (page: Page, words: RegExp) =>
  expect.poll(async () => (await siteNow(page))?.decisions.appDownloadPrompt?.because).toMatch(words)

/** Records every reason that the rules give from now on, oldest first, each once. */
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

/** Found by its English title. */
export const promptModal = (page: Page) => page.getByRole('dialog', { name: 'Get the app' })
export const promptBar = (page: Page) => page.getByRole('complementary', { name: 'Get the app' })

/** Offers a newer app version. No merchant has one by default: the prompt would cover the app in every other test. */
export const offerUpgrade = (office: BackOffice) =>
  office.setValue('relay/WPSCORE_getDownloadSetting', {
    resources: [],
    upgrade: { version: '2.5.0', url: '/m/merchants/aurora/app/aurora-play.apk' },
  })
