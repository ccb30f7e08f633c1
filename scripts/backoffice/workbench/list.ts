import type { Site } from '../../../src/site/site.ts'
import { readSearch, wordsLeft } from '../../../src/workbench/model/search.ts'
import type { Chosen, MerchantLine } from '../../../src/workbench/model/wire.ts'
import { UsageError } from '../../merchant/command.ts'
import { changesFor, EVERYONE, isMeant, readFilter } from '../../merchant/set/filter.ts'
import type { Merchant } from '../merchants.ts'
import { type Contents, contentsOf } from './contents.ts'
import { type Checked, checkedNow } from './rounds.ts'
import { partsOfSite, reasonOf, type Searchable, searchable } from './search.ts'
import type { WorkbenchOptions } from './serve.ts'
import { sitesOf } from './sites.ts'

type Options = Pick<WorkbenchOptions, 'merchants' | 'workbench'>

/** Every merchant with what is known of its check. */
export async function overview(options: Options): Promise<MerchantLine[]> {
  const checked = await checkedNow(options)
  return options.merchants.all().map(({ code, name }) => {
    const known = checked.get(code)
    const check = known && { ...known.counts, ...(known.isPending && { isPending: known.isPending }) }
    return { code, name, ...(check && { check }) }
  })
}

const ofSites = new WeakMap<Site, Searchable>()
const ofChecks = new WeakMap<Checked['counts'], Searchable>()

function kept<Key extends object>(
  shelf: WeakMap<Key, Searchable>,
  key: Key,
  parts: () => string[],
): Searchable {
  const known = shelf.get(key) ?? searchable(parts())
  shelf.set(key, known)
  return known
}

/**
 * The merchants that a search means: words, which may stand anywhere in a merchant, and conditions as in `merchant set`. A merchant
 * that is found by more than its name and code has a reason. What files name (games, banners) is looked at where no merchant has the
 * words elsewhere: a thousand folders take long to read.
 */
export async function chosen(options: Options, typed: string): Promise<Chosen> {
  try {
    const { words, conditions } = readSearch(typed)
    const now = Date.now()
    const filter = readFilter(conditions.join(' ') || EVERYONE, now)
    const changes = await changesFor(filter, options.workbench.merchantsDir, now)
    const sites = await sitesOf(options.merchants)
    const checked = await checkedNow(options)
    const reasonFor = (merchant: Merchant, contents?: Contents): string | undefined => {
      const site = sites.get(merchant.code)
      const check = checked.get(merchant.code)
      if (conditions.length > 0 && !(site && isMeant(site, filter, changes))) return undefined
      return reasonOf(wordsLeft(words, merchant), [
        ...(site ? [kept(ofSites, site, () => partsOfSite(site, merchant.domains))] : []),
        ...(check
          ? [kept(ofChecks, check.counts, () => check.findings.map((finding) => `finding ${finding}`))]
          : []),
        ...(contents?.get(merchant.code) ?? []),
      ])
    }
    const find = (contents?: Contents) =>
      options.merchants.all().flatMap((merchant) => {
        const reason = reasonFor(merchant, contents)
        return reason === undefined ? [] : [[merchant.code, reason] as const]
      })
    const known = find()
    const found = known.length > 0 || words.length === 0 ? known : find(await contentsOf(options.merchants))
    return {
      codes: found.map(([code]) => code),
      reasons: Object.fromEntries(found.filter(([, reason]) => reason !== '')),
    }
  } catch (error) {
    if (error instanceof UsageError) return { fault: error.message }
    throw error
  }
}
