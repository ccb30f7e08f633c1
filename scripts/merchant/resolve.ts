import { readAppDownload } from '../../src/site/appDownload.ts'
import { resolveSite } from '../../src/site/resolveSite.ts'
import type { Site } from '../../src/site/site.ts'
import { mergePatch } from '../backoffice/json.ts'

/** All answers that a site is resolved from, unchecked; undefined where there is none. */
export interface SiteAnswers {
  readonly status: unknown
  readonly manifest: unknown
  /** The app-download configuration, which the app asks for once home is there. */
  readonly appDownload?: unknown
  readonly base: string
}

/**
 * A site as the app has it once everything has arrived; `patch` is merged over the status first (RFC 7396), as the back
 * office's control does it. Pure. Undefined where not even the merchant's code is there.
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
