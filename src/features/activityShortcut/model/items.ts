import type { ActivityItem } from '../../../generated/types.ts'
import type { Target } from '../../../ui/Go.tsx'

/** Where an activity may lead (docs/conformance.md § 2.3). */
export const REDIRECTS = [
  'APP_DOWNLOAD',
  'REGISTER',
  'DEPOSIT',
  'REWARD_CENTER',
  'MISSION',
  'INVITE_FRIENDS',
  'MEMBER',
  'POINT_MARKET',
  'REDIRECT_URL',
] as const
export type Redirect = (typeof REDIRECTS)[number]

/** One activity behind the button. */
export interface Activity {
  readonly redirect: Redirect
  /** As the merchant calls it; '' where it has no name. */
  readonly title: string
  /** Address of its picture as it was sent. */
  readonly icon: string | undefined
  readonly target: Exclude<Target, undefined>
}

/** What is known of whoever looks, and where things are here. */
export interface RequestContext {
  readonly guest: boolean
  /** The label of the member shows VIP benefits. */
  readonly benefits: boolean
  readonly referral: { readonly available: boolean; readonly target: Target }
  /** Getting the app; undefined inside of it, where the site is installed, and where there is none. */
  readonly download: Target
  /** Flag REWCEN3: without it there is no reward centre. */
  readonly rewards: boolean
  /** An address of the back office through the guard. */
  readonly link: (text: unknown) => Target
  /** Where the promotions of some categories are. */
  readonly promotions: (categories: readonly string[]) => string
}

/** Screens for members (docs/conformance.md § 2.2): a guest is asked to log in there, and then goes on to it. */
const PATHS = {
  REGISTER: '/m/register',
  DEPOSIT: '/m/voucherCenter',
  REWARD_CENTER: '/m/rewardCenter',
  MISSION: '/m/leaderBoard',
  MEMBER: '/m/member/benefits',
  POINT_MARKET: '/m/mall/mallHome',
} as const

const isRedirect = (text: string): text is Redirect => REDIRECTS.some((known) => known === text)

/** What of a merchant's list whoever looks sees, in its order, and the redirects that nobody knows. */
export function activitiesOf(
  sent: readonly ActivityItem[],
  around: RequestContext,
): { readonly activities: readonly Activity[]; readonly unknown: readonly string[] } {
  const unknown = new Set<string>()
  const activities = sent.flatMap((item): Activity[] => {
    const redirect = item.redirect.trim()
    if (!isRedirect(redirect)) {
      unknown.add(redirect)
      return []
    }
    const target = targetOf(redirect, item, around)
    if (!target) return []
    return [{ redirect, title: item.title?.trim() ?? '', icon: item.icon?.trim() || undefined, target }]
  })
  return { activities, unknown: [...unknown] }
}

/**
 * Where an activity leads; undefined: it is not shown (docs/conformance.md § 2.5). The app's download is hidden in the app and where the
 * site is installed, registration is for guests only, inviting needs a referral, the member's page is for guests and where VIP
 * benefits are shown; the others are always shown. Of the promotions' categories: they are where an address would be, and where
 * there is no reward centre.
 */
function targetOf(redirect: Redirect, item: ActivityItem, around: RequestContext): Target {
  const categories = (item.promoAnnouncementCategoryIds ?? []).map(String).filter((id) => id.trim() !== '')
  const promotions = (): Target => ({ to: around.promotions(categories) })
  switch (redirect) {
    case 'APP_DOWNLOAD':
      return around.download
    case 'REGISTER':
      return around.guest ? { to: PATHS.REGISTER } : undefined
    case 'INVITE_FRIENDS':
      return around.referral.available ? around.referral.target : undefined
    case 'MEMBER':
      return around.guest || around.benefits ? { to: PATHS.MEMBER } : undefined
    case 'REWARD_CENTER':
      return around.rewards ? { to: PATHS.REWARD_CENTER } : promotions()
    case 'REDIRECT_URL':
      return around.link(item.externalLink) ?? (categories.length > 0 ? promotions() : undefined)
    default:
      return { to: PATHS[redirect] }
  }
}
