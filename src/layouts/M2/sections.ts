import type { SectionParts } from '../parts.ts'
import { Draws, Footer, Matches, Promotions, Vip } from './later.tsx'
import { Banners } from './sections/Banners.tsx'
import { GameLanes } from './sections/GameLanes.tsx'
import { News } from './sections/News.tsx'
import { OwnGames } from './sections/OwnGames.tsx'
import { QuickActions } from './sections/QuickActions.tsx'

/** How the lobby draws home's sections. */
export const sections: SectionParts = {
  bannerCarousel: Banners,
  announcementMarquee: News,
  quickActions: QuickActions,
  gameLanes: GameLanes,
  lotteryDraws: Draws,
  gameMatches: Matches,
  promotions: Promotions,
  vipProgress: Vip,
  footer: Footer,
  ownGames: OwnGames,
}
