import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openMerchants } from '../../../../scripts/backoffice/merchants.ts'
import { discard, draftsOf, keep } from '../../../../scripts/backoffice/workbench/drafts.ts'
import { copyMerchant } from '../../../support/copyMerchant.ts'

it('a draft that has changed since somebody looked is not discarded by their click', async () => {
  const root = mkdtempSync(join(tmpdir(), 'drafts-'))
  copyMerchant('aurora', root)
  const merchants = await openMerchants(root, () => undefined)
  try {
    const options = { merchants, workbench: { dir: root, merchantsDir: root, schemasDir: root } }
    const aurora = merchants.byCode('aurora')
    if (!aurora) throw new Error('no aurora')
    const wish = (brand: string) => ({ title: 'Brand', why: '', patch: { theme: { brand } }, replaces: true })
    await keep(options, aurora, wish('#111111'))
    const [seen] = (await draftsOf(options, aurora)).drafts
    await keep(options, aurora, wish('#222222'))
    const ask = { name: seen?.name, stamp: seen?.stamp }
    await expect(discard(options, aurora, ask)).rejects.toThrow('changed since you looked')
    const [now] = (await draftsOf(options, aurora)).drafts
    await discard(options, aurora, { name: now?.name, stamp: now?.stamp })
    expect((await draftsOf(options, aurora)).drafts).toEqual([])
  } finally {
    merchants.close()
    rmSync(root, { recursive: true })
  }
})
