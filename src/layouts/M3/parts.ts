import type { LayoutParts } from '../parts.ts'
import { AccountChip } from './AccountChip.tsx'
import { Home } from './Home.tsx'
import { BannerCarousel, Footer, GameMatches, MemberHome, Promotions, SignIn, VipProgress } from './later.tsx'
import { Page } from './Page.tsx'
import { Shell } from './Shell.tsx'
import { AnnouncementMarquee } from './sections/AnnouncementMarquee.tsx'
import { GameLanes } from './sections/GameLanes.tsx'
import { LotteryDraws } from './sections/LotteryDraws.tsx'
import { QuickActions } from './sections/QuickActions.tsx'

/** Everything that layout M3 draws. */
export const parts: LayoutParts = {
  Shell,
  SignIn,
  Page,
  AccountChip,
  MemberHome,
  Home,
  sections: {
    bannerCarousel: BannerCarousel,
    announcementMarquee: AnnouncementMarquee,
    quickActions: QuickActions,
    gameLanes: GameLanes,
    lotteryDraws: LotteryDraws,
    gameMatches: GameMatches,
    promotions: Promotions,
    vipProgress: VipProgress,
    footer: Footer,
    gameRail: null,
  },
}
