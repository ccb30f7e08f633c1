import { isRecord } from '../../../src/json/read.ts'

/** Fields of members' answers that belong to the site and not to a person. Others are left out. */
const KEPT: ReadonlySet<string> = new Set(
  [
    'currentProgress playerRankProgress completedConditions totalExpectedConditions labelId labelName nextLabelId nextLabelName',
    'accounts min max id bankName methods name icon count banks bankCode missions title description done total reward state',
    'endsAt url points items image stock referralCode affiliateCode link invited earned terms entries own rank score labels',
    'rankLevel condition benefits value unReadCount chatUrl accountNoMasked',
  ].flatMap((names) => names.split(' ')),
)
/** Addresses in these fields may contain a member's session in any part. */
const LEADS = /^(?:chatUrl|link|url)$/
const MOST_DEPTH = 12

/** The part of a member's answer that a folder may contain: listed fields, and only the host of addresses. Pure. */
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
