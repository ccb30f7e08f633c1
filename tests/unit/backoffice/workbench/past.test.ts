import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Merchants, openMerchants } from '../../../../scripts/backoffice/merchants.ts'
import { type Env, findRequestContext } from '../../../../scripts/backoffice/requestContext.ts'
import { textsOf } from '../../../../scripts/backoffice/texts.ts'
import { setBench } from '../../../../scripts/backoffice/workbench/bench.ts'
import { openDesk } from '../../../../scripts/backoffice/workbench/desk.ts'
import { Worlds } from '../../../../scripts/backoffice/world.ts'
import { firstPhone } from '../../../../src/workbench/model/state.ts'
import { commitAll, keepHistory } from '../../../support/gitFolder.ts'
import { write, writeMerchant } from '../fixture.ts'

let root = ''
let launched = ''
let merchants: Merchants

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'past-'))
  await writeMerchant(root, 'acme')
  await write(join(root, 'acme/texts/EN.json'), { 'app.title': 'As it was' })
  keepHistory(root)
  launched = commitAll(root, 'Launch it')
  const status = join(root, 'acme/wps/system/status.json')
  writeFileSync(status, readFileSync(status, 'utf8').replace('"CBS3":true', '"CBS3":false'))
  await write(join(root, 'acme/texts/EN.json'), { 'app.title': 'As it is' })
  merchants = await openMerchants(root, () => undefined)
})
afterEach(() => {
  merchants.close()
  rmSync(root, { recursive: true })
})

it('a phone of an earlier moment is served the whole folder of then, beside today’s on another phone', async () => {
  const worlds = new Worlds()
  const merchant = merchants.byCode('acme')
  if (!merchant) throw new Error('there is no acme')
  const options = {
    merchants,
    worlds,
    schemas: { check: () => undefined, has: () => false, faults: () => [] },
    builds: merchants.files,
    workbench: { dir: '', merchantsDir: root, schemasDir: '' },
  }
  const seat = (world: string, at: string) =>
    setBench(
      options,
      openDesk(),
      merchant,
      { world, phone: { ...firstPhone('acme'), at }, patch: {}, clock: 0, fresh: false },
      'http://workbench.localhost',
    )
  const app = new Hono<Env>().get('/seen', async (c) => {
    const { merchant: shown } = findRequestContext(c, merchants, worlds)
    if (!shown) return c.text('none')
    const status = await merchants.read(shown, 'wps/system/status.json')
    return c.json([await textsOf(merchants, shown), JSON.stringify(status).includes('"CBS3":true')])
  })
  const seen = async (world: string): Promise<unknown> => {
    const headers = { host: `acme.${world}.workbench.localhost` }
    return (await app.request('/seen', { headers })).json()
  }
  await seat('wb-today', '')
  await seat('wb-then', launched)
  expect(await seen('wb-today')).toEqual([{ EN: { 'app.title': 'As it is' } }, false])
  expect(await seen('wb-then')).toEqual([{ EN: { 'app.title': 'As it was' } }, true])
  await seat('wb-then', '')
  expect(await seen('wb-then'), 'today again').toEqual([{ EN: { 'app.title': 'As it is' } }, false])
})
