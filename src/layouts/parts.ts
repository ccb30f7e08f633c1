import type { ComponentType, ReactNode, RefObject } from 'react'
import type { QuickAction, SectionType } from '../site/home.ts'
import type { Target } from '../ui/Go.tsx'
import type { AgeMarkView } from './AgeMark.tsx'
import type {
  FavouriteGames,
  GameCard,
  GameLane,
  GameMaker,
  OwnGamesShapeProps,
  OwnGamesView,
} from './games.ts'

/**
 * What a layout draws. Features decide what there is to see and hand it over as views: plain data and callbacks, no
 * markup. Layouts decide how it looks, and nothing else. Words inside views are already in the visitor's language;
 * texts that belong to a layout's own parts come from `t()` (namespace `shell`).
 */
export interface LayoutParts {
  /** Header, navigation and slots around every ordinary screen. Renders `children` inside its scroll area. */
  readonly Shell: ComponentType<{ readonly children: ReactNode }>
  /** The sign-in page around the form of login and register. Renders slot `signIn.help`. */
  readonly SignIn: ComponentType<SignInView>
  /** Preloads it before it is shown, so that a sign-in screen stands there in one step. */
  readonly preloadSignIn: () => Promise<unknown>
  /** The frame of an ordinary inner screen: title, optional way back, content. */
  readonly Page: ComponentType<PageView>
  /** In the header (slot `header.account`): the balance of a member, the ways in for a guest. */
  readonly AccountChip: ComponentType<AccountView>
  readonly MemberHome: ComponentType<MemberHomeView>
  /** The home screen: its sections, in order, already rendered. */
  readonly Home: ComponentType<{ readonly children: ReactNode }>
  /** Drawn in the first picture already: the place of a section whose code is on its way. */
  readonly SectionShape: ComponentType<SectionShapeProps>
  /** As high as the rows of own games that will replace it. */
  readonly OwnGamesShape: ComponentType<OwnGamesShapeProps>
  /** Downloaded after the first picture, all together (`laterSections`). */
  readonly sections: SectionParts
  /** The categories at the side (slot `shell.rail`); null in layouts without one. */
  readonly gameRail: ComponentType<GameLanesView> | null
}

/** What each home section shows. */
export interface SectionViews {
  readonly bannerCarousel: BannersView
  readonly announcementMarquee: MarqueeView
  readonly quickActions: QuickActionsView
  readonly gameLanes: GameLanesView
  readonly lotteryDraws: DrawsView
  readonly gameMatches: MatchesView
  readonly promotions: PromotionsView
  readonly vipProgress: VipView
  readonly footer: FooterView
}

/** One component per home section. The root element (`data-section`, `data-feature`) is made around it by the app. */
export type HomeParts = { readonly [Type in SectionType]: ComponentType<SectionViews[Type]> }

/** What home draws: its sections, and the rows of a member's own games. */
export type SectionParts = HomeParts & { readonly ownGames: ComponentType<OwnGamesView> }

export interface SectionShapeProps {
  readonly type: SectionType
}

/** A requested value with its state. Layouts draw each state; none is blank. */
export type Loadable<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'empty' }
  | { readonly state: 'error'; readonly retry: () => void; readonly reference?: string }
  | { readonly state: 'ready'; readonly value: T }

export interface Slide {
  readonly id: string
  /** Its accessible name, and the lettering where the picture fails. */
  readonly title: string
  readonly images: readonly string[]
  readonly target: Target
}

export interface BannersView {
  readonly slides: Loadable<readonly Slide[]>
  /** ms between slides. */
  readonly interval: number
}

export interface MarqueeView {
  readonly items: Loadable<
    readonly { readonly id: string; readonly title: string; readonly target: Target }[]
  >
  /** px per second. */
  readonly speed: number
}

export interface QuickActionsView {
  readonly actions: readonly { readonly id: QuickAction; readonly label: string; readonly target: Target }[]
}

