import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Merchants, openMerchants } from '../../../../scripts/backoffice/merchants.ts'
import { copyMerchant } from '../../../../scripts/backoffice/workbench/copy.ts'
import { judgedOf } from '../../../../scripts/backoffice/workbench/findings.ts'
import { impactBetween } from '../../../../scripts/backoffice/workbench/impact.ts'
import { changesOf, expectationChange, writeChanges } from '../../../../scripts/backoffice/workbench/save.ts'
import { siteOf } from '../../../../scripts/backoffice/workbench/site.ts'
import { MERCHANTS } from '../../../../scripts/merchant/folder.ts'
import { inRoot } from '../../../../scripts/toolchain/run.ts'

const MODEL = 'aurora'
let root = ''
let merchants: Merchants

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'folder-'))
  cpSync(join(MERCHANTS, MODEL), join(root, MODEL), { recursive: true })
  merchants = await openMerchants(root, () => {})
})
afterAll(() => {
  merchants.close()
  rmSync(root, { recursive: true })
})

const model = () => {
  const merchant = merchants.byCode(MODEL)
  if (!merchant) throw new Error('no model')
  return merchant
}
const at = (opened: Merchants) => ({
  merchants: opened,
  workbench: { dir: '', merchantsDir: root, schemasDir: inRoot('schemas') },
})
const chatOff = { status: { info: { whitelabelVal: { CBS3: false } } } }

describe('a change of a merchant', () => {
  it('is nothing to save where nothing is changed', async () => {
    expect(await changesOf(merchants, model(), {})).toEqual([])
  })

  it('is saved as one line of the file: every other stays as somebody wrote it', async () => {
    const [change, ...others] = await changesOf(merchants, model(), chatOff)
    expect(others).toEqual([])
    const [before, after] = [change?.before.split('\n') ?? [], change?.after.split('\n') ?? []]
    expect(after).toHaveLength(before.length)
    expect(after.filter((line, at) => line !== before[at])).toEqual(['      "CBS3": false,'])
  })

  it('keeps a template as JSON in a string', async () => {
    const [change] = await changesOf(merchants, model(), { theme: { brand: '#d11f5b' } })
    expect(change?.file).toBe('wps/system/manifest.json')
    expect(JSON.parse(change?.after ?? '').templates.parameters.theme).toContain('"brand":"#d11f5b"')
  })

  it('shows whom it takes something from, before it is made', async () => {
    const [was, is] = [await siteOf(merchants, model(), {}), await siteOf(merchants, model(), chatOff)]
    if (!was || !is) throw new Error('does not resolve')
    const guest = impactBetween(was, is).find(({ visitors }) => visitors.includes('guest'))
    expect(guest?.disappears).toContain('feature chat')
    expect(guest?.appears).toEqual([])
    expect(impactBetween(was, was)).toEqual([])
  })

  it('is judged by the rules that the app runs, with its place in the file', async () => {
    const errors = async (patch = {}) =>
      (await judgedOf(at(merchants), model(), patch)).findings.filter(({ severity }) => severity === 'error')
    expect(await errors()).toEqual([])
    const findings = await errors({ status: { info: { mobileTemplate: 'M9' } } })
    expect(findings.find(({ pointer }) => pointer === '/info/mobileTemplate')).toMatchObject({
      severity: 'error',
      file: 'wps/system/status.json',
      line: 6,
    })
  })

  it('can be an expectation, which then stands in the merchant’s folder', async () => {
    const expected = { visitor: 'guest', screen: 'home', features: ['banners'] } as const
    const change = await expectationChange(merchants, model(), expected)
    writeChanges(merchants, model(), [change])
    const said = JSON.parse(readFileSync(join(root, MODEL, 'expectations.json'), 'utf8'))
    expect(said.visitors.guest.home).toEqual(['banners'])
    expect(said.visitors.guest.login.length).toBeGreaterThan(0)
  })
})

describe('a merchant that is launched', () => {
  it('is a whole folder under its own code and name, and resolves without a problem', async () => {
    await copyMerchant(root, model(), { code: 'nova', name: 'Nova Play' })
    const opened = await openMerchants(root, () => {})
    const nova = opened.byCode('nova')
    if (!nova) throw new Error('not served')
    expect(nova).toMatchObject({ name: 'Nova Play', domains: ['nova.example'] })
    const site = await siteOf(opened, nova, {})
    expect(site?.merchant).toEqual({ code: 'nova', name: 'Nova Play' })
    expect(site?.logo).toContain('/m/merchants/nova/')
    expect(site?.trustedHosts).toEqual([])
    const { findings } = await judgedOf(at(opened), nova)
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    opened.close()
  })

  it.each(['aurora', 'Nova', '../nova', 'n', '', 'www', 'localhost', 'wps', 'all'])(
    'is refused the code "%s"',
    async (code) => {
      await expect(copyMerchant(root, model(), { code, name: 'Nova Play' })).rejects.toThrow()
    },
  )
})
