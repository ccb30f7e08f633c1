import { describe, expect, it } from 'vitest'
import { initialsOf } from '../../../../../src/features/money/model/initials.ts'
import { kindOf } from '../../../../../src/features/money/model/kindOf.ts'

describe('the picture of a payment method or an account', () => {
  it.each([
    ['Pix', 'Pi'],
    ['Chuyển khoản', 'Ck'],
    ['USDT (TRC-20)', 'UT'],
    ['موبائل والٹ', 'مو'],
    ['', ''],
  ])('%s without a picture shows %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it.each([
    ['pix', 'Pix', 'code'],
    ['vietqr', 'Quét mã VietQR', 'code'],
    ['usdt', 'USDT (TRC-20)', 'coin'],
    ['ted', 'Transferência TED', 'bank'],
    ['chuyen-khoan', 'Chuyển khoản ngân hàng', 'bank'],
    ['vi-dien-tu', 'Ví điện tử', 'wallet'],
    ['voucher', 'پری پیڈ واؤچر', 'counter'],
    ['7', 'Bank transfer', 'bank'],
    ['7', 'Something', undefined],
  ])('%s, %s is drawn as %s', (id, name, kind) => {
    expect(kindOf({ id, name })).toBe(kind)
  })
})
