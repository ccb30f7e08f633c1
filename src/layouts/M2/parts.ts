import type { LayoutParts } from '../parts.ts'
import { AccountChip } from './AccountChip.tsx'
import { Home } from './Home.tsx'
import { MemberHome } from './MemberHome.tsx'
import { Page } from './Page.tsx'
import { Shell } from './Shell.tsx'
import { SignIn } from './SignIn.tsx'
import { Banners } from './sections/Banners.tsx'
import { Draws, Matches } from './sections/Fixtures.tsx'
import { Footer } from './sections/Footer.tsx'
import { GameLanes } from './sections/GameLanes.tsx'
import { GameRail } from './sections/GameRail.tsx'
import { News } from './sections/News.tsx'
import { Promotions } from './sections/Promotions.tsx'
import { QuickActions } from './sections/QuickActions.tsx'
import { Vip } from './sections/Vip.tsx'

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
