// @vitest-environment happy-dom
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { registry } from '../../../../src/app/registry.ts'
import { Search } from '../../../../src/layouts/M2/Search.tsx'
import type { ScreenId } from '../../../../src/registry/ids.ts'
import { PlanProvider } from '../../../../src/registry/PlanContext.ts'
import { plan } from '../../../../src/registry/plan.ts'
import { factsWith } from '../../../support/facts.ts'
import { siteFrom } from '../../../support/merchants.ts'
import { speak } from '../../features/domainNotice/texts.ts'
import { cleanUp, render } from '../../ui/render.tsx'

afterEach(cleanUp)

const i18n = await speak()
const site = siteFrom({ info: { mobileTemplate: 'M2' } })

function searchesOn(screen: ScreenId): boolean {
  const facts = factsWith({ site, screen, member: 0 })
  render(
    <I18nextProvider i18n={i18n.instance}>
      <MemoryRouter>
        <PlanProvider value={{ plan: plan(registry, facts), facts, report: () => undefined }}>
          <Search />
        </PlanProvider>
      </MemoryRouter>
    </I18nextProvider>,
  )
  return document.querySelector('[role=search] input[type=search]') !== null
}

describe('the search of the lobby', () => {
  it.each(['home', 'game'] as const)('is there where games are looked for: %s', (screen) => {
    expect(searchesOn(screen)).toBe(true)
  })

  it.each(['member.home', 'voucherCenter', 'withdraw', 'activity', 'feedback'] as const)(
    'takes no place on other screens: %s',
    (screen) => {
      expect(searchesOn(screen)).toBe(false)
    },
  )
})
