import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homeOfMember } from '../../../src/site/home.ts'

const home = (...types: string[]) => types.map((type) => ({ type }))

describe("a layout's own home, as a member sees it", () => {
  it('begins with the games, where what was played last stands first', () => {
    expect(homeOfMember(home('bannerCarousel', 'quickActions', 'gameLanes', 'footer'))).toEqual(
      home('gameLanes', 'bannerCarousel', 'quickActions', 'footer'),
    )
  })

  it('still begins with the next draw where it did, and the games follow', () => {
    expect(homeOfMember(home('lotteryDraws', 'vipProgress', 'gameLanes', 'footer'))).toEqual(
      home('lotteryDraws', 'gameLanes', 'vipProgress', 'footer'),
    )
  })

  it('loses no section, and keeps the order of the others', () => {
    const types = fc.constantFrom('lotteryDraws', 'gameLanes', 'footer', 'promotions', 'bannerCarousel')
    fc.assert(
      fc.property(fc.uniqueArray(types), (list) => {
        const others = (of: readonly { readonly type: string }[]) =>
          of.map(({ type }) => type).filter((type) => type !== 'gameLanes')
        const sorted = homeOfMember(home(...list))
        expect(sorted).toHaveLength(list.length)
        expect(others(sorted)).toEqual(others(home(...list)))
      }),
    )
  })
})
