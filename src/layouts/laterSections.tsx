import type { ComponentType } from 'react'
import { LazyPart } from '../registry/LazyPart.tsx'
import { lazy } from '../registry/lazy.ts'
import type { SectionType } from '../site/home.ts'
import type { SectionParts, SectionShapeProps, SectionViews } from './parts.ts'

/** A layout's components for home's sections. Until they have loaded, each section shows its skeleton. */
export function laterSections(
  load: () => Promise<SectionParts>,
  Shape: ComponentType<SectionShapeProps>,
): SectionParts {
  function later<Type extends SectionType>(type: Type): ComponentType<SectionViews[Type]> {
    const part = lazy<SectionViews[Type]>(() => load().then((parts) => ({ default: parts[type] })))
    return (view) => <LazyPart feature="layout" load={part} props={view} waiting={<Shape type={type} />} />
  }
  return {
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
