// @own-modules
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Merchants, openMerchants } from '../../../../scripts/backoffice/merchants.ts'
import { MERCHANTS } from '../../../../scripts/merchant/folder.ts'

/** Checks wait until they are let go. */
let waiting: (() => void)[] = []
vi.mock('../../../../scripts/backoffice/workbench/findings.ts', () => ({
  judgedOf: () =>
    new Promise((done) => {
      waiting.push(() => done({ findings: [], needs: {} }))
    }),
}))
const { overview } = await import('../../../../scripts/backoffice/workbench/list.ts')

let root = ''
let merchants: Merchants
beforeEach(async () => {
  waiting = []
  root = mkdtempSync(join(tmpdir(), 'rounds-'))
  for (const code of ['aurora', 'manila'])
    cpSync(join(MERCHANTS, code), join(root, code), { recursive: true })
  merchants = await openMerchants(root, () => undefined)
})
afterEach(() => {
  merchants.close()
  rmSync(root, { recursive: true })
})

/** What the list says of each merchant: not checked yet, pending or checked. */
async function said(): Promise<Record<string, string>> {
  const workbench = { dir: root, merchantsDir: root, schemasDir: root }
  const lines = await overview({ merchants, workbench })
  return Object.fromEntries(
    lines.map(({ code, check }) => [code, check ? (check.isPending ? 'pending' : 'checked') : 'unknown']),
  )
}

const letGo = () =>
  vi.waitFor(async () => {
    for (const done of waiting.splice(0)) done()
    expect(Object.values(await said())).toEqual(['checked', 'checked'])
  })

it('a merchant whose folder has changed since its check is pending in the list, and the others keep their result', async () => {
  expect(await said()).toEqual({ aurora: 'unknown', manila: 'unknown' })
  await letGo()
  const status = join(root, 'aurora/wps/system/status.json')
  writeFileSync(status, `${readFileSync(status, 'utf8')}\n`)
  merchants.changed()
  expect(await said()).toEqual({ aurora: 'pending', manila: 'checked' })
  await letGo()
})

it('a merchant is pending as well where any other of its files was written', async () => {
  await said()
  await letGo()
  writeFileSync(join(root, 'manila/wps/relay/MCSFE_getBanners.json'), '[]')
  await vi.waitFor(() => expect(merchants.changesIn('manila')).toBeGreaterThan(0))
  expect(await said()).toEqual({ aurora: 'checked', manila: 'pending' })
  await letGo()
})
