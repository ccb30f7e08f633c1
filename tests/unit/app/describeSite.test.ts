import { describe, expect, it } from 'vitest'
import { describeSite, exposeSite } from '../../../src/app/describeSite.ts'
import { explainFeature } from '../../../src/app/explainFeature.ts'
import { flag } from '../../../src/registry/gate.ts'
import { createSiteStore } from '../../../src/site/store.ts'
import { factsWith } from '../../support/facts.ts'
import { siteFrom } from '../../support/merchants.ts'

const look = { merchant: 'acme', layout: 'M1', scheme: 'dark', values: {}, problems: [] } as const
const plan = {
  decisions: { chat: { gate: flag('CBS3'), on: false } },
  facts: factsWith({ flags: { CBS3: 0 } }),
  overlays: [],
  problems: [],
}

describe('window.__SITE__', () => {
  it('says that a feature is off before it can say why', () => {
    expect(describeSite(siteFrom({}), look, plan, []).decisions).toEqual({
      chat: { on: false, because: 'off' },
    })
  })

  it('says which site this is, what is wrong, and why each feature is on or off', () => {
    const site = siteFrom({ info: { mobileTemplate: 'M9', whitelabelVal: { REWCEN3: 1 } } })
    const runtime = [
      { code: 'feature.crashed', source: 'runtime', pointer: '/chat', instead: 'left out' },
    ] as const
    const described = describeSite(site, look, plan, runtime, explainFeature)
    expect(described).toMatchObject({
      merchant: 'acme',
      layout: 'M1',
      theme: 'dark',
      flags: { REWCEN3: true, CBS3: false },
      decisions: { chat: { on: false, because: 'off: flag CBS3 is off' } },
    })
    expect(described.problems.map(({ code }) => code)).toEqual(['layout.unknown', 'feature.crashed'])
  })

  it('is read-only', () => {
    const described = describeSite(siteFrom({}), look, plan, [])
    expect(
      Object.isFrozen(described) && Object.isFrozen(described.flags) && Object.isFrozen(described.decisions),
    ).toBe(true)
  })

  it('holds no key of a third party and no address of the visitor', () => {
    const site = siteFrom({
      info: { sms: { apiKey: 'SECRET-KEY' }, gw: { GEETEST_ID: 'GEE-ID' } },
      location: { ip: '203.0.113.7' },
    })
    expect(JSON.stringify(describeSite(site, look, plan, []))).not.toMatch(/SECRET-KEY|GEE-ID|203\.0\.113\.7/)
  })

  it('cannot be replaced', () => {
    const page = Object.create(globalThis)
    exposeSite(page, createSiteStore(), () => look)
    expect(() => Object.defineProperty(page, '__SITE__', { value: 1 })).toThrow()
  })
})
