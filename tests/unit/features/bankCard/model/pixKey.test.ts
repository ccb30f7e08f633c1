import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  PIX_EXAMPLES,
  PIX_TYPES,
  type PixType,
  pixKeyOf,
} from '../../../../../src/features/bankCard/model/pixKey.ts'

describe('a PIX key', () => {
  it.each<[PixType, string, string]>([
    ['CPF', '529.982.247-25', '52998224725'],
    ['CPF', ' 11144477735 ', '11144477735'],
    ['CNPJ', '11.222.333/0001-81', '11222333000181'],
    ['CNPJ', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['EMAIL', ' Ana.Souza+pix@Example.COM ', 'ana.souza+pix@example.com'],
    ['PHONE', '+55 (11) 98765-4321', '+5511987654321'],
    ['PHONE', '11 98765 4321', '+5511987654321'],
    ['PHONE', '5511987654321', '+5511987654321'],
    ['EVP', '123E4567-E89B-12D3-A456-426655440000', '123e4567-e89b-12d3-a456-426655440000'],
  ])('%s %s is kept as %s', (type, typed, key) => {
    expect(pixKeyOf(type, typed)).toBe(key)
  })

  it.each<[PixType, string, string]>([
    ['CPF', '529.982.247-24', 'a check digit is wrong'],
    ['CPF', '111.111.111-11', 'all digits are the same'],
    ['CPF', '5299822472', 'a digit is missing'],
    ['CPF', '52998224725a', 'a letter stands in it'],
    ['CNPJ', '11.222.333/0001-82', 'a check digit is wrong'],
    ['CNPJ', '00000000000000', 'all digits are the same'],
    ['CNPJ', '12ABC34501DEAB', 'its check digits are letters'],
    ['EMAIL', 'ana@localhost', 'its domain has no dot'],
    ['EMAIL', 'ana souza@example.com', 'a blank stands in it'],
    ['EMAIL', `${'a'.repeat(66)}@example.com`, 'it is longer than 77'],
    ['PHONE', '+1 212 555 0100', 'it is of another country'],
    ['PHONE', '11 8765 4321', 'it is no mobile number'],
    ['PHONE', '01 98765 4321', 'its area code has a nought'],
    ['EVP', '123e4567e89b12d3a456426655440000', 'its lines are missing'],
    ['EVP', '', 'nothing was typed'],
  ])('%s %s is none: %s', (type, typed) => {
    expect(pixKeyOf(type, typed)).toBeUndefined()
  })

  it('is read in its own form again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PIX_TYPES),
        fc.string({ unit: fc.constantFrom(...'0123456789.-/@+ aAzZ۵\u200f') }),
        (type, typed) => {
          const key = pixKeyOf(type, typed)
          if (key !== undefined) expect(pixKeyOf(type, key)).toBe(key)
        },
      ),
    )
  })

  it('of every nine digits there is one CPF, with one pair of check digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_998 }), (number) => {
        const body = String(number).padStart(9, '0')
        if (new Set(body).size === 1) return
        const found = Array.from({ length: 100 }, (_, check) => body + String(check).padStart(2, '0')).filter(
          (cpf) => pixKeyOf('CPF', cpf) !== undefined,
        )
        expect(found).toHaveLength(1)
      }),
      { numRuns: 30 },
    )
  })

  it('is shown how to write, for every type', () => {
    expect(Object.keys(PIX_EXAMPLES)).toEqual([...PIX_TYPES])
  })
})
