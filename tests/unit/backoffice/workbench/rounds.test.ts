// @own-modules
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Merchants, openMerchants } from '../../../../scripts/backoffice/merchants.ts'
import { copyMerchant } from '../../../support/copyMerchant.ts'

/** Checks wait until they are let go. */
let waiting: (() => void)[] = []
let asked: string[] = []
vi.mock('../../../../scripts/backoffice/workbench/findings.ts', () => ({
  judgedOf: (_: unknown, { code }: { readonly code: string }) =>
    new Promise((done) => {
      asked.push(code)
      waiting.push(() => done({ findings: [], needs: {} }))
    }),
}))
const { overview } = await import('../../../../scripts/backoffice/workbench/list.ts')

let root = ''
let merchants: Merchants
beforeEach(async () => {
  waiting = []
  asked = []
  root = mkdtempSync(join(tmpdir(), 'rounds-'))
  for (const code of ['aurora', 'manila']) copyMerchant(code, root)
  merchants = await openMerchants(root, () => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
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
    expect(new Set(Object.values(await said()))).toEqual(new Set(['checked']))
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

it('a merchant that is new is checked before the others, and does not wait for the next round', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  await said()
  // The first round takes so long that the next one is far away.
  clock.mockReturnValue(10_000)
  await letGo()
  asked = []
  cpSync(join(root, 'manila'), join(root, 'zeta'), { recursive: true })
  merchants.changed()
  await merchants.refresh()
  expect(await said()).toEqual({ aurora: 'checked', manila: 'checked', zeta: 'unknown' })
  await letGo()
  expect(asked).toEqual(['zeta'])

  clock.mockReturnValue(1_000_000)
  cpSync(join(root, 'manila'), join(root, 'yotta'), { recursive: true })
  merchants.changed()
  await merchants.refresh()
  await vi.waitFor(async () => {
    await letGo()
    expect(asked).toEqual(['zeta', 'yotta', 'aurora', 'manila', 'zeta'])
  })
})
