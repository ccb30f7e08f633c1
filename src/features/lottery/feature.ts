import { defineFeature, defineHomeSection } from '../../registry/feature.ts'
import { all, any, not, section } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'
import { PREFETCH } from './prefetch.ts'

/** Coming draws and matches (docs/contract.md). */
export const lottery = defineFeature({
  id: 'lottery',
  description: 'Coming lottery draws and matches, soonest first',
  when: any(section('lotteryDraws'), section('gameMatches')),
  sections: [
    defineHomeSection({
      type: 'lotteryDraws',
      load: lazy(() => import('./DrawsSection.tsx')),
      prefetch: PREFETCH,
    }),
    defineHomeSection({
      type: 'gameMatches',
      load: lazy(() => import('./MatchesSection.tsx')),
      prefetch: PREFETCH,
    }),
  ],
  navigation: [
    {
      id: 'lottery',
      label: 'draws',
      icon: 'lottery',
      order: 40,
      screen: 'home',
      suffix: '#lotteryDraws',
      when: section('lotteryDraws'),
    },
    {
      id: 'matches',
      label: 'matches',
      icon: 'lottery',
      order: 45,
      screen: 'home',
      suffix: '#gameMatches',
      when: all(section('gameMatches'), not(section('lotteryDraws'))),
    },
  ],
})
