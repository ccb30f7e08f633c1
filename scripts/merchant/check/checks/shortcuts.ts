import { activitiesOf, REDIRECTS } from '../../../../src/features/activityShortcut/model/items.ts'
import { appLink } from '../../../../src/features/downloads/model/appLink.ts'
import { linksOf } from '../../../../src/features/downloads/model/links.ts'
import {
  isReferralAvailable,
  referralOf,
  referralTarget,
} from '../../../../src/features/invite/model/referral.ts'
import { linkTarget } from '../../../../src/features/shared/links.ts'
import { promotionsPath } from '../../../../src/features/shared/promotionPaths.ts'
import validateStatus from '../../../../src/generated/validators/systemStatus.js'
import { isRecord } from '../../../../src/json/read.ts'
import { sanitise } from '../../../../src/site/sanitise.ts'
import type { Site } from '../../../../src/site/site.ts'
import type { Target } from '../../../../src/ui/Go.tsx'
import { text } from '../../../backoffice/json.ts'
import { factsOfVisitor, visitors } from '../../visitors.ts'
import { defineCheck, type FoundBy } from '../check.ts'
import { listAt, offersOf } from '../offers.ts'
import { type Opened, STATUS } from '../open.ts'
import { LINK_CODES, type LinkCode, lostOn, type Way, wayFinder } from '../reach.ts'

type Code = LinkCode | 'shortcut.unknown' | 'shortcut.nobody' | 'activity.unknown'
const UNDER = '/info/settings/activity_shortcut/items'

/** Entries of the activity shortcut that lead nowhere; disabled ones do not count. */
export const shortcuts = defineCheck<Code>({
  looksFor: 'activities of the shortcut that lead nowhere',
  codes: {
    ...LINK_CODES,
    'shortcut.unknown': 'error',
    'shortcut.nobody': 'warning',
    'activity.unknown': 'error',
  },
  run: (merchant) => {
    const { site } = merchant
    if (!site?.activityShortcut) return []
    const wayOf = wayFinder(merchant)
    const { categories } = offersOf(merchant)
    const sent = sanitise(validateStatus, merchant.value(STATUS), 'status')
    const items = sent.value?.info?.settings?.activity_shortcut?.items ?? []
    return items.flatMap((item, at): FoundBy<Code>[] => {
      const under = `${UNDER}/${sent.indexIn(items, at)}`
      const name = `the activity "${item.title?.trim() || item.redirect}"`
      const own = entryFaults(item, wayOf, name)
      const unknown = listAt(item, 'promoAnnouncementCategoryIds').flatMap((id, index) =>
        categories.has(text(id))
          ? []
          : [noCategory(text(id), `/promoAnnouncementCategoryIds/${index}`, name)],
      )
      const faults =
        own.length + unknown.length > 0 ? [...own, ...unknown] : nobody(merchant, site, item, name)
      return faults.map((found) => ({ ...found, pointer: under + found.pointer }))
    })
  },
})

type Item = Parameters<typeof activitiesOf>[0][number]

function entryFaults(item: Item, wayOf: (address: unknown) => Way, name: string): FoundBy<Code>[] {
  const redirect = item.redirect.trim()
  if (!REDIRECTS.some((known) => known === redirect)) {
    const means = `Nobody knows the redirect ${redirect}: players do not see ${name}.`
    return [
      {
        code: 'shortcut.unknown',
        file: STATUS,
        pointer: '/redirect',
        means,
        mend: `Use ${REDIRECTS.join(', ')}.`,
      },
    ]
  }
  if (redirect !== 'REDIRECT_URL' || !item.externalLink?.trim()) return []
  const lost = lostOn(wayOf(item.externalLink), name, item.externalLink)
  return lost ? [{ ...lost, file: STATUS, pointer: '/externalLink' }] : []
}

const noCategory = (id: string, pointer: string, name: string): FoundBy<Code> => ({
  code: 'activity.unknown',
  file: STATUS,
  pointer,
  means: `There is no category of promotions ${id}: ${name} shows none of it.`,
  mend: 'Name the id of a category of PROMOFE_getPromotionAnnouncementCategory.',
})

/** An entry that no visitor can see. */
function nobody(merchant: Opened, site: Site, item: Item, name: string): FoundBy<Code>[] {
  const isShown = (['guest', 'member', 'agent'] as const).some((visitor) => {
    const { session, member, device } = factsOfVisitor(visitors[visitor], site, 'home')
    const service = linkTo(site.customerService[0]?.url)
    const referral = referralOf(site, member?.type, service)
    const { activities } = activitiesOf([item], {
      guest: session.state === 'guest',
      benefits: true,
      referral: { available: isReferralAvailable(referral), target: referralTarget(referral) },
      download: linkTo(appLink(linksOf(site.resources), device)),
      rewards: site.flags.REWCEN3 ?? false,
      link: (address) => linkTarget(address, merchant.base),
      promotions: promotionsPath,
    })
    return activities.length > 0
  })
  if (isShown || !isRecord(item)) return []
  const means = `${name} leads nowhere on this site: no player sees it.`
  const mend = 'Give it what it needs (a download link, referral, an address), or take it out.'
  return [{ code: 'shortcut.nobody', file: STATUS, pointer: '', means, mend }]
}

const linkTo = (href: string | undefined): Target => (href === undefined ? undefined : { href })
