// @own-modules
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backoffice, startBackoffice } from '../../../../scripts/backoffice/server.ts'
import { MERCHANTS } from '../../../../scripts/merchant/folder.ts'

let root = ''
let office: Backoffice
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

it('the back office goes on answering players while every merchant is checked for the first time', async () => {
  // The app's own rules are brought with the page; what is looked at here is the check.
  expect((await call('merchants')).status).toBe(200)
  const began = performance.now()
  let isChecked = false
  const checked = call('overview').then(async (answer) => {
    isChecked = true
    return { answer, took: performance.now() - began }
  })
  let longest = 0
  while (!isChecked) {
    const asked = performance.now()
    await (await fetch(`${office.url}/wps/system/status?merchant=aurora&device=MOBILE`)).text()
    longest = Math.max(longest, performance.now() - asked)
  }
  const { answer, took } = await checked
  const { value }: { value: { code: string; findings: unknown[] }[] } = await answer.json()
  expect(value.map(({ code }) => code)).toEqual(['aurora', 'manila'])
  expect(value[0]?.findings).toEqual([expect.objectContaining({ code: 'theme.brandLine' })])
  // A check that held the server up would hold one answer up about as long as it takes.
  expect(longest).toBeLessThan(took / 3)
})
