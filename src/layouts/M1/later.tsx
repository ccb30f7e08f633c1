import { LazyPart } from '../../registry/LazyPart.tsx'
import { lazy } from '../../registry/lazy.ts'
import type { GameLanesView, MemberHomeView, PageView, SignInView } from '../parts.ts'
import type { AsyncFallbackProps } from './AsyncState.tsx'

/** Parts that home's first paint does not need. Downloaded when first shown, or when the browser is idle. */
const signIn = lazy<SignInView>(() => import('./SignIn.tsx'))
const memberHome = lazy<MemberHomeView>(() => import('./MemberHome.tsx'))
const page = lazy<PageView>(() => import('./Page.tsx'))
export const asyncFallback = lazy<AsyncFallbackProps>(() => import('./AsyncFallback.tsx'))
export const searchBox = lazy<Pick<GameLanesView, 'search' | 'setSearch'>>(
  () => import('./sections/lanes/SearchBox.tsx'),
)

/** Owner of these parts in reports: no feature, but the layout. */
export const LAYOUT = 'layout'

export const preloadSignIn = signIn.preload
export const SignIn = (view: SignInView) => <LazyPart feature={LAYOUT} load={signIn} props={view} />
export const MemberHome = (view: MemberHomeView) => (
  <LazyPart feature={LAYOUT} load={memberHome} props={view} />
)
export const Page = (view: PageView) => <LazyPart feature={LAYOUT} load={page} props={view} />

/** Preloads them; one that does not come is requested again when it is shown. */
export function preloadLater(): void {
  for (const part of [asyncFallback, page, searchBox, signIn, memberHome])
    part.preload().catch(() => undefined)
}
