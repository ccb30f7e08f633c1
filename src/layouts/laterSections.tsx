import type { ComponentType } from 'react'
import { LazyPart } from '../registry/LazyPart.tsx'
import { lazy } from '../registry/lazy.ts'
import type { SectionType } from '../site/home.ts'
import type { OwnGamesView } from './games.ts'
import type { HomeParts, LayoutParts, SectionParts, SectionViews } from './parts.ts'

/** A layout's components for home's sections. Until they have loaded, each section shows its skeleton. */
export function laterSections(
  load: () => Promise<SectionParts>,
  { SectionShape: Shape, OwnGamesShape }: Pick<LayoutParts, 'SectionShape' | 'OwnGamesShape'>,
): SectionParts {
  function later<Type extends SectionType>(type: Type): ComponentType<SectionViews[Type]> {
    const part = lazy<SectionViews[Type]>(() => load().then((parts: HomeParts) => ({ default: parts[type] })))
    return (view) => <LazyPart feature="layout" load={part} props={view} waiting={<Shape type={type} />} />
  }
  const ownGames = lazy<OwnGamesView>(() => load().then((parts) => ({ default: parts.ownGames })))
  return {
    ownGames: (view) => (
      <LazyPart
        feature="layout"
        load={ownGames}
        props={view}
        waiting={<OwnGamesShape rows={view.rows.map(({ id, games }) => ({ id, count: games.length }))} />}
      />
    ),
    bannerCarousel: later('bannerCarousel'),
    announcementMarquee: later('announcementMarquee'),
    quickActions: later('quickActions'),
    gameLanes: later('gameLanes'),
    lotteryDraws: later('lotteryDraws'),
    gameMatches: later('gameMatches'),
    promotions: later('promotions'),
    vipProgress: later('vipProgress'),
    footer: later('footer'),
  }
}
