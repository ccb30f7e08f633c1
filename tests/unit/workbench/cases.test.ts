import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Case, fileOfCase, hashOfCase, readCase } from '../../../src/workbench/model/cases.ts'
import { fromHash } from '../../../src/workbench/model/link.ts'
import { readReported } from '../../../src/workbench/model/report.ts'
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
    }
    expect(readReported(JSON.stringify(fault))).toEqual(read)
    expect(readReported(JSON.stringify({ reports: [speed, fault] }))).toEqual(read)
    expect(readReported(JSON.stringify({ reports: [speed] }))).toMatchObject({ screen: 'home' })
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
