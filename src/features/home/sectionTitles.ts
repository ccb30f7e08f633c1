import type { SectionType } from '../../site/home.ts'

/** Translation keys (namespace `shell`) of the sections' accessible names. */
export const SECTION_TITLES: Readonly<Record<SectionType, string>> = {
  bannerCarousel: 'banners',
  announcementMarquee: 'announcements',
  quickActions: 'quick_actions',
  gameLanes: 'games',
  lotteryDraws: 'draws',
  gameMatches: 'matches',
  promotions: 'promotions',
  vipProgress: 'vip_progress',
  footer: 'footer_links',
}
