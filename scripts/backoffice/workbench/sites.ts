import type { Site } from '../../../src/site/site.ts'
import type { Merchant } from '../merchants.ts'
import { textsOf } from '../texts.ts'
import { MANIFEST_FILE, STATUS_FILE } from './documents.ts'
import { readingOf } from './readings.ts'
import { APP_DOWNLOAD_FILE, siteOf } from './site.ts'

/** A resolved site, and the values that it was resolved from: a file that has not changed has the same value. */
interface Resolved {
  readonly from: readonly unknown[]
  readonly site: Site | undefined
}

/** A merchant is the same object as long as its merchant.json says the same. */
const each = new WeakMap<Merchant, Resolved>()

/** The sites of all merchants. Each is resolved once until its folder changes; one that cannot be resolved is missing. */
export const sites = readingOf(async (merchants, merchant) => {
  if (merchant.broken) return undefined
  try {
    const from = [
      ...(await Promise.all(
        [STATUS_FILE, MANIFEST_FILE, APP_DOWNLOAD_FILE].map((file) => merchants.read(merchant, file)),
      )),
      ...Object.entries(await textsOf(merchants, merchant)).flat(),
    ]
    const known = each.get(merchant)
    if (known && known.from.length === from.length && known.from.every((value, at) => value === from[at]))
      return known.site
    const site = await siteOf(merchants, merchant, {})
    each.set(merchant, { from, site })
    return site
  } catch {
    // Its file is broken: the check reports it.
    return undefined
  }
})
