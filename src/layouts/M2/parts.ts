import type { LayoutParts } from '../parts.ts'
import { AccountChip } from './AccountChip.tsx'
import { Home } from './Home.tsx'
import { Draws, Footer, GameRail, Matches, MemberHome, Promotions, SignIn, Vip } from './later.tsx'
import { Page } from './Page.tsx'
import { Shell } from './Shell.tsx'
import { Banners } from './sections/Banners.tsx'
import { GameLanes } from './sections/GameLanes.tsx'
import { News } from './sections/News.tsx'
import { QuickActions } from './sections/QuickActions.tsx'

/** The components of the lobby. */
export const parts: LayoutParts = {
  Shell,
  SignIn,
  Page,
  AccountChip,
  MemberHome,
  Home,
  sections: {
    bannerCarousel: Banners,
    announcementMarquee: News,
    quickActions: QuickActions,
    gameLanes: GameLanes,
    lotteryDraws: Draws,
    gameMatches: Matches,
    promotions: Promotions,
    vipProgress: Vip,
    footer: Footer,
    gameRail: GameRail,
  },
}
