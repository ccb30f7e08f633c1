import type { Site } from '../../../src/site/site.ts'
import { readSearch, wordsLeft } from '../../../src/workbench/model/search.ts'
import type { Chosen, MerchantLine } from '../../../src/workbench/model/wire.ts'
import { UsageError } from '../../merchant/command.ts'
import { changesFor, EVERYONE, isMeant, readFilter } from '../../merchant/set/filter.ts'
import { contents } from './contents.ts'
import { type Checked, checkedNow } from './rounds.ts'
import { partsOfSite, reasonOf, type Searchable, searchable } from './search.ts'
import type { WorkbenchOptions } from './serve.ts'
import { sites } from './sites.ts'

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
 * that is found by more than its name and code has a reason. A thousand folders take seconds to read: unless `isWhole` is asked for,
 * words are looked for in what was read before, and the answer says so.
 */
export async function chosen(options: Options, typed: string, isWhole: boolean): Promise<Chosen> {
  const { merchants } = options
  try {
    const { words, conditions } = readSearch(typed)
    const now = Date.now()
    const filter = readFilter(conditions.join(' ') || EVERYONE, now)
    const changes = await changesFor(filter, options.workbench.merchantsDir, now)
    // Conditions are of now; words are looked for in what was read before.
    if (isWhole || conditions.length > 0) await sites.now(merchants)
    if (isWhole && words.length > 0) await contents.now(merchants)
    const checked = await checkedNow(options)
    const [ofSite, ofFolder] = [sites.last(merchants), contents.last(merchants)]
    const isPartial = words.length > 0 && !isWhole && !(ofSite.isOfNow && ofFolder.isOfNow)
    const found: Found = { byName: [], byMore: [], byFiles: [] }
    for (const merchant of merchants.all()) {
      const site = ofSite.read.get(merchant.code)
      if (conditions.length > 0 && !(site && isMeant(site, filter, changes))) continue
      const check = checked.get(merchant.code)
      const left = wordsLeft(words, merchant)
      const parts = [
        ...(site ? [kept(ofSites, site, () => partsOfSite(site, merchant.domains))] : []),
        ...(check
          ? [kept(ofChecks, check.counts, () => check.findings.map((finding) => `finding ${finding}`))]
          : []),
      ]
      const withoutFiles = reasonOf(left, parts)
      const reason = withoutFiles ?? reasonOf(left, [...parts, ...(ofFolder.read.get(merchant.code) ?? [])])
      if (reason === undefined) continue
      const where = withoutFiles === undefined ? 'byFiles' : reason === '' ? 'byName' : 'byMore'
      found[where].push([merchant.code, reason])
    }
    const all = [...found.byName, ...found.byMore, ...found.byFiles]
    return {
      codes: all.map(([code]) => code),
      reasons: Object.fromEntries(all.filter(([, reason]) => reason !== '')),
      ...(isPartial && { isPartial: true }),
    }
  } catch (error) {
    if (error instanceof UsageError) return { fault: error.message }
    throw error
  }
}

/** Code and reason of the merchants that are found, by where the words stand. */
type Found = Record<'byName' | 'byMore' | 'byFiles', (readonly [string, string])[]>
