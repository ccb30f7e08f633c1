import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Merchants, openMerchants } from '../../../../scripts/backoffice/merchants.ts'
import { scheduleChange } from '../../../../scripts/backoffice/workbench/schedule.ts'
import { inRoot } from '../../../../scripts/toolchain/run.ts'
import { copyMerchant } from '../../../support/copyMerchant.ts'

let root = ''
let merchants: Merchants
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'schedule-'))
  copyMerchant('aurora', root)
  merchants = await openMerchants(root, () => undefined)
})
afterEach(() => {
  merchants.close()
  rmSync(root, { recursive: true })
})

const schedule = (part: object) => {
  const merchant = merchants.byCode('aurora')
  if (!merchant) throw new Error('there is no aurora')
  return scheduleChange(
    { merchants, workbench: { dir: '', schemasDir: inRoot('schemas'), merchantsDir: root } },
    merchant,
    {
      ...{ name: 'Summer', from: '2027-06-01T00:00:00Z', to: '2027-07-01T00:00:00Z' },
      patch: { theme: { brand: '#0A7D5A' } },
      ...part,
    },
  )
}
const written = () => JSON.parse(readFileSync(join(root, 'aurora/schedule.json'), 'utf8'))

describe('a change that the workbench schedules', () => {
  it('is looked at without being written, and then written', async () => {
    rmSync(join(root, 'aurora/schedule.json'), { force: true })
    expect(await schedule({})).toEqual({ set: ['theme.brand=#0A7D5A'], left: [], fault: '', overlaps: [] })
    expect(() => written()).toThrow()
    await schedule({ write: true })
    expect(written().changes).toEqual([
      {
        name: 'Summer',
        from: '2027-06-01T00:00:00Z',
        to: '2027-07-01T00:00:00Z',
        set: ['theme.brand=#0A7D5A'],
      },
    ])
  })

  it('overlaps another one in the words of check', async () => {
    const other = {
      name: 'May',
      from: '2027-05-01T00:00:00Z',
      to: '2027-06-10T00:00:00Z',
      set: ['theme.brand=#111111'],
    }
    writeFileSync(join(root, 'aurora/schedule.json'), JSON.stringify({ changes: [other] }))
    expect((await schedule({})).overlaps).toEqual([
      '"May" and "Summer" set theme.brand at the same time: the later one in the file wins.',
    ])
    expect((await schedule({ from: '2027-06-10T00:00:00Z' })).overlaps).toEqual([])
  })

  it.each([
    ['it ends before it begins', { to: '2027-05-01T00:00:00Z' }],
    ['is no time', { from: '' }],
    ['nothing to schedule', { patch: {} }],
  ])('is refused: %s', async (why, part) => {
    expect((await schedule(part)).fault).toContain(why)
    await expect(schedule({ ...part, write: true })).rejects.toThrow(why)
  })

  it('is refused with a part that no schedule can hold, and without a name', async () => {
    expect((await schedule({ patch: { home: { sections: [] } } })).left).toContain('home.sections')
    const both = { theme: { brand: '#0A7D5A' }, home: { sections: [] } }
    await expect(schedule({ patch: both, write: true })).rejects.toThrow('cannot be scheduled')
    await expect(schedule({ name: ' ', write: true })).rejects.toThrow('cannot be scheduled')
  })

  it('says of a merchant with reviews that a draft cannot hold it, and writes nothing', async () => {
    const file = join(root, 'aurora/merchant.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), reviewRequired: true }))
    expect((await schedule({})).fault).toContain('a draft cannot hold a schedule')
    await expect(schedule({ write: true })).rejects.toThrow('a draft cannot hold a schedule')
  })
})
