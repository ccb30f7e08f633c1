import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrPath } from '../../../src/ui/QrCode.tsx'

it('draws a run of dark modules as one rectangle', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1H0zM3 0h1v1H3zM1 2h3v1H1z')
})

it('draws exactly the dark modules', () => {
  const { data } = encode('https://play.test/m/register?r=AB12', { ecc: 'M', border: 4 })
  const dark = data.flat().filter(Boolean).length
  const drawn = [...qrPath(data).matchAll(/h(\d+)v1/g)].reduce((sum, [, width]) => sum + Number(width), 0)
  expect(drawn).toBe(dark)
})
