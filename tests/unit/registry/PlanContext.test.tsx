// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { layouts } from '../../../src/layouts/index.ts'
import type { Facts } from '../../../src/registry/facts.ts'
import { PlanProvider, usePlanned, useWholePlan } from '../../../src/registry/PlanContext.ts'
import { plan } from '../../../src/registry/plan.ts'
import { steadyOf } from '../../../src/registry/steady.ts'
import { factsWith } from '../../support/facts.ts'
import { cleanUp, render } from '../ui/render.tsx'

afterEach(cleanUp)

const report = () => undefined
const plannedOf = (facts: Facts) => ({ plan: plan({ features: [], layouts }, facts), facts, report })

let [shown, over] = [0, 0]
const Section = () => {
  shown += 1
  return <p>{usePlanned().facts.route.screen}</p>
}
const Overlay = () => {
  over += 1
  return <p>{useWholePlan().facts.overlayRequested?.join()}</p>
}
const parts = (
  <>
    <Section />
    <Overlay />
  </>
)

describe('the running plan', () => {
  it('renders a section again when the screen is another, and not when an overlay is asked for', () => {
    ;[shown, over] = [0, 0]
    const facts = factsWith()
    const page = render(<PlanProvider value={plannedOf(facts)}>{parts}</PlanProvider>)
    const show = (next: Facts) => page.update(<PlanProvider value={plannedOf(next)}>{parts}</PlanProvider>)
    const [first, firstOver] = [shown, over]
    show({ ...facts, overlayRequested: ['captcha'] })
    expect(shown).toBe(first)
    expect(over).toBeGreaterThan(firstOver)
    expect(document.body.textContent).toContain('captcha')
    show({ ...facts, route: { screen: 'login' } })
    expect(shown).toBeGreaterThan(first)
    expect(document.body.textContent).toContain('login')
  })
})

describe('the steady part of a plan', () => {
  const facts = factsWith()
  const before = steadyOf(plannedOf(facts))

  it('stays the same where a new plan says the same, whatever lies over the screen', () => {
    expect(steadyOf(plannedOf({ ...facts, device: facts.device }), before)).toBe(before)
    expect(
      steadyOf(
        plannedOf({ ...facts, overlayRequested: ['captcha'], endpoint: 'lost', featureDecided: {} }),
        before,
      ),
    ).toBe(before)
    expect(Object.keys(before.facts)).not.toContain('asked')
  })

  it('stays the same when the app-download configuration arrives, which no screen shows', () => {
    const site = { ...facts.site, appDownload: {} }
    expect(steadyOf(plannedOf({ ...facts, site }), before)).toBe(before)
  })

  it('is another where the member, the screen or the site is', () => {
    const member = { ...facts, session: { state: 'member' as const }, member: { type: 0 } }
    const { site: _site, ...others } = member
    expect(steadyOf(plannedOf(member), before).facts).toMatchObject(others)
    const there = steadyOf(plannedOf({ ...facts, route: { screen: 'login' } }), before)
    expect(there.facts.route.screen).toBe('login')
    expect(there.plan).toBe(before.plan)
    const site = { ...facts.site, currency: 'XTS' }
    expect(steadyOf(plannedOf({ ...facts, site }), before).facts.site.currency).toBe('XTS')
  })
})
