import type { LayoutParts } from '../parts.ts'
import { AccountChip } from './AccountChip.tsx'
import { Home } from './Home.tsx'
import { MemberHome, Page, SignIn } from './later.tsx'
import { Shell } from './Shell.tsx'
import { AnnouncementMarquee } from './sections/AnnouncementMarquee.tsx'
import { BannerCarousel } from './sections/BannerCarousel.tsx'
import { GameMatches, LotteryDraws } from './sections/Fixtures.tsx'
import { Footer } from './sections/Footer.tsx'
import { GameLanes } from './sections/GameLanes.tsx'
import { Promotions } from './sections/Promotions.tsx'
import { QuickActions } from './sections/QuickActions.tsx'
import { VipProgress } from './sections/VipProgress.tsx'

/** Everything that M1 draws. */
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
