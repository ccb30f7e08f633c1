import { LazyPart } from '../../registry/LazyPart.tsx'
import { lazy } from '../../registry/lazy.ts'
import type { MemberHomeView, PageView, SignInView } from '../parts.ts'

/** What home's first picture does without: downloaded when it is first shown, or when the browser has time. */
const signIn = lazy<SignInView>(() => import('./SignIn.tsx'))
const memberHome = lazy<MemberHomeView>(() => import('./MemberHome.tsx'))
const page = lazy<PageView>(() => import('./Page.tsx'))

const FEATURE = 'layout'

export const SignIn = (view: SignInView) => <LazyPart feature={FEATURE} load={signIn} props={view} />
export const MemberHome = (view: MemberHomeView) => (
  <LazyPart feature={FEATURE} load={memberHome} props={view} />
)
export const Page = (view: PageView) => <LazyPart feature={FEATURE} load={page} props={view} />

/** Brings them ahead of time; one that does not come is asked for again when it is shown. */
export function bringLater(): void {
  for (const part of [page, signIn, memberHome]) part.bring().catch(() => undefined)
}
