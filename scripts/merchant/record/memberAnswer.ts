import { isRecord } from '../../../src/json/read.ts'

/** Members that the contract gives to what only a member is answered, and that are the site's and nobody's. Others are left out. */
const KEPT: ReadonlySet<string> = new Set(
  [
    'currentProgress playerRankProgress completedConditions totalExpectedConditions labelId labelName nextLabelId nextLabelName',
    'accounts min max id bankName methods name icon count banks bankCode missions title description done total reward state',
    'endsAt url points items image stock referralCode affiliateCode link invited earned terms entries own rank score labels',
    'rankLevel condition benefits value unReadCount chatUrl accountNoMasked',
  ].flatMap((names) => names.split(' ')),
)
/** Where one of these leads, a member's own session may be meant by any part of it. */
const LEADS = /^(?:chatUrl|link|url)$/
const MOST_DEPTH = 12

/** What of an answer to a member a folder may keep: members by an allow-list, and of an address its host alone. Pure. */
export function memberAnswer(value: unknown, key = '', depth = 0): unknown {
  if (depth > MOST_DEPTH) return null
  if (typeof value === 'string') return LEADS.test(key) ? hostOf(value) : value
  if (Array.isArray(value)) return value.map((entry: unknown) => memberAnswer(entry, key, depth + 1))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) =>
      KEPT.has(name) ? [[name, memberAnswer(entry, name, depth + 1)] as const] : [],
    ),
  )
}

const hostOf = (address: string): string => {
  if (address === '') return ''
  const url = URL.parse(address)
  return url === null ? '/' : `${url.origin}/`
}
