import { readAppDownload } from '../../../src/site/appDownload.ts'
import { resolveSite } from '../../../src/site/resolveSite.ts'
import type { Site } from '../../../src/site/site.ts'
import type { JsonRecord } from '../json.ts'
import type { Merchant, Merchants } from '../merchants.ts'
import { draftOf } from './documents.ts'

export const APP_DOWNLOAD_FILE = 'wps/relay/MCSFE_getAppDownloadConfig.json'

/** The site that the app resolves from a merchant's folder with a patch; undefined where it cannot. */
export const siteOf = async (
  merchants: Merchants,
  merchant: Merchant,
  patch: JsonRecord,
): Promise<Site | undefined> => {
  const { documents, manifest } = await draftOf(merchants, merchant, patch)
  const appDownload = await merchants.read(merchant, APP_DOWNLOAD_FILE)
  return resolveSite({
    status: documents.status,
    manifest,
    base: `http://${merchant.code}.localhost/m/`,
    ...(appDownload !== undefined && { appDownload: readAppDownload(appDownload) }),
  })
}
