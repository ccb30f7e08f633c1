import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Case, fileOfCase, hashOfCase, readCase } from '../../../src/workbench/model/cases.ts'
import { fromHash } from '../../../src/workbench/model/link.ts'
import { memberFor, readReported } from '../../../src/workbench/model/report.ts'
import { firstPhone } from '../../../src/workbench/model/state.ts'

const kept: Case = {
  title: 'Chat is missing in the app',
  at: Date.parse('2027-01-04T09:00:00.000Z'),
  phone: { ...firstPhone('acme'), who: 'player', device: 'inApp', path: '/m/member/home' },
  patch: { status: { info: { whitelabelVal: { CBS3: false } } } },
  faults: [{ path: 'relay/*', kind: 'status', status: 503 }],
  screen: 'member.home',
  features: ['header', 'chat'],
}

describe('a case', () => {
  it('is the same after it was written and read', () => {
    const file = fileOfCase(kept)
    expect(file.phone).toEqual({ who: 'player', device: 'inApp', path: '/m/member/home' })
    expect(readCase('acme', JSON.parse(JSON.stringify(file)))).toEqual({
      ...kept,
      features: ['chat', 'header'],
    })
  })

  it('is shown by a link, at its moment whenever that is opened', () => {
    const now = Date.parse('2027-03-01T00:00:00Z')
    const state = fromHash(hashOfCase(kept, now))
    expect(state).toMatchObject({ merchant: 'acme', phones: [kept.phone], changes: { acme: kept.patch } })
    expect(now + state.clock).toBe(kept.at)
    const { at: _, ...always } = kept
    expect(fromHash(hashOfCase(always, now)).clock).toBe(0)
  })

  it('is none where its parts are not, and never leads a phone out of the app', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void readCase('acme', value)))
    expect(readCase('acme', { title: 'x', phone: {} })).toBeUndefined()
    const hostile = { ...fileOfCase(kept), phone: { merchant: 'other', path: 'https://evil.example/' } }
    expect(readCase('acme', hostile)?.phone).toMatchObject({ merchant: 'acme', path: '/m/home' })
  })
})

describe('what a player reports', () => {
  it.each([
    ['a page', 'https://www.acme.example/m/deposit?method=pix', 'www.acme.example', '/m/deposit?method=pix'],
    ['the root', ' http://acme.localhost:4600/m\n', 'acme.localhost', '/m/home'],
    [
      'a page with a session',
      'https://acme.example/m/home?token=abc&sid=1&tab=2',
      'acme.example',
      '/m/home?tab=2',
    ],
  ])('is read from the link of %s', (_, pasted, host, path) => {
    expect(readReported(pasted)).toEqual({ kind: 'address', host, path })
  })

  it('is read from a link of the workbench', () => {
    const hash = '#merchant=acme&tab=why'
    expect(readReported(`http://localhost:4600/workbench${hash}`)).toEqual({ kind: 'state', hash })
  })

  it('is read from a report, and of a batch from what went wrong', () => {
    const speed = { type: 'vitals', at: 1, screen: 'home', release: 'a', name: 'LCP', value: 900 }
    const fault = {
      type: 'problem',
      at: 1_800_000_000_000,
      screen: 'deposit',
      release: 'a',
      name: 'call.shape',
    }
    const read = {
      kind: 'report',
      screen: 'deposit',
      at: 1_800_000_000_000,
      what: 'problem call.shape',
      visit: undefined,
      failedCall: undefined,
    }
    expect(readReported(JSON.stringify(fault))).toEqual(read)
    expect(readReported(JSON.stringify({ reports: [speed, fault] }))).toEqual(read)
    expect(readReported(JSON.stringify({ reports: [speed] }))).toMatchObject({ screen: 'home' })
  })

  it('is read from a report with the state of its visit', () => {
    const visit = { merchant: 'acme', layout: 'M1', language: 'VI', session: 'member', device: 'inApp' }
    const failedCall = { path: '/wps/relay/MCSFE_getBanners', status: 503 }
    const sent = { type: 'error', at: 1, screen: 'home', release: 'a', failedCall }
    const read = (path: unknown, others = {}) => {
      const reported = readReported(JSON.stringify({ ...sent, visit: { ...visit, path, ...others } }))
      return reported?.kind === 'report' ? reported : undefined
    }
    expect(read('/m/member/home')).toMatchObject({
      visit: { merchant: 'acme', language: 'VI', isMember: true, device: 'inApp', path: '/m/member/home' },
      failedCall,
    })
    expect(read('/m/*')?.visit?.path, 'not known exactly').toBe('')
    expect(read('https://evil.example/')?.visit?.path).toBe('')
    expect(read('/m/home', { device: 'other' })?.visit?.device).toBe('android')
    expect(read('/m/home', { merchant: '' })?.visit).toBeUndefined()
  })

  it.each([
    { path: 'https://evil.example/', status: 503 },
    { path: '/wps/system/status', status: 200 },
    { path: '/wps/system/status', status: '503' },
    'text',
  ])('has no failed call that is none: %j', (failedCall) => {
    const sent = { type: 'error', screen: 'home', failedCall }
    expect(readReported(JSON.stringify(sent))).toMatchObject({ failedCall: undefined })
  })

  it('is repeated by the plainest member of the folder, since nobody knows who it was', () => {
    const member = (userName: string, type: number, firstTimeLogin = false) => ({
      ...{ userName, type, firstTimeLogin, note: '' },
    })
    const [agent, fresh, plain] = [member('agent', 1), member('fresh', 0, true), member('plain', 0)]
    expect(memberFor([agent, fresh, plain])).toBe(plain)
    expect(memberFor([agent, fresh])).toBe(agent)
    expect(memberFor([])).toBeUndefined()
  })

  it('is nothing where it is something else, and never throws', () => {
    for (const pasted of [
      '',
      'hello',
      '{}',
      '[]',
      'javascript:alert(1)',
      'https://acme.example/other',
      '{"type":1}',
    ])
      expect(readReported(pasted), pasted).toBeUndefined()
    fc.assert(fc.property(fc.string(), (text) => void readReported(text)))
    fc.assert(fc.property(fc.json(), (text) => void readReported(text)))
  })
})
