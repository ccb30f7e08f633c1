import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyMerchant } from '../../../../scripts/backoffice/workbench/copy.ts'
import { RESERVED_CODES } from '../../../../scripts/merchant/reserved.ts'
import { inRoot } from '../../../../scripts/toolchain/run.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copy-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a copy of a merchant', () => {
  it.each([...RESERVED_CODES, '../other', 'Aurora', ''])('is not made under the code %j', async (code) => {
    const model = { code: 'aurora', name: 'Aurora', domains: [], folder: inRoot('merchants', 'aurora') }
    await expect(copyMerchant(folder, model, { code, name: 'Copy' })).rejects.toThrow(/reserved|A code is/)
    expect(readdirSync(folder)).toEqual([])
  })
})
