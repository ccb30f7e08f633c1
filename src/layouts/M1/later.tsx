import { LazyPart } from '../../registry/LazyPart.tsx'
import { lazy } from '../../registry/lazy.ts'
import type { GameLanesView, MemberHomeView, PageView, SignInView } from '../parts.ts'
import type { OtherwiseProps } from './Settled.tsx'

/** What home's first picture does without: downloaded when it is first shown, or when the browser has time. */
const signIn = lazy<SignInView>(() => import('./SignIn.tsx'))
const memberHome = lazy<MemberHomeView>(() => import('./MemberHome.tsx'))
const page = lazy<PageView>(() => import('./Page.tsx'))
export const otherwise = lazy<OtherwiseProps>(() => import('./Otherwise.tsx'))
export const searchBox = lazy<Pick<GameLanesView, 'search' | 'setSearch'>>(
  () => import('./sections/lanes/SearchBox.tsx'),
)

/** Whose these parts are, where one is reported: no feature's. */
export const FURNITURE = 'layout'

export const bringSignIn = signIn.bring
export const SignIn = (view: SignInView) => <LazyPart feature={FURNITURE} load={signIn} props={view} />
export const MemberHome = (view: MemberHomeView) => (
  <LazyPart feature={FURNITURE} load={memberHome} props={view} />
)
export const Page = (view: PageView) => <LazyPart feature={FURNITURE} load={page} props={view} />

/** Brings them ahead of time; one that does not come is asked for again when it is shown. */
export function bringLater(): void {
  for (const part of [otherwise, page, searchBox, signIn, memberHome]) part.bring().catch(() => undefined)
}
