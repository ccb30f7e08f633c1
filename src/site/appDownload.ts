import type { AppDownloadConfig } from '../generated/types.ts'
import validateAppDownload from '../generated/validators/appDownloadConfig.js'
import { type Sanitised, sanitise } from './sanitise.ts'

/**
 * Checks the app-download configuration (docs/conformance.md § 2.3). Apart from `resolveSite`, so that its validator is
 * downloaded only once home is there: no first paint needs it.
 */
export function readAppDownload(sent: unknown): Sanitised<AppDownloadConfig> {
  return sanitise(validateAppDownload, sent, 'appDownload')
}
