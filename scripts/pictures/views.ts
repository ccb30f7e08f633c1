import type { Page } from '@playwright/test'
import type { Phone, Tab } from '../../src/workbench/model/state.ts'

/** One picture of the workbench: its state, and the actions before the picture. */
export interface DeskView {
  readonly file: string
  readonly tab: Tab
  readonly phones: readonly Partial<Phone>[]
  readonly act: (page: Page) => Promise<void>
}

const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' })

/** Both run in a phone's page. */
const brand = (): string => document.documentElement.style.getPropertyValue('--brand')
const isOther = (known: string | undefined): boolean =>
  document.documentElement.style.getPropertyValue('--brand') !== known

export const deskViews: readonly DeskView[] = [
  {
    file: 'flags.webp',
    tab: 'settings',
    phones: [{ merchant: 'aurora' }, { merchant: 'aurora', who: 'player' }],
    act: async (page) => {
      await page.getByRole('searchbox', { name: 'Search flags and settings' }).fill('chat')
      await page.getByRole('switch', { name: 'Live chat', exact: true }).uncheck()
      await page
        .getByRole('region', { name: 'What your change does' })
        .getByText('feature chat')
        .first()
        .waitFor()
    },
  },
  {
    file: 'why.webp',
    tab: 'why',
    phones: [{ merchant: 'saigon' }, { merchant: 'saigon', device: 'inApp' }],
    act: async (page) => {
      await page.getByRole('searchbox', { name: 'Search features' }).fill('chat')
      await inspector(page).getByRole('tabpanel').locator('summary').first().click()
    },
  },
  {
    file: 'theme.webp',
    tab: 'theme',
    phones: [{ merchant: 'manila' }, { merchant: 'manila', direction: 'mirrored' }],
    act: async (page) => {
      const phones = page.frames().slice(1)
      const before = await Promise.all(phones.map((frame) => frame.evaluate(brand)))
      await page.getByRole('textbox', { name: 'brand, value', exact: true }).fill('#7c3aed')
      for (const [at, frame] of phones.entries()) await frame.waitForFunction(isOther, before[at])
      await page.getByRole('textbox', { name: '--brand, value' }).scrollIntoViewIfNeeded()
    },
  },
  {
    file: 'calls.webp',
    tab: 'calls',
    phones: [{ merchant: 'karachi' }, { merchant: 'seoul', network: 'slow' }],
    act: async (page) => {
      await page
        .getByRole('combobox', { name: 'Fault on /wps/relay/MCSFE_getBanners' })
        .first()
        .selectOption('status')
      await page.getByRole('button', { name: 'Load again' }).first().click()
      await inspector(page).getByText('500').first().waitFor()
      await inspector(page).getByRole('list').locator('summary').first().click()
    },
  },
]
