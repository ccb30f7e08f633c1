import type { AppDownloadConfig } from '../../../generated/types.ts'
import { readCount, readOn } from '../../appDownloadPrompt/public.ts'

/** The conditions for the bar. */
export interface Demands {
  readonly loginRequired: boolean
  /** The lowest VIP rank level that sees the bar; undefined: all. */
  readonly leastRank: number | undefined
}

/**
 * From the app-download configuration (docs/conformance.md § 2.3): a login, and a minimum VIP rank level
 * (docs/conformance.md § 1.6).
 */
export const demandsOf = (config: AppDownloadConfig | undefined): Demands => ({
  loginRequired: config ? readOn(config.login_required) : false,
  leastRank: config && readCount(config.vip_level),
})
