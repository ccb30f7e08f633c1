import { describe, expect, it } from 'vitest'
import { statsNeeded } from '../../../../../src/features/appDownloadPrompt/model/needs.ts'
import { FRESH, GUEST, MEMBER, on } from './situations.ts'

const NEITHER = { deposits: false, withdrawals: false }

describe('statsNeeded', () => {
  it('needs the stats that a rule counts, and no others', () => {
    expect(statsNeeded({ deposit_times: on(1) }, MEMBER, FRESH)).toEqual({
      deposits: true,
      withdrawals: false,
    })
    expect(statsNeeded({ withdrawal_least_times_forced: on(2) }, MEMBER, FRESH)).toEqual({
      deposits: false,
      withdrawals: true,
    })
    expect(statsNeeded({ reg_days: on(2), bottom_app_bar_mode: on(1) }, MEMBER, FRESH)).toEqual(NEITHER)
    expect(statsNeeded(undefined, MEMBER, FRESH)).toEqual(NEITHER)
  })

  it.each([
    ['a guest', GUEST],
    ['the installed app', { ...MEMBER, installed: true }],
    ['a member of type 4', { ...MEMBER, memberType: 4 }],
    ['a device with nothing to download', { ...MEMBER, canDownload: false }],
  ])('needs nothing for %s', (_, facts) => {
    expect(statsNeeded({ deposit_times: on(1) }, facts, FRESH)).toEqual(NEITHER)
  })

  it('asks on while something is in the way for the moment only', () => {
    const facts = { ...MEMBER, waiting: 'login', otherModal: true } as const
    expect(statsNeeded({ deposit_times: on(1) }, facts, FRESH).deposits).toBe(true)
  })

  it('stops once the number has been passed, and asks until then', () => {
    const exact = { deposit_times: on(3) }
    const least = { deposit_least_times: on(3) }
    expect([2, 3, 4].map((deposits) => statsNeeded(exact, { ...MEMBER, deposits }, FRESH).deposits)).toEqual([
      true,
      true,
      false,
    ])
    expect([2, 3, 4].map((deposits) => statsNeeded(least, { ...MEMBER, deposits }, FRESH).deposits)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('after the player has closed it, only what forces is waited for', () => {
    const skipped = { ...FRESH, skipped: true }
    expect(statsNeeded({ deposit_times: on(3) }, MEMBER, skipped)).toEqual(NEITHER)
    expect(statsNeeded({ deposit_times_forced: on(3) }, MEMBER, skipped).deposits).toBe(true)
  })

  it('needs nothing while the conditions are switched off', () => {
    const config = { deposit_times: on(1), download_condition_switch: on(0) }
    expect(statsNeeded(config, MEMBER, FRESH)).toEqual(NEITHER)
  })
})
