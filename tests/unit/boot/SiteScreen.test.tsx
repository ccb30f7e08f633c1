// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import SiteScreen from '../../../src/boot/SiteScreen.tsx'
import { createI18n } from '../../../src/i18n/createI18n.ts'
import type { LanguageCode } from '../../../src/i18n/languages.ts'
import { loadTexts } from '../../../src/i18n/load.ts'
import { siteFrom } from '../../support/merchants.ts'
import { cleanUp, render } from '../ui/render.tsx'

afterEach(cleanUp)

const site = siteFrom({ regionRestriction: true })

async function show(language: LanguageCode): Promise<HTMLElement> {
  const i18n = await createI18n({ language, load: loadTexts, onLanguage: () => undefined })
  const { host } = render(
    <SiteScreen
      blocked={{ screen: 'accessDenied', ip: '203.0.113.7' }}
      i18n={i18n}
      site={site}
      request={() => {
        throw new Error('asked for nothing')
      }}
      location={{ origin: 'https://play.test', protocol: 'https:' }}
      retry={async () => undefined}
    />,
  )
  await act(() => vi.dynamicImportSettled())
  return host
}
const english = (host: HTMLElement) => host.querySelector('[lang="en"]')

it('says what happened in English, too, where the visitor’s language is another', async () => {
  const host = await show('TR')
  expect(english(host)?.textContent).toContain('Access denied')
  expect(host.querySelector('h1')?.textContent).not.toContain('Access denied')
})

it('says what happened once where the visitor’s language is English', async () => {
  const host = await show('EN')
  expect(english(host)).toBeNull()
  expect(host.querySelector('h1')?.textContent).toContain('Access denied')
  expect(host.textContent).toContain('203.0.113.7')
})
