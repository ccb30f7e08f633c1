import type { ComponentType, ReactNode } from 'react'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { type Lazy, lazy } from '../../registry/lazy.ts'
import type { DrawsView, FooterView, MatchesView, PromotionsView, VipView } from '../parts.ts'
import { RowShapes } from './RowShapes.tsx'
import { rail } from './rail.ts'

const lower = () => import('./sections/lower.ts')
const signIn = lazy(() => import('./SignIn.tsx'))
const memberHome = lazy(() => import('./MemberHome.tsx'))
const draws = lazy<DrawsView>(() => lower().then((module) => ({ default: module.Draws })))
const matches = lazy<MatchesView>(() => lower().then((module) => ({ default: module.Matches })))
const promotions = lazy<PromotionsView>(() => lower().then((module) => ({ default: module.Promotions })))
const vip = lazy<VipView>(() => lower().then((module) => ({ default: module.Vip })))
const footer = lazy<FooterView>(() => lower().then((module) => ({ default: module.Footer })))

function later<View extends object>(load: Lazy<View>, waiting: ReactNode = null): ComponentType<View> {
  return (view: View) => <LazyPart feature="layout" load={load} props={view} waiting={waiting} />
}

/** Parts that home's first paint does not need. Downloaded when first shown. */
export const preloadSignIn = signIn.preload
export const SignIn = later(signIn)
export const MemberHome = later(memberHome)
export const Draws = later(draws, <RowShapes count={3} height={60} />)
export const Matches = later(matches, <RowShapes count={3} height={60} />)
export const Promotions = later(promotions, <RowShapes count={3} height={76} />)
export const Vip = later(vip, <RowShapes count={1} height={76} />)
export const Footer = later(footer)
export const GameRail = later(rail)
