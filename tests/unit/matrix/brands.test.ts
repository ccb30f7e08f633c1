import { describe, expect, it } from 'vitest'
import { BRANDS, themeWith } from '../../matrix/rules/brands.ts'

describe('the brands on which layouts are tried', () => {
  it('are six colours in both schemes, each once as brand and once as accent', () => {
    expect(new Set(BRANDS.map(({ id }) => id)).size).toBe(12)
    for (const scheme of ['dark', 'light'] as const) {
      const trials = BRANDS.filter((trial) => trial.scheme === scheme)
      expect(new Set(trials.map(({ brand }) => brand)).size).toBe(6)
      expect(trials.map(({ accent }) => accent).sort()).toEqual(trials.map(({ brand }) => brand).sort())
    }
  })

  it('leave a merchant its shapes, and none of the colours that it chose by hand', () => {
    const [trial] = BRANDS
    if (!trial) throw new Error('no trial')
    const theme = themeWith({ radius: 'sharp', brand: '#c8102e', tokens: { bg: '#fff8ea' } }, trial)
    expect(theme).toEqual({
      radius: 'sharp',
      brand: '#ffd400',
      accent: '#c6ff00',
      scheme: 'light',
      tokens: {},
    })
  })
})
