import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calls } from '../../../scripts/backoffice/calls/index.ts'
import { contentType, namesFile } from '../../../scripts/backoffice/contentTypes.ts'
import { globMatcher } from '../../../scripts/backoffice/faults.ts'
import { isOn, mergePatch } from '../../../scripts/backoffice/json.ts'
import { hostName } from '../../../scripts/backoffice/requestContext.ts'
import { policyOf } from '../../../scripts/backoffice/security.ts'
import { pathBelow } from '../../../scripts/backoffice/sendFile.ts'
import { sameNumber } from '../../../scripts/backoffice/session.ts'
import { grows } from '../../support/growth.ts'

const schemas = resolve(import.meta.dirname, '../../../schemas')

describe('the table of calls', () => {
  it('names only schemas that exist', () => {
    const named = Object.values(calls).flatMap(({ takes, answers }) => [takes, answers])
    const missing = named.filter(
      (name) => name !== undefined && !existsSync(join(schemas, `${name}.schema.json`)),
    )
    expect(missing).toEqual([])
  })
})

describe('merge patch', () => {
  it('follows RFC 7396: null removes, objects merge, everything else replaces', () => {
    expect(mergePatch({ a: { b: 1, c: 2 }, d: [1] }, { a: { b: null, e: 3 }, d: { f: 1 } })).toEqual({
      a: { c: 2, e: 3 },
      d: { f: 1 },
    })
  })

  it('leaves what it is given alone, and pollutes no prototype', () => {
    fc.assert(
      fc.property(fc.json(), fc.json(), (target, patch) => {
        const before: unknown = JSON.parse(target)
        mergePatch(before, JSON.parse(patch))
        expect(JSON.stringify(before)).toBe(JSON.stringify(JSON.parse(target)))
      }),
    )
    mergePatch({}, JSON.parse('{"__proto__":{"polluted":true}}'))
    expect('polluted' in {}).toBe(false)
  })
})

describe('paths', () => {
  it('stay below their folder, whatever a URL says', () => {
    const piece = fc.constantFrom('..', '.', '%2e%2e', '%2f', '/', '\\', '%5c', 'a', '%00', '%', '//')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const path = pathBelow('/srv/pictures', pieces.join(''))
        expect(path === undefined || path.startsWith('/srv/pictures/')).toBe(true)
      }),
    )
    expect(pathBelow('/srv/pictures', 'a/b.svg')).toBe('/srv/pictures/a/b.svg')
  })

  it('tell a file from a screen; register.html is a screen', () => {
    expect(['/m/x.js', '/m/x.mobileconfig'].map(namesFile)).toEqual([true, true])
    expect(['/m/home', '/m/register.html', '/m/'].map(namesFile)).toEqual([false, false, false])
  })

  it('know the types of what phones install', () => {
    expect(contentType('a.apk')).toBe('application/vnd.android.package-archive')
    expect(contentType('a.webmanifest')).toBe('application/manifest+json')
    expect(contentType('a.unknown')).toBe('application/octet-stream')
  })

  it('match a glob, calls by their short name too', () => {
    expect(globMatcher('/wps/relay/*')('/wps/relay/CBS_unreadCount')).toBe(true)
    expect(globMatcher('system/status')('/wps/system/status')).toBe(true)
    expect(globMatcher('system/status')('/wps/system/statuses')).toBe(false)
    expect(globMatcher('*.js')('/m/assets/a.js')).toBe(true)
    expect(globMatcher('/wps/a.b')('/wps/aXb')).toBe(false)
    expect(globMatcher('/a*b*b')('/axb')).toBe(false)
    expect(globMatcher('/a*b*b')('/axbyb')).toBe(true)
    expect(globMatcher('/ab*ba')('/aba')).toBe(false)
    expect(globMatcher('*')('/anything')).toBe(true)
  })

  it('match a glob of many stars in linear time', () => {
    const matches = globMatcher(`${'*a'.repeat(9)}*b`)
    expect(grows(matches, (length) => 'a'.repeat(2 * length))).toBe(false)
  })
})

describe('small rules', () => {
  it('takes a host without port, trailing dot and capitals', () => {
    expect(hostName('Red.Localhost.:4600')).toBe('red.localhost')
    expect(hostName('[::1]:4600')).toBe('[::1]')
    expect(hostName(undefined)).toBe('')
  })

  it('knows the back office’s ways to say on and off', () => {
    expect([true, 1, '1', 'true'].map(isOn)).toEqual([true, true, true, true])
    expect([false, 0, '0', 'false', null, undefined, 'yes', 2].some(isOn)).toBe(false)
  })

  it('adds frame-ancestors to the document’s own policy, or states it alone', () => {
    expect(policyOf('<meta content="script-src \'none\';" http-equiv="Content-Security-Policy">')).toBe(
      "script-src 'none'; frame-ancestors 'self'",
    )
    expect(policyOf('<title>x</title>')).toBe("frame-ancestors 'self'")
  })

  it('takes a number with and without its dialing code as one', () => {
    expect(sameNumber('+55 (21) 98700-1011', '21987001011')).toBe(true)
    expect(sameNumber('1011', '21987001011')).toBe(false)
    expect(sameNumber('', '')).toBe(false)
  })
})
