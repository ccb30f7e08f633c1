import { expect, it } from 'vitest'
import { SCREENS } from '../../../src/registry/ids.ts'
import { isTask } from '../../../src/registry/taskScreens.ts'

it('the screens of money, play, limits and feedback are tasks, and those to look around are not', () => {
  expect(SCREENS.filter(isTask)).toEqual([
    'launchGame',
    'voucherCenter',
    'withdraw',
    'addBankCard',
    'addBankCardPix',
    'feedback',
    'responsiblePlay',
  ])
  expect(isTask(undefined)).toBe(false)
})
