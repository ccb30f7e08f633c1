// @vitest-environment happy-dom
import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { registry } from '../../../../src/app/registry.ts'
import { setReady, widgetStore } from '../../../../src/features/chat/widget.ts'
import ContactButton from '../../../../src/features/customerService/ContactButton.tsx'
import { createI18n } from '../../../../src/i18n/createI18n.ts'
import { AppProvider } from '../../../../src/registry/AppContext.ts'
import { PlanProvider } from '../../../../src/registry/PlanContext.ts'
import { plan } from '../../../../src/registry/plan.ts'
import type { CustomerService } from '../../../../src/site/site.ts'
import { appWith } from '../../../support/app.ts'
import { factsWith } from '../../../support/facts.ts'
import { siteFrom } from '../../../support/merchants.ts'
import { cleanUp, find, render } from '../../ui/render.tsx'
import { settled } from '../../ui/settled.ts'

const DESK: CustomerService = { title: 'Desk', type: '', position: '', url: 'https://desk.test/' }
const NIGHT: CustomerService = { ...DESK, title: 'Night desk', url: 'https://night.test/' }

afterEach(() => {
  cleanUp()
  setReady(false)
})

async function show(customerService: readonly CustomerService[]) {
  const { instance } = await createI18n({ language: 'EN', load: async () => ({}) })
  const app = appWith()
  const facts = factsWith({ site: { ...siteFrom({}), customerService } })
  render(
    <I18nextProvider i18n={instance}>
      <AppProvider value={app}>
        <PlanProvider value={{ plan: plan(registry, facts), facts, report: () => undefined }}>
          <MemoryRouter useTransitions={false}>
            <ContactButton />
          </MemoryRouter>
        </PlanProvider>
      </AppProvider>
    </I18nextProvider>,
  )
  return app
}

describe('Contact us', () => {
  it('is a link where there is one contact', async () => {
    await show([DESK])
    expect(find<HTMLAnchorElement>('a').href).toBe(DESK.url)
    expect(find('a').getAttribute('rel')).toContain('noopener')
  })

  it('is a list where there are several', async () => {
    await show([DESK, NIGHT])
    expect(find('button').getAttribute('aria-haspopup')).toBe('dialog')
  })

  it('is a list, too, where the page has a chat beside the one contact', async () => {
    const app = await show([DESK])
    act(() => setReady(true))
    act(() => find('button').click())
    await settled(app, () => document.querySelector('li > button') !== null)
    act(() => find('li > button').click())
    expect(widgetStore.getState().isOpen).toBe(true)
  })

  it('is absent where there is nobody to ask', async () => {
    await show([])
    expect(document.querySelector('a, button')).toBeNull()
  })
})
