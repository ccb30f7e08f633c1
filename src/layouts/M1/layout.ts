import { defineLayout, defineTheme } from '../../registry/layout.ts'
import { homeSection } from '../../site/home.ts'
import type { LayoutParts } from '../parts.ts'
import { loadSections } from './loadSections.ts'

/** M1 "Stage": a casino at night. */
export const M1 = defineLayout<LayoutParts>({
  id: 'M1',
  description:
    'Stage: a casino at night. Hero, lanes of portrait cards, tickets, a bar with a raised middle.',
  slots: [
    'header.account',
    'header.actions',
    'shell.float',
    'shell.footer',
    'signIn.help',
    'signIn.providers',
    'member.entries',
    'game.bar',
  ],
  home: [
    homeSection('bannerCarousel'),
    homeSection('announcementMarquee'),
    homeSection('quickActions'),
    homeSection('vipProgress'),
    homeSection('gameLanes'),
    homeSection('promotions'),
    homeSection('lotteryDraws'),
    homeSection('gameMatches'),
    homeSection('footer'),
  ],
  theme: defineTheme({
    scheme: 'dark',
    brand: '#8B3DFF',
    accent: '#FFB627',
    radius: 'round',
    elevation: 'glow',
    density: 'cosy',
    motion: 'soft',
    display: 'system',
  }),
  displays: [],
  load: () => import('./parts.ts').then((module) => module.parts),
  loadSections,
})
