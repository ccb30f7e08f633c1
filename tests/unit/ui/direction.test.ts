import { describe, expect, it } from 'vitest'
import { directionOf } from '../../../src/ui/direction.ts'

describe('the direction of a text', () => {
  it.each([
    ['Raast سے رقم نکلوائیں', 'rtl'],
    ['خوش آمدید', 'rtl'],
    ['Withdraw with Raast in 10 minutes', 'ltr'],
    ['10:30', 'ltr'],
    ['', 'ltr'],
  ])('%s runs %s', (text, direction) => {
    expect(directionOf(text)).toBe(direction)
  })
})
