// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, type ComponentType } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { registry } from '../../../src/app/registry.ts'
import { createI18n, type I18n } from '../../../src/i18n/createI18n.ts'
import { GameMatches as M1 } from '../../../src/layouts/M1/sections/Fixtures.tsx'
import { Matches as M2 } from '../../../src/layouts/M2/sections/Fixtures.tsx'
import { GameMatches as M3 } from '../../../src/layouts/M3/sections/GameMatches.tsx'
import type { Draw, MatchesView } from '../../../src/layouts/parts.ts'
import { PlanProvider } from '../../../src/registry/PlanContext.ts'
import { plan } from '../../../src/registry/plan.ts'
import { factsWith } from '../../support/facts.ts'
import { cleanUp, render } from '../ui/render.tsx'

const NOW = Date.UTC(2026, 11, 1, 12)
const SECOND = 1000
const LAYOUTS: readonly (readonly [string, ComponentType<MatchesView>])[] = [
  ['M1', M1],
  ['M2', M2],
  ['M3', M3],
]
const match = (home: string, startsAt: number): Draw => ({
  id: home,
  title: 'Cup',
  startsAt,
  date: 'today',
  home,
  away: 'Rio',
  images: [],
  target: undefined,
})
/** Only the digits: one layout puts them into cells, another into one line. */
const digits = () => document.querySelector('time')?.textContent?.replace(/\D+/g, ':').replace(/^:|:$/g, '')

let i18n: I18n
beforeAll(async () => {
  const file = join(import.meta.dirname, '../../../src/i18n/locales/EN/shell.json')
  i18n = await createI18n({ language: 'EN', load: async () => JSON.parse(readFileSync(file, 'utf8')) })
})
beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})
afterEach(() => {
  cleanUp()
  vi.useRealTimers()
})

function open(Matches: ComponentType<MatchesView>, ...matches: readonly Draw[]): void {
  const facts = factsWith()
  render(
    <I18nextProvider i18n={i18n.instance}>
      <PlanProvider value={{ plan: plan(registry, facts), facts, report: () => undefined }}>
        <MemoryRouter useTransitions={false}>
          <Matches matches={{ state: 'ready', value: matches }} now={Date.now} />
        </MemoryRouter>
      </PlanProvider>
    </I18nextProvider>,
  )
}

describe.each(LAYOUTS)('matches in %s', (_, Matches) => {
  it('count down to the next one, each second, and rightly after the phone slept', () => {
    open(Matches, match('Santos', NOW + 3723 * SECOND))
    expect(digits()).toBe('01:02:03')
    act(() => vi.advanceTimersByTime(SECOND))
    expect(digits()).toBe('01:02:02')
    vi.setSystemTime(NOW + 3700 * SECOND)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(digits()).toBe('00:00:23')
  })

  it('are live once they have begun, which a draw never is', () => {
    open(Matches, match('Santos', NOW - SECOND))
    expect(document.body.textContent).toContain('Live')
    expect(document.body.textContent).not.toContain('Drawing')
  })
})
