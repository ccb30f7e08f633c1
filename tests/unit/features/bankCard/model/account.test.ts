import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isAccountNumber,
  plainName,
  plainNumber,
} from '../../../../../src/features/bankCard/model/account.ts'
import { banksOf } from '../../../../../src/features/bankCard/model/banks.ts'
import { hasPix } from '../../../../../src/features/bankCard/model/hasPix.ts'
import { PIX_TYPES, pixKeyOf } from '../../../../../src/features/bankCard/model/pixKey.ts'
import isPixRequest from '../../../../../src/generated/validators/bankCardPixRequest.js'
import isCardRequest from '../../../../../src/generated/validators/bankCardRequest.js'

describe('an account number', () => {
  it.each([
    ['3391-0 12', '3391012'],
    ['pk36 scbl 0000 0011 2345 6702', 'PK36SCBL0000001123456702'],
    ['۱۲۳۴ ۵۶۷۸', '12345678'],
    ['1234.5678/9', '123456789'],
  ])('%s is sent as %s', (typed, number) => {
    expect(plainNumber(typed)).toBe(number)
  })

  it.each([
    ['12345678', true],
    ['1234', true],
    ['PK36SCBL0000001123456702', true],
    ['GB82WEST12345698765432', true],
    ['123', false],
    ['ABCD', false],
    ['12 34', false],
    ['PK36SCBL0000001123456703', false],
    ['1'.repeat(35), false],
    ['', false],
  ])('%s: %s', (number, valid) => {
    expect(isAccountNumber(number)).toBe(valid)
  })

  it('belongs to a name of plain words', () => {
    expect(plainName('  Ana \t de  Souza ')).toBe('Ana de Souza')
  })
})

describe('the banks to choose from', () => {
  it('are those with a code and a name, each once', () => {
    const banks = [
      { bankCode: '260', bankName: 'Ipê' },
      { bankCode: '260', bankName: 'Ipê again' },
      { bankCode: '341' },
      { bankName: 'Nobody' },
      { bankCode: ' ', bankName: 'Blank' },
    ]
    expect(banksOf({ banks })).toEqual([{ code: '260', name: 'Ipê' }])
    expect(banksOf(undefined)).toEqual([])
  })
})

it('PIX pays in its own currency alone', () => {
  expect(['BRL', 'brl', 'BRLX', 'USD', ''].map(hasPix)).toEqual([true, true, true, false, false])
})

describe('what is sent', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFabz -./۵') })

  it('is what the schema of the request takes, whenever an account number holds', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const accountNo = plainNumber(text)
        if (!isAccountNumber(accountNo)) return
        expect(isCardRequest({ bankName: 'B', accountNo, accountName: 'A' })).toBe(true)
      }),
    )
  })

  it('and whenever a key does', () => {
    const keys = [
      '529.982.247-25',
      '12abc34501de35',
      'Ana@Example.com',
      '11 98765-4321',
      '123E4567-E89B-12D3-A456-426655440000',
    ]
    for (const [at, keyType] of PIX_TYPES.entries()) {
      const key = pixKeyOf(keyType, keys[at] ?? '')
      expect(isPixRequest({ keyType, key, accountName: 'A' })).toBe(true)
    }
  })
})
