import { beforeEach, describe, expect, it } from 'vitest'
import { blockedBy, noticeOf } from '../../../src/boot/blocked.ts'
import { createSource, type SourceEnv } from '../../../src/boot/source.ts'
import { readAnswer } from '../../../src/site/answer.ts'
import { createSiteStore, type SiteStore } from '../../../src/site/store.ts'

const ok = (value: object) =>
  readAnswer({
    status: 200,
    body: JSON.stringify({ success: true, value: { merchantCode: 'acme', ...value } }),
  })
const manifest = readAnswer({
  status: 200,
  body: '{"templates":{"parameters":{"theme":"{\\"brand\\":\\"#7C3AED\\"}"}}}',
})
const down = readAnswer({ status: 502, body: '<html>' })

describe('following the site', () => {
  let store: SiteStore
  let kept: unknown[]
  let lastGood: ReturnType<SourceEnv['lastGood']>
  const source = () =>
    createSource({
      store,
      base: 'https://acme.test/m/',
      lastGood: () => lastGood,
      keep: (_, good) => void kept.push(good),
    })
  const site = () => store.getState().site
  const problems = () =>
    [...(site()?.problems ?? []), ...store.getState().runtimeProblems].map(({ code }) => code)

  beforeEach(() => {
    store = createSiteStore()
    kept = []
    lastGood = undefined
  })

  it('takes a usable answer, and stores it as the last good site', () => {
    source().apply({ status: ok({}), manifest })
    expect(site()?.theme.brand).toBe('#7C3AED')
    expect(kept.length).toBe(1)
  })

  it('does not keep a site that is closed', () => {
    source().apply({ status: ok({ maintenance: true }), manifest })
    expect(kept).toEqual([])
    expect(blockedBy(store.getState())).toEqual({ screen: 'maintenance' })
  })

  it('shows what happened where there has never been a good site', () => {
    source().apply({ status: down, manifest: undefined })
    expect(blockedBy(store.getState())).toMatchObject({ screen: 'siteError', reason: 'gateway' })
  })

  it('uses the last good site, and says so', () => {
    lastGood = { status: { merchantCode: 'acme', info: { merchantName: 'Acme' } }, manifest: {} }
    source().apply({ status: down, manifest: undefined })
    expect(blockedBy(store.getState())).toBeUndefined()
    expect(site()?.merchant.name).toBe('Acme')
    expect(problems()).toEqual(['site.lastGood', 'answer.missing'])
  })

  it('keeps the running site when a later answer is unusable, until a good one comes', () => {
    const following = source()
    following.apply({ status: ok({ info: { whitelabelVal: { CBS3: 1 } } }), manifest })
    following.apply({ status: readAnswer({ failed: 'timeout' }), manifest: undefined })
    expect(site()?.flags.CBS3).toBe(true)
    expect(problems()).toEqual(['answer.missing'])
    following.apply({ status: ok({ info: { whitelabelVal: { CBS3: 0 } } }), manifest })
    expect(site()?.flags.CBS3).toBe(false)
    expect(problems()).toEqual([])
  })

  it('keeps what the app-download configuration changes nothing of, so that nobody is drawn anew', () => {
    const following = source()
    following.apply({ status: ok({}), manifest })
    const before = site()
    following.applyAppDownload({ value: { app_desc: { value: 'Acme' } }, problems: [] })
    expect(site()?.appDownload).not.toBe(before?.appDownload)
    expect(site()?.theme).toBe(before?.theme)
    expect(site()?.imageCDNs).toBe(before?.imageCDNs)
  })

  it('keeps the site of the last visit where the answers say it again', () => {
    lastGood = { status: { merchantCode: 'acme' }, manifest: {} }
    const following = source()
    following.fallBack()
    const before = site()
    following.apply({ status: ok({}), manifest })
    expect(site()?.theme.brand).toBe('#7C3AED')
    expect(site()?.imageCDNs).toBe(before?.imageCDNs)
  })

  it('is renewed when the player comes back to the page, so that pictures come from hosts that answer now', () => {
    const following = source()
    following.apply({ status: ok({}), manifest })
    const before = site()
    following.apply({ status: ok({}), manifest })
    expect(site()?.imageCDNs).toEqual(before?.imageCDNs)
    expect(site()?.imageCDNs).not.toBe(before?.imageCDNs)
  })

  it('keeps the theme of a running site when the manifest fails once', () => {
    const following = source()
    following.apply({ status: ok({}), manifest })
    following.apply({ status: ok({}), manifest: down })
    expect(site()?.theme.brand).toBe('#7C3AED')
  })

  it('closes at once when the back office says that the domain is gone, whatever was good before', () => {
    lastGood = { status: { merchantCode: 'acme' }, manifest: {} }
    const following = source()
    following.apply({ status: ok({}), manifest })
    following.apply({
      status: readAnswer({
        status: 200,
        body: '{"success":false,"errorCode":"domain_not_available"}',
      }),
      manifest: undefined,
    })
    expect(blockedBy(store.getState())).toEqual({ screen: 'domainUnavailable' })
    following.apply({ status: ok({}), manifest })
    expect(blockedBy(store.getState())).toBeUndefined()
  })

  it('opens and closes with maintenance and region restriction', () => {
    const following = source()
    following.apply({ status: ok({ regionRestriction: true, location: { ip: '203.0.113.7' } }), manifest })
    expect(blockedBy(store.getState())).toEqual({ screen: 'accessDenied', ip: '203.0.113.7' })
    following.apply({ status: ok({}), manifest })
    expect(blockedBy(store.getState())).toBeUndefined()
  })

  it('takes the app-download configuration in when it comes', () => {
    const following = source()
    following.apply({ status: ok({}), manifest })
    following.applyAppDownload({ value: { login_required: { enabled: true } }, problems: [] })
    expect(site()?.appDownload).toEqual({ login_required: { enabled: true } })
    following.apply({ status: ok({}), manifest })
    expect(site()?.appDownload).toBeDefined()
  })
})

describe('the notice over a failed status (docs/conformance.md § 1.8)', () => {
  const failed = (more: object) => ({ screen: 'siteError', reason: 'refused', ...more }) as const
  it.each([
    ["the server's words", failed({ errorCode: 'x', message: 'No' }), true, { message: 'No' }],
    ['an error without words', failed({ errorCode: 'x' }), false, { key: 'error' }],
    ['no code on an http page', failed({ status: 502 }), false, { key: 'network_error' }],
    ['no code on an https page', failed({ status: 502 }), true, { key: 'error' }],
    ['an unavailable domain', { screen: 'domainUnavailable' } as const, true, { key: 'error' }],
    ['maintenance', { screen: 'maintenance' } as const, true, undefined],
  ])('says %s', (_, blocked, https, notice) => {
    expect(noticeOf(blocked, https)).toEqual(notice)
  })
})
