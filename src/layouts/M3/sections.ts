import type { SectionParts } from '../parts.ts'
import { BannerCarousel, Footer, GameMatches, Promotions, VipProgress } from './later.tsx'
import { AnnouncementMarquee } from './sections/AnnouncementMarquee.tsx'
import { GameLanes } from './sections/GameLanes.tsx'
import { LotteryDraws } from './sections/LotteryDraws.tsx'
import { OwnGames } from './sections/OwnGames.tsx'
import { QuickActions } from './sections/QuickActions.tsx'

/** How M3 draws home's sections. */
export const sections: SectionParts = {
  bannerCarousel: BannerCarousel,
  announcementMarquee: AnnouncementMarquee,
  quickActions: QuickActions,
  gameLanes: GameLanes,
  lotteryDraws: LotteryDraws,
  gameMatches: GameMatches,
  promotions: Promotions,
  vipProgress: VipProgress,
  footer: Footer,
  ownGames: OwnGames,
}
