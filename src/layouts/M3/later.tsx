import { LazyPart } from '../../registry/LazyPart.tsx'
import { type Lazy, lazy } from '../../registry/lazy.ts'
import type {
  BannersView,
  FooterView,
  GameLanesView,
  MatchesView,
  MemberHomeView,
  PromotionsView,
  SignInView,
  VipView,
} from '../parts.ts'

const lower = () => import('./sections/lower.ts')
const banners = lazy<BannersView>(() => import('./sections/BannerCarousel.tsx'))
const finder = lazy<GameLanesView>(() => import('./sections/GameFinder.tsx'))
const footer = lazy<FooterView>(() => lower().then((module) => ({ default: module.Footer })))
const matches = lazy<MatchesView>(() => lower().then((module) => ({ default: module.GameMatches })))
const memberHome = lazy<MemberHomeView>(() => import('./MemberHome.tsx'))
const promotions = lazy<PromotionsView>(() => lower().then((module) => ({ default: module.Promotions })))
const signIn = lazy<SignInView>(() => import('./SignIn.tsx'))
const vip = lazy<VipView>(() => lower().then((module) => ({ default: module.VipProgress })))

const later =
  <View extends object>(load: Lazy<View>) =>
  (view: View) => <LazyPart feature="layout" load={load} props={view} />

/** Parts that home's first paint does not need. Loaded when first shown, or preloaded. */
export const BannerCarousel = later(banners)
export const Footer = later(footer)
export const GameFinder = later(finder)
export const GameMatches = later(matches)
export const MemberHome = later(memberHome)
export const Promotions = later(promotions)
export const preloadSignIn = signIn.preload
export const SignIn = later(signIn)
export const VipProgress = later(vip)

/** Preloads what a visitor of the home may open next. A part that fails to load is requested again when it is shown. */
export function preloadLater(): void {
  for (const part of [finder, signIn, memberHome]) part.preload().catch(() => undefined)
}
