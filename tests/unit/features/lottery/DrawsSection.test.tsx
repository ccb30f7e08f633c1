// @vitest-environment happy-dom
import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../../src/api/client.ts'
import { registry } from '../../../../src/app/registry.ts'
import DrawsSection from '../../../../src/features/lottery/DrawsSection.tsx'
import { createI18n } from '../../../../src/i18n/createI18n.ts'
import { parts } from '../../../../src/layouts/M2/parts.ts'
import { PartsProvider } from '../../../../src/layouts/PartsContext.ts'
import type { DrawsView } from '../../../../src/layouts/parts.ts'
import { AppProvider } from '../../../../src/registry/AppContext.ts'
import { PlanProvider } from '../../../../src/registry/PlanContext.ts'
import { plan } from '../../../../src/registry/plan.ts'
import { homeSection } from '../../../../src/site/home.ts'
import { appWith } from '../../../support/app.ts'
import { factsWith } from '../../../support/facts.ts'
import { makeEnv, ok } from '../../api/testEnv.ts'
import { cleanUp, render } from '../../ui/render.tsx'

const START = Date.UTC(2026, 11, 1, 12)
const MINUTE = 60_000
const draw = (title: string, minutes: number) => ({ id: title, title, startTime: START + minutes * MINUTE })

/** The titles if the draws are ready, else the state. */
const Titles = ({ draws }: DrawsView) => (
  <p>{draws.state === 'ready' ? draws.value.map(({ title }) => title).join(' ') : draws.state}</p>
)

let sent: object[]
let asked: number
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(START)
  asked = 0
})
afterEach(() => {
  cleanUp()
  vi.useRealTimers()
})

async function open(limit?: number) {
  const { env } = makeEnv(() => {
    asked += 1
    return ok(sent)
  })
  const app = appWith({ client: createClient(env) })
  const { instance } = await createI18n({ language: 'EN', load: async () => ({}) })
  const facts = factsWith()
  const section = homeSection('lotteryDraws', limit === undefined ? {} : { limit })
  render(
    <I18nextProvider i18n={instance}>
      <AppProvider value={app}>
        <PlanProvider value={{ plan: plan(registry, facts), facts, report: () => undefined }}>
          <PartsProvider value={{ ...parts, sections: { ...parts.sections, lotteryDraws: Titles } }}>
            <MemoryRouter useTransitions={false}>
              <DrawsSection section={section} />
            </MemoryRouter>
          </PartsProvider>
        </PlanProvider>
      </AppProvider>
    </I18nextProvider>,
  )
  await settled()
}
async function settled() {
  for (let turns = 0; turns < 10; turns += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  }
}
/** The phone wakes up at this time; its timers have not run meanwhile. */
async function wakeAt(minutes: number) {
  vi.setSystemTime(START + minutes * MINUTE)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await settled()
}
const shown = () => document.querySelector('p')?.textContent

describe('draws on a phone that sleeps', () => {
  it('stay as they are while none of them has begun', async () => {
    sent = [draw('late', 90), draw('soon', 30)]
    await open()
    await wakeAt(20)
    expect(shown()).toBe('soon late')
    expect(asked).toBe(1)
  })

  it('are put in order, and asked for again, when one has begun', async () => {
    sent = [draw('late', 90), draw('soon', 30)]
    await open()
    sent = [draw('late', 90), draw('next', 60)]
    await wakeAt(31)
    expect(shown()).toBe('next late')
    expect(asked).toBe(2)
  })

  it('are not asked for again for what had begun before', async () => {
    sent = [draw('over', -30), draw('soon', 30)]
    await open()
    await wakeAt(10)
    await wakeAt(20)
    expect(shown()).toBe('soon over')
    expect(asked).toBe(1)
  })

  it('show no more than the template says, and mind those that it leaves out', async () => {
    sent = [draw('soon', 30), draw('late', 90)]
    await open(1)
    expect(shown()).toBe('soon')
    await wakeAt(31)
    expect(shown()).toBe('late')
  })
})
