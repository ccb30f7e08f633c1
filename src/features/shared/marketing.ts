import { parseObject } from '../../json/read.ts'
import type { Site } from '../../site/site.ts'
import { localStore } from './localStore.ts'

export { REG_INFO_KEY } from '../../site/load.ts'

/** As the schema of the request has it. */
const LONGEST_CODE = 200

export interface MarketingCodes {
  readonly referralCode?: string
  readonly affiliateCode?: string
}

const readCode = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return undefined
  const code = text.trim()
  return code !== '' && code.length <= LONGEST_CODE ? code : undefined
}

/**
 * The referral codes of the visitor: from the URL (`r` or `referralCode`, `affiliateCode`; § 1.2), else
 * stored by an earlier visit.
 */
export function marketingCodes(search: string, stored: string | null): MarketingCodes {
  const query = new URLSearchParams(search)
  const kept = parseObject(stored)
  const referralCode =
    readCode(query.get('r')) ?? readCode(query.get('referralCode')) ?? readCode(kept?.referralCode)
  const affiliateCode = readCode(query.get('affiliateCode')) ?? readCode(kept?.affiliateCode)
  return { ...(referralCode && { referralCode }), ...(affiliateCode && { affiliateCode }) }
}

/** The player's answer to the consent question. */
export type Consent = 'agreed' | 'declined'

/** Key of the answer in local storage, one per merchant. */
export const consentKey = (merchant: string): string => `SHELL_consent_${merchant}`

/** The stored answer; undefined: none, or invalid. */
export function readConsent(stored: string | null): Consent | undefined {
  return stored === 'agreed' || stored === 'declined' ? stored : undefined
}

/** A site demands consent where this setting is on (default off). */
export const demandsConsent = ({ settings }: Pick<Site, 'settings'>): boolean =>
  (settings.marketing_consent_required ?? 0) > 0

/** Whether marketing data must not be stored or sent, because the player has not agreed. */
export const isMarketingHeld = (site: Pick<Site, 'settings' | 'merchant'>): boolean =>
  demandsConsent(site) && readConsent(localStore.getItem(consentKey(site.merchant.code))) !== 'agreed'
