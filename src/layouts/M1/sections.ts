import type { SectionParts } from '../parts.ts'
import { AnnouncementMarquee } from './sections/AnnouncementMarquee.tsx'
import { BannerCarousel } from './sections/BannerCarousel.tsx'
import { GameMatches, LotteryDraws } from './sections/Fixtures.tsx'
import { Footer } from './sections/Footer.tsx'
import { GameLanes } from './sections/GameLanes.tsx'
import { OwnGames } from './sections/OwnGames.tsx'
import { Promotions } from './sections/Promotions.tsx'
import { QuickActions } from './sections/QuickActions.tsx'
import { VipProgress } from './sections/VipProgress.tsx'

/** How M1 draws home's sections. */
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
