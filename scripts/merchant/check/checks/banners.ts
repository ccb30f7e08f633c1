import { bannerTarget } from '../../../../src/features/banners/model/bannerTarget.ts'
import { LOBBY_CODE, lotteryArea } from '../../../../src/features/games/launchGame/model/lottery.ts'
import { linkTarget } from '../../../../src/features/shared/links.ts'
import type { Banner } from '../../../../src/generated/types.ts'
import validateBanners from '../../../../src/generated/validators/banners.js'
import { sanitise } from '../../../../src/site/sanitise.ts'
import { text } from '../../../backoffice/json.ts'
import { defineCheck, type FoundBy } from '../check.ts'
import { BANNERS, type Offers, offersOf } from '../offers.ts'
import { LINK_CODES, type LinkCode, lostOn, targetFinder } from '../reach.ts'

type Code =
  | LinkCode
  | 'banner.type'
  | 'game.unknown'
  | 'lottery.unknown'
  | 'vendor.unknown'
  | 'activity.unknown'

const KINDS = ['P', 'URL', 'G', '']

/** Banners and welcome images that lead nowhere. */
export const banners = defineCheck<Code>({
  looksFor: 'banners that lead nowhere',
  codes: {
    ...LINK_CODES,
    'banner.type': 'error',
    'activity.unknown': 'error',
    'vendor.unknown': 'error',
    'game.unknown': 'warning',
    'lottery.unknown': 'warning',
  },
  run: (merchant) => {
    const sent = merchant.value(BANNERS)
    const { value, indexIn } = sanitise(validateBanners, sent, 'runtime')
    const offers = offersOf(merchant)
    const wayOf = targetFinder(merchant)
    const link = (address: unknown) => linkTarget(address, merchant.base)
    return (value ?? []).flatMap((banner, index): FoundBy<Code>[] => {
      const under = `/${indexIn(value ?? [], index)}`
      const kind = banner.linkageType ?? ''
      const name = `the banner "${banner.title?.trim() || banner.image}"`
      if (!KINDS.includes(kind)) {
        const means = `Nobody knows the kind of link "${kind}": a tap on ${name} does nothing.`
        const mend = 'Use P (a promotion), URL or G (a game), or leave it out.'
        return [{ code: 'banner.type', file: BANNERS, pointer: `${under}/linkageType`, means, mend }]
      }
      if (kind === '') return []
      const address = kind === 'URL' ? text(banner.url) || text(banner.linkage) : text(banner.linkage)
      const member = kind === 'URL' && text(banner.url) ? 'url' : 'linkage'
      const lost = lostOn(wayOf(bannerTarget(banner, { link })), name, address)
      if (lost) return [{ ...lost, file: BANNERS, pointer: `${under}/${member}` }]
      return namesUnknown(banner, kind, offers, name).map((found) => ({
        ...found,
        pointer: under + found.pointer,
      }))
    })
  },
})

/** A promotion or game that this merchant does not have. */
function namesUnknown(banner: Banner, kind: string, offers: Offers, name: string): FoundBy<Code>[] {
  const code = text(banner.linkage).trim()
  if (kind === 'P') {
    if (offers.promotions.has(code)) return []
    return [
      {
        code: 'activity.unknown',
        file: BANNERS,
        pointer: '/linkage',
        means: `There is no promotion ${code}: a tap on ${name} leads to a page that says that it is over.`,
        mend: `Name one of ${[...offers.promotions].join(', ') || 'the promotions, once there are any'}.`,
      },
    ]
  }
  if (kind !== 'G') return []
  if (lotteryArea(banner.vendor, banner.gameType)) return lotteryUnknown(code, offers, name)
  const vendor = banner.vendor ?? ''
  if (!offers.vendors.has(vendor))
    return [
      {
        code: 'vendor.unknown',
        file: BANNERS,
        pointer: '/vendor',
        means: `No lane of this merchant has the vendor ${vendor || '(none)'}: the game behind ${name} does not start.`,
        mend: `Name one of ${[...offers.vendors].join(', ') || 'the vendors, once there are any'}.`,
      },
    ]
  if (code === '' || offers.games.has(code)) return []
  return [
    {
      code: 'game.unknown',
      file: BANNERS,
      pointer: '/linkage',
      means: `No lane of this merchant has the game ${code}: ${name} may lead to a game that does not start.`,
      mend: 'Name the code of a card in the lanes.',
    },
  ]
}

/** A lottery without a code is launched by its room, or is the lobby. */
function lotteryUnknown(code: string, { games }: Offers, name: string): FoundBy<Code>[] {
  if (code === '' || code.toLowerCase() === LOBBY_CODE || games.has(code)) return []
  return [
    {
      code: 'lottery.unknown',
      file: BANNERS,
      pointer: '/linkage',
      means: `No lane of this merchant has the lottery ${code}: ${name} may lead to one that does not open.`,
      mend: `Name the code of a lottery in the lanes, or ${LOBBY_CODE}.`,
    },
  ]
}
