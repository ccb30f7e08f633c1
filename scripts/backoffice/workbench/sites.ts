import type { Site } from '../../../src/site/site.ts'
import type { Merchant, Merchants } from '../merchants.ts'
import { textsOf } from '../texts.ts'
import { MANIFEST_FILE, STATUS_FILE } from './documents.ts'
import { APP_DOWNLOAD_FILE, siteOf } from './site.ts'

/** A resolved site, and the values that it was resolved from: a file that has not changed has the same value. */
interface Resolved {
  readonly from: readonly unknown[]
  readonly site: Site | undefined
}

/** All sites, and each of them; an unchanged one keeps its identity. */
interface Shelf {
  generation: number | undefined
  sites: ReadonlyMap<string, Site>
  readonly each: Map<string, Resolved>
}

const shelves = new WeakMap<Merchants, Shelf>()

/** The sites of all merchants, by code. Each is resolved once until its folder changes; one that cannot be resolved is missing. */
export async function sitesOf(merchants: Merchants): Promise<ReadonlyMap<string, Site>> {
  const shelf: Shelf = shelves.get(merchants) ?? { generation: undefined, sites: new Map(), each: new Map() }
  shelves.set(merchants, shelf)
  const generation = merchants.generation()
  if (shelf.generation === generation) return shelf.sites
  const found = await Promise.all(
    merchants
      .all()
      .map(async (merchant) => [merchant.code, await resolved(merchants, merchant, shelf)] as const),
  )
  shelf.sites = new Map(found.flatMap(([code, site]) => (site ? [[code, site] as const] : [])))
  shelf.generation = generation
  return shelf.sites
}

async function resolved(
  merchants: Merchants,
  merchant: Merchant,
  { each }: Shelf,
): Promise<Site | undefined> {
  if (merchant.broken) return undefined
  try {
    const from = [
      ...(await Promise.all(
        [STATUS_FILE, MANIFEST_FILE, APP_DOWNLOAD_FILE].map((file) => merchants.read(merchant, file)),
      )),
      ...Object.entries(await textsOf(merchants, merchant)).flat(),
    ]
    const known = each.get(merchant.code)
    if (known && known.from.length === from.length && known.from.every((value, at) => value === from[at]))
      return known.site
    const site = await siteOf(merchants, merchant, {})
    each.set(merchant.code, { from, site })
    return site
  } catch {
    // Its file is broken: the check reports it.
    return undefined
  }
}
