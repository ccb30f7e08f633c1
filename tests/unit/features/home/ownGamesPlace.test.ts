import { describe, expect, it } from 'vitest'
import { ownGamesPlace } from '../../../../src/features/home/model/ownGamesPlace.ts'

describe("a member's own games", () => {
  it('stand right after the banners or the next draw', () => {
    expect(ownGamesPlace(['bannerCarousel', 'announcementMarquee', 'gameLanes'])).toBe(1)
    expect(ownGamesPlace(['quickActions', 'bannerCarousel', 'gameLanes'])).toBe(2)
    expect(ownGamesPlace(['lotteryDraws', 'vipProgress', 'bannerCarousel', 'gameLanes'])).toBe(1)
  })

  it('come first where no banner and no draw is in the first window', () => {
    expect(ownGamesPlace(['quickActions', 'gameLanes', 'promotions', 'bannerCarousel'])).toBe(0)
  })

  it('are not there on a home without games', () => {
    expect(ownGamesPlace(['bannerCarousel', 'promotions'])).toBeUndefined()
  })
})
