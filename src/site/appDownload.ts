import type { AppDownloadConfig } from '../generated/types.ts'
import validateAppDownload from '../generated/validators/appDownloadConfig.js'
import { type Sanitised, sanitise } from './sanitise.ts'

/**
 * Validates the app-download configuration (docs/conformance.md § 2.3). Separate from `resolveSite`, because the first paint does
 * not need it: its validator is downloaded only after home is shown.
 */
export function readAppDownload(sent: unknown): Sanitised<AppDownloadConfig> {
  return sanitise(validateAppDownload, sent, 'appDownload')
}
