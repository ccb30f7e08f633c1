// @vitest-environment happy-dom
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, type Path } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { registry } from '../../../src/app/registry.ts'
import { BottomBar as BarM1 } from '../../../src/layouts/M1/BottomBar.tsx'
import { PillBar as BarM2 } from '../../../src/layouts/M2/PillBar.tsx'
import { BottomBar as BarM3 } from '../../../src/layouts/M3/BottomBar.tsx'
import type { ScreenId } from '../../../src/registry/ids.ts'
import { PlanProvider } from '../../../src/registry/PlanContext.ts'
import { plan } from '../../../src/registry/plan.ts'
import { NextPlace } from '../../../src/ui/links.ts'
import { factsWith } from '../../support/facts.ts'
import { siteFrom } from '../../support/merchants.ts'
import { speak } from '../features/domainNotice/texts.ts'
import { cleanUp, render } from '../ui/render.tsx'

afterEach(cleanUp)

const i18n = await speak()
const BARS = { M1: BarM1, M2: BarM2, M3: BarM3 }

/** Where the marked links lead, and how many others there are. */
function marked(layout: keyof typeof BARS, screen: ScreenId, next?: Path): [(string | null)[], number] {
  const Bar = BARS[layout]
  const facts = factsWith({ site: siteFrom({ info: { mobileTemplate: layout } }), screen, member: 0 })
  render(
    <I18nextProvider i18n={i18n.instance}>
      <MemoryRouter>
        <PlanProvider value={{ plan: plan(registry, facts), facts, report: () => undefined }}>
          <NextPlace value={next}>
            <Bar />
          </NextPlace>
        </PlanProvider>
      </MemoryRouter>
    </I18nextProvider>,
  )
  const links = [...document.querySelectorAll('nav a')]
  const current = links.filter((link) => link.hasAttribute('aria-current'))
  return [current.map((link) => link.getAttribute('href')), links.length - current.length]
}

it.each([
  ['M1', 'home'],
  ['M1', 'member.home'],
  ['M2', 'home'],
  ['M2', 'member.home'],
  ['M3', 'home'],
  ['M3', 'member.home'],
] as const)('the bar of %s marks the present place alone: %s', (layout, screen) => {
  const [current, others] = marked(layout, screen)
  expect(current).toEqual([screen === 'home' ? '/m/home' : '/m/member/home'])
  expect(others).toBeGreaterThan(0)
})

it.each(['M1', 'M2', 'M3'] as const)(
  'the bar of %s marks nothing on a screen that it does not name',
  (layout) => {
    expect(marked(layout, 'feedback')[0]).toEqual([])
  },
)

it.each(['M1', 'M2', 'M3'] as const)(
  'the bar of %s marks what was pressed, alone, before its screen is rendered',
  (layout) => {
    const next = { pathname: '/m/member/home', search: '', hash: '' }
    expect(marked(layout, 'home', next)[0]).toEqual(['/m/member/home'])
  },
)
