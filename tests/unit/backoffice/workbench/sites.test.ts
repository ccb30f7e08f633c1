import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openMerchants } from '../../../../scripts/backoffice/merchants.ts'
import { chosen } from '../../../../scripts/backoffice/workbench/list.ts'
import { sites } from '../../../../scripts/backoffice/workbench/sites.ts'
import { copyMerchant } from '../../../support/copyMerchant.ts'

it('a merchant whose folder has not changed is not resolved again, and a changed one is found by what it has become', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sites-'))
  for (const code of ['aurora', 'manila']) copyMerchant(code, root)
  const merchants = await openMerchants(root, () => undefined)
  try {
    const before = await sites.now(merchants)
    expect([...before.keys()].sort()).toEqual(['aurora', 'manila'])
    const status = join(root, 'aurora/wps/system/status.json')
    writeFileSync(status, readFileSync(status, 'utf8').replace('"CBS3": true', '"CBS3":  false'))
    merchants.changed()
    const after = await sites.now(merchants)
    expect(after.get('manila'), 'the very site').toBe(before.get('manila'))
    expect([before.get('aurora')?.flags.CBS3, after.get('aurora')?.flags.CBS3]).toEqual([true, false])

    const workbench = { dir: root, merchantsDir: root, schemasDir: root }
    const find = (typed: string) => chosen({ merchants, workbench }, typed, true)
    expect(await find('code=aurora CBS3=off')).toEqual({ codes: ['aurora'], reasons: {} })
    expect(await find('code=aurora cbs3')).toEqual({ codes: [], reasons: {} })
    expect(await find('aurora m1')).toEqual({ codes: ['aurora'], reasons: { aurora: 'layout M1' } })
    expect(await find('sugarloaf')).toEqual({ codes: [], reasons: {} })
    expect(await find('cashback')).toMatchObject({ reasons: { aurora: expect.stringContaining('banner') } })
    const changes = [{ name: 'M2 sale', from: '2027-02-05T00:00:00Z', to: '2027-02-06T00:00:00Z', set: [] }]
    writeFileSync(join(root, 'aurora/schedule.json'), JSON.stringify({ changes }))
    merchants.changed()
    const soon = await chosen({ merchants, workbench }, 'm2', false)
    expect(soon, 'of what was read before').toMatchObject({ codes: ['manila'], isPartial: true })
    expect(await chosen({ merchants, workbench }, 'code=aurora', false), 'conditions are of now').toEqual({
      ...{ codes: ['aurora'], reasons: {} },
    })
    const whole = {
      codes: ['manila', 'aurora'],
      reasons: { aurora: 'schedule M2 sale', manila: 'layout M2' },
    }
    expect(await find('m2'), 'files last').toEqual(whole)
    expect(await chosen({ merchants, workbench }, 'm2', false), 'nothing was written since').toEqual(whole)
    expect(await find('m2 sale')).toMatchObject({ codes: ['aurora'] })
    expect(await find('changed=7d')).toEqual({ fault: expect.stringContaining('git keeps no history') })
  } finally {
    merchants.close()
    rmSync(root, { recursive: true })
  }
})
