import type {
  AnnouncementMarqueeSection,
  BannerCarouselSection,
  FooterSection,
  GameLanesSection,
  GameMatchesSection,
  LotteryDrawsSection,
  PromotionsSection,
  QuickActionsSection,
  VipProgressSection,
} from '../generated/types.ts'

/** Home sections and their options, resolved: every default is filled in (docs/contract.md). */
export interface SectionOptions {
  readonly bannerCarousel: Filled<BannerCarouselSection>
  readonly announcementMarquee: Filled<AnnouncementMarqueeSection>
  readonly quickActions: Filled<QuickActionsSection>
  /** Absent titles: all lanes; absent limit: all cards. */
  readonly gameLanes: Options<GameLanesSection>
  readonly lotteryDraws: Options<LotteryDrawsSection>
  readonly gameMatches: Options<GameMatchesSection>
  readonly promotions: Options<PromotionsSection>
  readonly vipProgress: Options<VipProgressSection>
  readonly footer: Filled<FooterSection>
}

type Options<Entry> = Readonly<Omit<Entry, 'type'>>
type Filled<Entry> = Required<Options<Entry>>

export type SectionType = keyof SectionOptions

/** One section of a home: its type, and its options under that type's name. */
export interface HomeSection {
  readonly type: SectionType
  readonly options: { readonly [T in SectionType]?: SectionOptions[T] }
}

export type QuickAction = SectionOptions['quickActions']['items'][number]

const QUICK_ACTIONS: QuickAction[] = ['deposit', 'withdraw', 'rewards', 'invite', 'service', 'download']

export const BANNER_GROUP = 'm_home'
/** ms between slides (docs/contract.md; § 2.9). */
export const BANNER_INTERVAL_MS = 5000
/** px per second (docs/conformance.md § 1.9). */
export const MARQUEE_SPEED = 60

/** The number of sections in a phone's first viewport: they are loaded and rendered before those below. */
export const FIRST_SECTIONS = 3

/** Default options of each section, used where a template omits them. */
export const SECTION_DEFAULTS: { readonly [T in SectionType]: SectionOptions[T] } = {
  bannerCarousel: { group: BANNER_GROUP, interval: BANNER_INTERVAL_MS },
  announcementMarquee: { speed: MARQUEE_SPEED },
  quickActions: { items: QUICK_ACTIONS },
  gameLanes: {},
  lotteryDraws: {},
  gameMatches: {},
  promotions: {},
  vipProgress: {},
  footer: { links: [] },
}

/** Creates a section for a layout's own home; omitted options get their defaults. */
export function homeSection<T extends SectionType>(type: T, options?: SectionOptions[T]): HomeSection {
  return { type, options: { [type]: options ?? SECTION_DEFAULTS[type] } }
}

/** The options of a section, with defaults. */
export function optionsOf<T extends SectionType>(section: HomeSection, type: T): SectionOptions[T] {
  return section.options[type] ?? SECTION_DEFAULTS[type]
}
