import { parseObject } from '../../../json/read.ts'
import { marketingCodes } from '../../shared/marketing.ts'

/** What is stored under `reg_info` (docs/conformance.md § 1.3). */
export interface RegInfo {
  readonly affiliateCode?: string
  readonly referralCode?: string
  /** The domain by which the visitor first came. */
  readonly originalDomain?: string
}

const LONGEST_DOMAIN = 253

function originalDomain(stored: string | null): string | undefined {
  const domain = parseObject(stored)?.originalDomain
  return typeof domain === 'string' && domain !== '' && domain.length <= LONGEST_DOMAIN ? domain : undefined
}

/** What to store when a visitor arrives: newer codes count, the first domain stays. */
export function regInfoOf(search: string, hostname: string, stored: string | null): RegInfo {
  return { ...marketingCodes(search, stored), originalDomain: originalDomain(stored) ?? hostname }
}
