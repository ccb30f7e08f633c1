// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../src/app/registry.ts'
import { createI18n, type I18n } from '../../../../src/i18n/createI18n.ts'
import { LotteryDraws } from '../../../../src/layouts/M3/sections/LotteryDraws.tsx'
import type { Draw } from '../../../../src/layouts/parts.ts'
import { PlanProvider } from '../../../../src/registry/PlanContext.ts'
import { plan } from '../../../../src/registry/plan.ts'
import { factsWith } from '../../../support/facts.ts'
import { cleanUp, render } from '../../ui/render.tsx'

const NOW = Date.UTC(2026, 11, 1, 12)
const MINUTE = 60_000

const draw = (title: string, startsAt: number, more: Partial<Draw> = {}): Draw => ({
  id: `${title} ${startsAt}`,
  title,
  startsAt,
  date: `date of ${title}`,
  home: '',
  away: '',
  images: [],
  target: { to: `/m/${title}` },
  ...more,
})
const NEXT = draw('Power', NOW + 300 * MINUTE, { jackpot: '68,4 tỷ ₫' })
const DRAWN = [
  draw('Mega', NOW - 60 * MINUTE, { result: ['07', '12'] }),
  draw('Power', NOW - 90 * MINUTE, { result: ['04', '752'] }),
]

let i18n: I18n
beforeAll(async () => {
  const file = join(import.meta.dirname, '../../../../src/i18n/locales/EN/shell.json')
  i18n = await createI18n({ language: 'EN', load: async () => JSON.parse(readFileSync(file, 'utf8')) })
})
afterEach(cleanUp)

function open(draws: readonly Draw[], results: readonly Draw[] = []): void {
  const facts = factsWith({ settings: { timeZone: 'Asia/Ho_Chi_Minh' } })
  render(
    <I18nextProvider i18n={i18n.instance}>
      <PlanProvider value={{ plan: plan(registry, facts), facts, report: () => undefined }}>
        <MemoryRouter useTransitions={false}>
          <LotteryDraws
            draws={{ state: 'ready', value: draws }}
            results={results}
            after={null}
            now={() => NOW}
          />
        </MemoryRouter>
      </PlanProvider>
    </I18nextProvider>,
  )
}
const ball = () => document.querySelector('[data-tone="brand"]')?.textContent
const rowOf = (title: string) => document.querySelector(`ol a[href="/m/${title}"]`)

describe('the next draw in M3', () => {
  it('shows its jackpot, its date, and on its ball what it drew last', () => {
    open([NEXT], DRAWN)
    const head = document.querySelector('[data-head]:has([data-tone="brand"])')?.textContent
    expect(head).toContain('68,4 tỷ ₫')
    expect(head).toContain('date of Power')
    expect(ball()).toBe('52')
  })

  it('has no number on its ball while nothing is drawn, least of all the day of the month', () => {
    open([NEXT])
    expect(ball()).toBe('?')
    expect(document.body.textContent).not.toContain('Latest results')
  })
})

describe('results in M3', () => {
  it('name the draw, its date and each number, and lead to its game', () => {
    open([NEXT], DRAWN)
    const [first] = document.querySelectorAll('ul > li')
    expect(first?.textContent).toContain('date of Mega')
    expect([...(first?.querySelectorAll('p > span') ?? [])].map((one) => one.textContent)).toEqual([
      '07',
      '12',
    ])
    expect(first?.querySelector('a')?.getAttribute('aria-label')).toBe('Play: Mega')
  })
})

describe('later draws in M3', () => {
  it('show that they can be played, in a link that keeps the name of the draw', () => {
    open([NEXT, draw('Mega', NOW + 400 * MINUTE), draw('Max', NOW + 500 * MINUTE, { target: undefined })])
    expect(rowOf('Mega')?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    expect(rowOf('Mega')?.getAttribute('aria-label')).toBeNull()
    expect(rowOf('Mega')?.textContent).toContain('Mega')
    expect(document.querySelectorAll('ol svg')).toHaveLength(1)
  })

  it('say how soon they are within the hour before, and else the time at the merchant', () => {
    open([NEXT, draw('Mega', NOW + 42 * MINUTE), draw('Max', NOW + 255 * MINUTE)])
    expect(rowOf('Mega')?.textContent).toContain('in 42 minutes')
    expect(rowOf('Max')?.textContent).toContain('11:15')
  })
})
