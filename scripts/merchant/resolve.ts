import { readAppDownload } from '../../src/site/appDownload.ts'
import { resolveSite } from '../../src/site/resolveSite.ts'
import type { Site } from '../../src/site/site.ts'
import { mergePatch } from '../backoffice/json.ts'

/** The answers from which a site is resolved, not validated; undefined where missing. */
export interface SiteAnswers {
  readonly status: unknown
  readonly manifest: unknown
  /** The app-download configuration, which the app requests after home has rendered. */
  readonly appDownload?: unknown
  readonly base: string
}

/**
 * Resolves a site as in the app after all answers have arrived. `patch` is merged over the status first (RFC 7396), as by the
 * back office's control calls. Pure. Undefined where the merchant's code is missing.
 */
export function siteFromAnswers(
  { status, manifest, appDownload, base }: SiteAnswers,
  patch?: object,
): Site | undefined {
  return resolveSite({
    status: patch ? mergePatch(status, patch) : status,
    manifest,
    ...(appDownload !== undefined && { appDownload: readAppDownload(appDownload) }),
    base,
  })
}
