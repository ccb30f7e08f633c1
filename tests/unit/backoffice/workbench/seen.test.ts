import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Merchants, openMerchants } from '../../../../scripts/backoffice/merchants.ts'
import { type Somebody, whereSeen } from '../../../../scripts/backoffice/workbench/seen.ts'
import { inRoot } from '../../../../scripts/toolchain/run.ts'

const PLAYER: Somebody = { userName: 'player', type: 0, firstTimeLogin: false }
let merchants: Merchants
beforeAll(async () => {
  merchants = await openMerchants(inRoot('merchants'), () => undefined)
})
afterAll(() => merchants.close())

describe('where what a flag does can be looked at', () => {
  const seen = (flag: string, people: readonly Somebody[] = [PLAYER]) =>
    whereSeen(flag, merchants, async () => people)

  it('is home for a guest, where a guest sees it there', async () => {
    expect(await seen('CBS3')).toMatchObject({ who: 'guest', device: 'android', path: '/m/home' })
  })

  it('is where a member sees it, of whom the merchant has one', async () => {
    expect(await seen('LOTTMINIGAME3')).toMatchObject({ who: 'player' })
    expect(await seen('LOTTMINIGAME3', [{ ...PLAYER, firstTimeLogin: true }])).toBeUndefined()
  })

  it('is nowhere for what only comes about when a player does something', async () => {
    expect(await seen('MOBILEAUTOLOGIN3')).toBeUndefined()
  })
})
