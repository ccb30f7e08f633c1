import { defineLayout, defineTheme } from '../../registry/layout.ts'
import { homeSection } from '../../site/home.ts'
import type { LayoutParts } from '../parts.ts'
import { loadSections } from './loadSections.ts'

/** "Draw": the layout of a lottery. Light and typographic, with large numbers in place of pictures. */
export const M3 = defineLayout<LayoutParts>({
  id: 'M3',
  description: 'Draw: calm and typographic, with the next draw, its countdown and games as wide list cards',
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
    homeSection('lotteryDraws', { limit: 6 }),
    homeSection('vipProgress'),
    homeSection('announcementMarquee'),
    homeSection('quickActions'),
    homeSection('gameLanes', { limit: 6 }),
    homeSection('promotions', { limit: 4 }),
    homeSection('footer'),
  ],
  theme: defineTheme({
    scheme: 'light',
    brand: '#B3261E',
    accent: '#C99A2E',
    radius: 'sharp',
    elevation: 'line',
    density: 'cosy',
    motion: 'snappy',
    display: 'system',
  }),
  displays: [],
  load: () => import('./parts.ts').then((module) => module.parts),
  loadSections,
})
