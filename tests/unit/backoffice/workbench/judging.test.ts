// @own-modules
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backoffice, startBackoffice } from '../../../../scripts/backoffice/server.ts'
import { MERCHANTS } from '../../../../scripts/merchant/folder.ts'
import type { MerchantLine } from '../../../../src/workbench/model/wire.ts'

let root = ''
let office: Backoffice
const ASK_EVERY_MS = 50
const PLAYER_ASKS_EVERY_MS = 10
const page = '<meta name="token" content="__WORKBENCH_TOKEN__">'

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'judging-'))
  for (const code of ['aurora', 'manila'])
    cpSync(join(MERCHANTS, code), join(root, code), { recursive: true })
  const workbenchDir = mkdtempSync(join(root, '.workbench-'))
  writeFileSync(join(workbenchDir, 'index.html'), page)
  office = await startBackoffice({ port: 0, merchantsDir: root, distDir: root, workbenchDir, log: () => {} })
})
afterAll(async () => {
  await office.close()
  rmSync(root, { recursive: true })
})

async function call(name: string, body: object = {}): Promise<Response> {
  const token = /content="([^"]+)"/.exec(await (await fetch(`${office.url}/workbench`)).text())?.[1] ?? ''
  const headers = { 'x-workbench-token': token, 'content-type': 'application/json' }
  return fetch(`${office.url}/workbench/api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Asks for the list until every merchant has been checked, as the page does. */
async function checkedMerchants(): Promise<readonly MerchantLine[]> {
  for (;;) {
    const { value }: { value: readonly MerchantLine[] } = await (await call('overview')).json()
    if (value.every(({ check }) => check !== undefined)) return value
    // Leaves the processor to the check.
    await pause(ASK_EVERY_MS)
  }
}

it('the back office goes on answering players while every merchant is checked for the first time', async () => {
  // Loads the app's own rules first, as the page does, so that only the check itself is measured.
  expect((await fetch(`${office.url}/workbench`)).status).toBe(200)
  const began = performance.now()
  let isChecked = false
  const checked = checkedMerchants().then((merchants) => {
    isChecked = true
    return { merchants, took: performance.now() - began }
  })
  let longest = 0
  while (!isChecked) {
    const asked = performance.now()
    // Leaves the processor to the check; what blocks the server meanwhile counts as well.
    await pause(PLAYER_ASKS_EVERY_MS)
    await (await fetch(`${office.url}/wps/system/status?merchant=aurora&device=MOBILE`)).text()
    longest = Math.max(longest, performance.now() - asked)
  }
  const { merchants, took } = await checked
  expect(merchants.map(({ code }) => code)).toEqual(['aurora', 'manila'])
  expect(merchants[0]?.check).toEqual({ errors: 0, warnings: 0, stamp: expect.any(String) })
  // A check that blocked the server would delay one answer by about its whole duration.
  expect(longest).toBeLessThan(took / 3)
})

it('the list is answered at once, and a folder that has changed is checked again', async () => {
  const [before] = await checkedMerchants()
  const file = join(root, 'aurora/merchant.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"aurora.example"', '"manila.example"'))
  await expect
    .poll(async () => (await checkedMerchants())[0]?.check, { timeout: 50_000 })
    .toMatchObject({ errors: 1 })
  expect((await checkedMerchants())[0]?.check?.stamp).not.toBe(before?.check?.stamp)
})

it.each([
  ['layout=M2', ['manila']],
  ['layout=M1,M2 CBS3=on', ['aurora', 'manila']],
  ['layout=M3', []],
])('the filter %s chooses %j', async (filter, codes) => {
  expect(await (await call('chosen', { typed: filter })).json()).toMatchObject({ value: { codes } })
})

it('a filter that is none is told with the nearest name', async () => {
  const { value } = await (await call('chosen', { typed: 'layot=M1' })).json()
  expect(value.fault).toContain('did you mean layout')
})
