import type { ActivityItem } from '../../../generated/types.ts'
import type { Target } from '../../../ui/Go.tsx'

/** The destinations of an activity (docs/conformance.md § 2.3). */
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

/** An activity in the button's sheet. */
export interface Activity {
  readonly redirect: Redirect
  /** The merchant's name for it; '' if it has none. */
  readonly title: string
  /** The address of its picture as sent. */
  readonly icon: string | undefined
  readonly target: Exclude<Target, undefined>
}

/** The facts about the visitor and the site on which the targets depend. */
export interface RequestContext {
  readonly guest: boolean
  /** The member's label shows VIP benefits. */
  readonly benefits: boolean
  readonly referral: { readonly available: boolean; readonly target: Target }
  /** The way to get the app; undefined inside the app, if the site is installed, and if there is no app. */
  readonly download: Target
  /** Flag REWCEN3: without it the site has no reward centre. */
  readonly rewards: boolean
  /** Checks an address of the back office with the URL guard. */
  readonly link: (text: unknown) => Target
  /** The path of the promotions of some categories. */
  readonly promotions: (categories: readonly string[]) => string
}

/** Screens for members (docs/conformance.md § 2.2): they ask a guest to log in and then continue. */
const PATHS = {
  REGISTER: '/m/register',
  DEPOSIT: '/m/voucherCenter',
  REWARD_CENTER: '/m/rewardCenter',
  MISSION: '/m/leaderBoard',
  MEMBER: '/m/member/benefits',
  POINT_MARKET: '/m/mall/mallHome',
} as const

const isRedirect = (text: string): text is Redirect => REDIRECTS.some((known) => known === text)

/** The merchant's activities that this visitor may see, in the sent order, and the unknown redirects. */
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
 * The target of an activity; undefined: it is not shown (docs/conformance.md § 2.5). APP_DOWNLOAD is hidden in the app and if the
 * site is installed, REGISTER is for guests only, INVITE_FRIENDS needs a referral, MEMBER is for guests and members with VIP
 * benefits; the others are always shown. The promotions' categories replace a missing address and a missing reward centre.
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