export interface GameLanesView {
  readonly lanes: Loadable<readonly GameLane[]>
  /** Games that this member played last, most recent first; empty for guests, and on home, where they stand after the hero. */
  readonly recent: readonly GameCard[]
  readonly favourites: FavouriteGames
  /** The cards of the latest favourites, most recent first; empty on a member's home, where they stand after the hero. */
  readonly favouriteCards: readonly GameCard[]
  /** The lane that the player chose (`?lane=`); undefined: all. */
  readonly selected: string | undefined
  readonly select: (lane: string | undefined) => void
  /** Who made the games of the chosen lane, or of all: the choices of the filter, in the platform's order. */
  readonly vendors: readonly GameMaker[]
  /** The vendor that the player chose (`?vendor=`), or `FAVOURITES`; the lanes are already filtered by it. */
  readonly vendor: string | undefined
  readonly chooseVendor: (code: string | undefined) => void
  /** What the player searches for (`?q=`); the lanes are already filtered by it. */
  readonly search: string
  readonly setSearch: (text: string) => void
  /** No game contains what the player searches for: the lanes have games whose names resemble it. */
  readonly isSimilar: boolean
  /** 'home': the section; 'page': the whole game area. */
  readonly place: 'home' | 'page'
}

export interface Draw {
  readonly id: string
  readonly title: string
  /** ms since 1970. */
  readonly startsAt: number
  /** Already formatted in the site's language. */
  readonly date: string
  readonly home: string
  readonly away: string
  readonly images: readonly string[]
  readonly target: Target
  /** What its first prize is worth, in words already; and once it is over, its numbers. */
  readonly jackpot?: string
  readonly result?: readonly string[]
}

export interface DrawsView {
  /** Soonest first; and those that are over and have their numbers, latest first. */
  readonly draws: Loadable<readonly Draw[]>
  readonly results: readonly Draw[]
  readonly now: () => number
  /** Drawn after the next draw, where the draws are the hero of home. */
  readonly after: ReactNode
}

export interface MatchesView {
  readonly matches: Loadable<readonly Draw[]>
  readonly now: () => number
}

export interface PromotionsView {
  readonly promotions: Loadable<
    readonly {
      readonly id: string
      readonly title: string
      readonly category: string
      /** Plain text. */
      readonly summary: string
      readonly images: readonly string[]
      readonly target: Target
    }[]
  >
}

export interface VipStanding {
  readonly label: string
  readonly next: string | undefined
  /** 0 to 1. */
  readonly ratio: number
  readonly completed: number
  readonly expected: number
}

export interface VipView {
  readonly vip: Loadable<VipStanding>
}

export interface FooterView {
  readonly links: readonly { readonly title: string; readonly target: Target }[]
  readonly merchantName: string
  /** The age mark, where the site has responsible play. */
  readonly mark?: AgeMarkView | undefined
}

export type AccountView =
  | { readonly state: 'guest'; readonly login: Target; readonly register: Target }
  | {
      readonly state: 'member'
      readonly userName: string
      readonly balance: string | undefined
      readonly target: Target
    }

export interface PageView {
  readonly title: string
  readonly back?: Target
  readonly children: ReactNode
}

export interface SignInView {
  /** changePassword: a due or a forgotten one; there is no other way in to offer. */
  readonly mode: 'login' | 'register' | 'changePassword'
  readonly title: string
  readonly subtitle: string
  readonly login: Target
  readonly register: Target
  /** Undefined where there is no way back. */
  readonly back: Target
  readonly children: ReactNode
}

/** A member's VIP standing, in words already. */
export interface MemberVip {
  readonly label: string
  /** 0 to 1. */
  readonly ratio: number
  /** The ratio as percent. */
  readonly percent: string
  /** How far it is to what. */
  readonly text: string
  /** Where the benefits are, where the label shows them. */
  readonly target: Target
}

export interface MemberHomeView {
  readonly member: Loadable<{
    readonly userName: string
    readonly agent: boolean
    readonly vipLabel: string | undefined
    /** Formatted, undefined where the back office sent none. */
    readonly balance: string | undefined
    readonly memberSince: string | undefined
  }>
  /** How far the member is; empty for whoever has no levels. Its place is kept while it is loading. */
  readonly vip: Loadable<MemberVip>
  /** What a member does most, with the balance in view: those that lead somewhere here. */
  readonly actions: readonly {
    readonly id: 'deposit' | 'withdraw'
    readonly label: string
    readonly target: Target
  }[]
  readonly logOut: () => void
  readonly loggingOut: boolean
  /** For focus after navigation. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>
}
