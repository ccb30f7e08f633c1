import { cp, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { DRAFTS } from '../../merchant/drafts/draft.ts'
import { faultOfName } from '../../merchant/names.ts'
import { RESERVED_CODES } from '../../merchant/reserved.ts'
import { isRecord } from '../json.ts'
import type { Merchant } from '../merchants.ts'
import { CASES } from './cases.ts'

/** A merchant's code: a folder, and a label of a host name. */
export const codePattern = /^[a-z][a-z0-9-]{1,30}$/

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }

/** Sets existing members of the file; a folder may lack some of them. */
const renamed = (
  source: string,
  members: readonly (readonly [path: readonly string[], value: unknown])[],
): string => {
  const value: unknown = JSON.parse(source)
  return members.reduce((text, [path, to]) => {
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), value)
    return isRecord(holder) && (path.at(-1) ?? '') in holder
      ? applyEdits(text, modify(text, [...path], to, FORMAT))
      : text
  }, source)
}

/**
 * Copies a merchant's folder under a new code, with a new name, its own domains and the new addresses of its pictures. The folder
 * appears in one step, never incomplete.
 * @throws Error with a readable message where the code is taken or invalid
 */
export const copyMerchant = async (
  merchantsDir: string,
  model: Merchant,
  { code, name }: { readonly code: string; readonly name: string },
): Promise<void> => {
  if (!codePattern.test(code))
    throw new Error('A code is lower-case letters, digits and hyphens, a letter first.')
  if (RESERVED_CODES.includes(code)) throw new Error(`${code} is reserved.`)
  const fault = faultOfName(name)
  if (fault) throw new Error(fault)
  const place = join(merchantsDir, code)
  if (await stat(place).catch(() => undefined)) throw new Error(`There is a merchant ${code} already.`)
  // A hidden folder beside the target: renaming must stay within a file system, and the back office ignores hidden folders.
  const draft = await mkdtemp(join(merchantsDir, '.new-'))
  try {
    const ours = [DRAFTS, CASES].map((folder) => join(model.folder, folder))
    await cp(model.folder, draft, { recursive: true, filter: (source) => !ours.includes(source) })
    const files = await readdir(draft, { recursive: true })
    for (const file of files.filter((one) => one.endsWith('.json'))) {
      const path = join(draft, file)
      const source = await readFile(path, 'utf8')
      const moved = source.replaceAll(`/m/merchants/${model.code}/`, `/m/merchants/${code}/`)
      const after = renamed(moved, NAMES(code, name)[file.replaceAll('\\', '/')] ?? [])
      if (after !== source) await writeFile(path, after)
    }
    await rename(draft, place)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

const NAMES = (
  code: string,
  name: string,
): Readonly<Record<string, readonly (readonly [path: readonly string[], value: unknown])[]>> => ({
  'merchant.json': [
    [['code'], code],
    [['name'], name],
    [['domains'], [`${code}.example`]],
  ],
  'wps/system/status.json': [
    [['merchantCode'], code],
    [['info', 'merchantCode'], code],
    [['info', 'merchantName'], name],
    // The model's trusted hosts, which receive session tokens, are not copied.
    [['info', 'trustedHosts'], []],
    [['info', 'tokenSyncUrl'], undefined],
  ],
  'wps/system/domainRoute.json': [[['domainList'], [{ domainName: `${code}.example` }]]],
  'wps/system/manifest.json': [
    [['name'], name],
    [['short_name'], name],
  ],
})
