import { defineLayout, defineTheme } from '../../registry/layout.ts'
import { homeSection } from '../../site/home.ts'
import type { LayoutParts } from '../parts.ts'
import { loadSections } from './loadSections.ts'
import { rail } from './rail.ts'

/** M2 "Lobby": everything at hand, for people who know what they want. */
export const M2 = defineLayout<LayoutParts>({
  id: 'M2',
  description: 'Lobby: bright and dense. Search always there, categories at the side, two columns of cards.',
  slots: [
    'header.account',
    'header.actions',
    'shell.rail',
    'shell.float',
    'shell.footer',
    'signIn.help',
    'signIn.providers',
    'member.entries',
    'game.bar',
  ],
  home: [
    homeSection('quickActions'),
    homeSection('bannerCarousel'),
    homeSection('announcementMarquee'),
    homeSection('gameLanes'),
    homeSection('lotteryDraws'),
    homeSection('gameMatches'),
    homeSection('promotions'),
    homeSection('vipProgress'),
    homeSection('footer'),
  ],
  theme: defineTheme({
    scheme: 'light',
    brand: '#1650E0',
    accent: '#FFC21A',
    radius: 'soft',
    elevation: 'shadow',
    density: 'compact',
    motion: 'snappy',
    display: 'system',
  }),
  displays: [],
  load: () => {
    const parts = import('./parts.ts').then((module) => module.parts)
    rail.preload().catch(() => undefined)
    return parts
  },
  loadSections,
})
