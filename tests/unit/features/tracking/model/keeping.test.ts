import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appInfoOf } from '../../../../../src/features/tracking/model/appInfo.ts'
import { regInfoOf } from '../../../../../src/features/tracking/model/arrival.ts'
import {
  domainsOf,
  readCookies,
  removeCookie,
  writeCookie,
} from '../../../../../src/features/tracking/model/cookies.ts'
import { eventOf, makeEventId } from '../../../../../src/features/tracking/model/event.ts'
import validateEvents from '../../../../../src/generated/validators/trackingEvents.js'

describe('reg_info', () => {
  it('takes the codes of the address, and the domain of the first arrival', () => {
    expect(regInfoOf('?r=FRIEND&affiliateCode=A1', 'play.example', null)).toEqual({
      referralCode: 'FRIEND',
      affiliateCode: 'A1',
      originalDomain: 'play.example',
    })
  })

  it('newer codes count; an address without codes changes nothing; the first domain stays', () => {
    const stored = JSON.stringify(regInfoOf('?r=FIRST', 'one.example', null))
    expect(regInfoOf('?r=SECOND', 'two.example', stored)).toEqual({
      referralCode: 'SECOND',
      originalDomain: 'one.example',
    })
    expect(regInfoOf('', 'two.example', stored)).toEqual({
      referralCode: 'FIRST',
      originalDomain: 'one.example',
    })
  })

  it('survives anything that may be stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (stored, search) => {
        return typeof regInfoOf(search, 'a.example', stored).originalDomain === 'string'
      }),
    )
  })
})

describe('s2s_info', () => {
  it('has every field that the specification names', () => {
    const known = [
      'adAppToken',
      'gpsAdid',
      'adid',
      'afAppId',
      'appsflyerId',
      'afAdvertisingId',
      'afOaid',
      'idfa',
      'idfv',
    ]
    const all = Object.fromEntries(known.map((name) => [name, `${name}-1`]))
    expect(appInfoOf(new URLSearchParams(all), null)).toEqual(all)
  })

  it('takes the known fields of the address, else what was stored', () => {
    const address = new URLSearchParams('adid=9&idfa=&other=x')
    expect(appInfoOf(address, '{"adid":"8","idfa":"I","afOaid":7,"evil":"x"}')).toEqual({
      adid: '9',
      idfa: 'I',
      afOaid: '7',
    })
  })

  it('survives anything that may be stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) =>
        Object.values(appInfoOf(new URLSearchParams(), stored)).every((value) => typeof value === 'string'),
      ),
    )
  })
})

/** A cookie jar like a browser's: it refuses public suffixes as domains. */
function jar(refused: readonly string[]) {
  const held = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...held].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      written.push(line)
      const domain = /domain=([^;]+)/.exec(line)?.[1]
      if (domain && refused.includes(domain)) return
      const [pair = ''] = line.split(';')
      held.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    },
  }
}

describe('cookies', () => {
  it.each([
    ['m.play.com.br', ['com.br', 'play.com.br', 'm.play.com.br']],
    ['play.example', ['play.example']],
    ['localhost', []],
    ['127.0.0.1', []],
  ])('%s may be kept for %j', (hostname, domains) => expect(domainsOf(hostname)).toEqual(domains))

  it('are written for the widest domain that the browser allows, 90 days of 24 hours', () => {
    const cookies = jar(['com.br'])
    writeCookie(cookies, { name: 'gclid', value: 'a b', days: 90 }, { hostname: 'm.play.com.br', now: 0 })
    expect(cookies.written).toHaveLength(2)
    expect(cookies.written[1]).toBe(
      'gclid=a%20b; expires=Wed, 01 Apr 1970 00:00:00 GMT; path=/; SameSite=Lax; domain=play.com.br',
    )
    expect(readCookies(cookies)).toEqual([['gclid', 'a b']])
  })

  it('are this host’s where no domain is allowed', () => {
    const cookies = jar([])
    writeCookie(cookies, { name: 'a', value: '1', days: 1 }, { hostname: 'localhost', now: 0 })
    expect(cookies.written).toEqual(['a=1; expires=Fri, 02 Jan 1970 00:00:00 GMT; path=/; SameSite=Lax'])
  })

  it('are removed for every domain that they may have been written for', () => {
    const cookies = jar([])
    removeCookie(cookies, 'gclid', 'm.play.example')
    expect(cookies.written.map((line) => /domain=([^;]+)/.exec(line)?.[1])).toEqual([
      undefined,
      'play.example',
      'm.play.example',
    ])
    expect(cookies.written.every((line) => line.startsWith('gclid=; expires=Thu, 01 Jan 1970'))).toBe(true)
  })

  it('are read as they stand where they are not well written', () => {
    expect(readCookies({ cookie: 'a=%; b; =c; d=1=2' })).toEqual([
      ['a', '%'],
      ['d', '1=2'],
    ])
  })
})

describe('a tracking event', () => {
  it('is as the contract says, without what is not known', () => {
    const event = eventOf(
      { eventName: 'register_submit', eventValue: { way: 'username' } },
      { domain: 'play.example', channels: [], eventID: 'e1', fbc: 'fb.1.5.Ab' },
    )
    expect(event).toEqual({
      eventName: 'register_submit',
      eventValue: { way: 'username' },
      domain: 'play.example',
      eventID: 'e1',
      fbc: 'fb.1.5.Ab',
    })
    expect(validateEvents([event])).toBe(true)
  })

  it('has every field that the specification names, where all is known', () => {
    const around = {
      domain: 'play.example',
      affiliateCode: 'A1',
      channels: ['facebook'],
      eventID: 'e1',
      fbc: 'fb.1.5.Ab',
      fbp: 'fb.1.6.7',
    }
    const said = { eventName: 'register_submit', eventValue: { way: 'username' } } as const
    expect(eventOf(said, around)).toEqual({ ...said, ...around })
  })

  it('has an id of its own', () => {
    const filled = <T extends ArrayBufferView | null>(array: T): T => {
      if (array instanceof Uint8Array) array.fill(10)
      return array
    }
    expect(makeEventId({ getRandomValues: filled })).toBe('0a'.repeat(16))
  })
})
