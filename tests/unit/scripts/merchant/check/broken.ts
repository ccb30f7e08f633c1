import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { mergePatch } from '../../../../../scripts/backoffice/json.ts'
import type { MerchantFiles, OtherFile } from '../../../../../scripts/merchant/check/files.ts'
import { knownHere } from '../../../../../scripts/merchant/check/knownHere.ts'
import { draftOf } from '../../../../../scripts/merchant/new/draft.ts'
import { orderOf } from '../../../../../scripts/merchant/new/order.ts'
import { isRecord, parseObject } from '../../../../../src/json/read.ts'

const BROKEN = resolve(import.meta.dirname, '../../../../fixtures/broken')

export const known = knownHere()
export const brokenNames: readonly string[] = readdirSync(BROKEN).sort()

const drafts = new Map<string, MerchantFiles>()

/** A merchant without errors, as `new` creates it. Drawn once for each code: nobody may change it. */
export function goodMerchant(code = 'good'): MerchantFiles {
  const files = drafts.get(code) ?? draft(code)
  drafts.set(code, files)
  return files
}

function draft(code: string): MerchantFiles {
  const answers = {
    name: 'Good Games',
    primary: '#0B4DDA',
    accent: '#9A3412',
    layout: 'M2',
    language: 'EN',
    currency: 'USD',
    domain: `${code}.example,www.${code}.example`,
  }
  const files = draftOf(orderOf(code, answers), known).files
  return { ...files, texts: Object.freeze(files.texts), others: Object.freeze(files.others) }
}

/** Applies a patch to templates. Templates are JSON in strings; a patch contains them as objects. */
function withTemplates(before: unknown, patch: unknown): unknown {
  const sent = Object(Object(Object(patch).templates).parameters)
  const old = Object(Object(Object(before).templates).parameters)
  const parameters = Object.fromEntries(
    Object.entries(sent).map(([key, value]) => [
      key,
      isRecord(value) ? JSON.stringify(mergePatch(parseObject(old[key]), value)) : value,
    ]),
  )
  return isRecord(patch) && isRecord(patch.templates) ? { ...patch, templates: { parameters } } : patch
}

const jsonIn = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/**
 * The good merchant with the changes of `tests/fixtures/broken/<name>/`. A JSON file there is a merge patch (RFC 7396) for
 * the merchant's own file, and a `.json.txt` replaces it unchanged. `null` removes a file. `pictures.json` changes the
 * properties of pictures and removes pictures.
 */
export function brokenMerchant(name: string): MerchantFiles {
  const folder = join(BROKEN, name)
  const good = goodMerchant()
  const texts: Record<string, string> = { ...good.texts }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const file = path.slice(folder.length + 1)
    if (!entry.isFile() || file === 'findings.json' || file === 'pictures.json') continue
    if (file.endsWith('.txt')) texts[file.slice(0, -'.txt'.length)] = readFileSync(path, 'utf8')
    else {
      const own = texts[file]
      const patch = jsonIn(path)
      if (patch === null) {
        delete texts[file]
        continue
      }
      const before: unknown = own === undefined ? undefined : JSON.parse(own)
      texts[file] = `${JSON.stringify(mergePatch(before, withTemplates(before, patch)), null, 2)}\n`
    }
  }
  const others: Record<string, OtherFile> = { ...good.others }
  const pictures = existsSync(join(folder, 'pictures.json')) ? jsonIn(join(folder, 'pictures.json')) : {}
  for (const [file, patch] of Object.entries(isRecord(pictures) ? pictures : {})) {
    const { [file]: before } = good.others
    if (patch === null) delete others[file]
    else if (patch === 'unreadable') others[file] = { bytes: 7 }
    else if (before && isRecord(patch)) others[file] = { ...before, ...patch }
  }
  return { ...good, texts, others }
}

export const findingsFile = (name: string): string => join(BROKEN, name, 'findings.json')
