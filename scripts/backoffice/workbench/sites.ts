import { setImmediate as turn } from 'node:timers/promises'
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

type Sites = ReadonlyMap<string, Site>

interface Shelf {
  /** The last answer, and the state of the folders that it is of. */
  generation: number | undefined
  sites: Promise<Sites>
  readonly each: Map<string, Resolved>
}

const shelves = new WeakMap<Merchants, Shelf>()

/** So many sites are resolved before the server answers others: a thousand take seconds. */
const AT_A_TIME = 10

/** The sites of all merchants, by code. Each is resolved once until its folder changes; one that cannot be resolved is missing. */
export function sitesOf(merchants: Merchants): Promise<Sites> {
  const shelf: Shelf = shelves.get(merchants) ?? {
    ...{ generation: undefined, sites: Promise.resolve(new Map()) },
    each: new Map(),
  }
  shelves.set(merchants, shelf)
  const generation = merchants.generation()
  if (shelf.generation !== generation) {
    // Two at once would resolve each site twice.
    shelf.sites = shelf.sites.then(() => resolveAll(merchants, shelf))
    shelf.generation = generation
  }
  return shelf.sites
}

async function resolveAll(merchants: Merchants, shelf: Shelf): Promise<Sites> {
  const all = merchants.all()
  const sites = new Map<string, Site>()
  for (let from = 0; from < all.length; from += AT_A_TIME) {
    const some = all.slice(from, from + AT_A_TIME)
    const found = await Promise.all(some.map((merchant) => resolved(merchants, merchant, shelf)))
    for (const [at, { code }] of some.entries()) {
      const site = found[at]
      if (site) sites.set(code, site)
    }
    await turn()
  }
  return sites
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
