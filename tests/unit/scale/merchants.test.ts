import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openMerchants } from '../../../scripts/backoffice/merchants.ts'
import { codeOf, writeMerchants } from '../../../scripts/scale/merchants.ts'
import { inRoot } from '../../../scripts/toolchain/run.ts'

describe('merchants from seeds', () => {
  it('are as many as asked for, each with a code and a domain of its own, and the same for the same seed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scale-'))
    const written = ['a', 'b'].map((name) => join(folder, name))
    for (const to of written) await writeMerchants(inRoot('merchants'), to, 12, 7)
    const [one = '', other = ''] = written
    const said: string[] = []
    const merchants = await openMerchants(one, (line) => said.push(line))
    await merchants.refresh()
    expect(merchants.all().map(({ code }) => code)).toEqual(Array.from({ length: 12 }, (_, at) => codeOf(at)))
    expect(said).toEqual([])
    merchants.close()
    for (const code of await readdir(one)) {
      const file = join(code, 'wps/system/status.json')
      const status = await readFile(join(one, file), 'utf8')
      expect(JSON.parse(status)).toMatchObject({ merchantCode: code, info: { merchantCode: code } })
      expect(status).toBe(await readFile(join(other, file), 'utf8'))
    }
    await rm(folder, { recursive: true, force: true })
  })

  it('have each a brand of their own, where their model has one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scale-'))
    await writeMerchants(inRoot('merchants'), folder, 12, 7)
    const brands: string[] = []
    for (const code of await readdir(folder)) {
      const manifest = await readFile(join(folder, code, 'wps/system/manifest.json'), 'utf8')
      brands.push(...(/\bbrand\\?":\s*\\?"(#\w{6})/.exec(manifest)?.slice(1) ?? []))
    }
    expect(brands.length).toBeGreaterThan(6)
    expect(new Set(brands).size).toBe(brands.length)
    await rm(folder, { recursive: true, force: true })
  })
})
