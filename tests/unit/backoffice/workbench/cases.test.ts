import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readFault } from '../../../../scripts/backoffice/controlFault.ts'
import { type Merchants, openMerchants } from '../../../../scripts/backoffice/merchants.ts'
import { writeCase } from '../../../../scripts/backoffice/workbench/cases.ts'
import { Worlds } from '../../../../scripts/backoffice/world.ts'
import { UsageError } from '../../../../scripts/merchant/command.ts'
import { inRoot } from '../../../../scripts/toolchain/run.ts'

const WORLD = 'wb-desk-0'
let merchants: Merchants
beforeAll(async () => {
  merchants = await openMerchants(inRoot('merchants'), () => undefined)
})
afterAll(() => merchants.close())

let folder = ''
let worlds = new Worlds()
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cases-'))
  worlds = new Worlds()
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (fault: object) => {
  const read = readFault({ ...fault }, merchants).fault
  if (read) worlds.get(WORLD).faults.push(read)
}

/** Writes a case of aurora, whose folder is the test's. */
const write = (title: string) => {
  const merchant = { code: 'aurora', name: 'Aurora', domains: [], folder }
  const phone = { merchant: 'aurora', path: '/m/login' }
  return writeCase({ merchants, worlds }, merchant, {
    ...{ title, phone, world: WORLD, screen: 'login', features: ['header', 7] },
  }).file
}
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))

describe('a case that is written', () => {
  it('keeps the faults that last for this merchant, as the control call takes them, and no others', () => {
    put({ path: 'relay/*', kind: 'status', status: 503, times: -1, merchant: 'aurora' })
    put({ path: '/wps/system/country', kind: 'delay', delayMs: 900, times: -1 })
    put({ path: '/wps/member/info', kind: 'business', times: -1 })
    put({ path: '/wps/session/login', kind: 'hang', times: 2 })
    put({ path: '/wps/system/status', kind: 'cut', times: -1, merchant: 'manila' })
    expect(read(write('Login without games')).faults).toEqual([
      { path: 'relay/*', kind: 'status', status: 503 },
      { path: '/wps/system/country', kind: 'delay', delayMs: 900 },
      { path: '/wps/member/info', kind: 'business' },
    ])
  })

  it('has no faults where the phone has none', () => {
    expect(read(write('Login'))).toEqual({
      title: 'Login',
      phone: { path: '/m/login' },
      expected: { screen: 'login', features: ['header'] },
    })
  })

  it('never replaces an earlier one of the same name', () => {
    mkdirSync(join(folder, 'cases'))
    writeFileSync(join(folder, 'cases/login-works-2.json'), '{}')
    expect([write('Login works'), write('login works!'), write('Login: works')]).toEqual([
      'cases/login-works.json',
      'cases/login-works-3.json',
      'cases/login-works-4.json',
    ])
    expect(readFileSync(join(folder, 'cases/login-works-2.json'), 'utf8')).toBe('{}')
  })

  it.each(['', ' ', '../..'])('is not written without a name: %j', (title) => {
    expect(() => write(title)).toThrow(UsageError)
    expect(readdirSync(folder).flatMap((name) => readdirSync(join(folder, name)))).toEqual([])
  })
})
