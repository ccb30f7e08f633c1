import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CaseFault, fileOfCase } from '../../../src/workbench/model/cases.ts'
import { hostsIn } from '../../merchant/diff/environments.ts'
import { fileNameOf } from '../../merchant/fileNames.ts'
import { type JsonRecord, text } from '../json.ts'
import type { Merchant, Merchants } from '../merchants.ts'
import type { World } from '../world.ts'
import { readPatch, readPhoneOf, readTexts, readWorld } from './read.ts'
import type { WorkbenchOptions } from './serve.ts'

/** The folder of a merchant's cases in its folder. */
export const CASES = 'cases'

/** The faults that stay: one that applies to a number of calls is over when the state has been seen. */
const faultsOf = (world: World, { code }: Merchant): CaseFault[] =>
  world.faults
    .filter(({ merchant, times }) => (!merchant || merchant === code) && times === Number.POSITIVE_INFINITY)
    .map(({ path, kind, status, delayMs }) => ({
      path,
      kind,
      ...(kind === 'status' && { status }),
      ...(kind === 'delay' && { delayMs }),
    }))

/** Writes the state of a phone as a test. Returns the file's place in the merchant's folder. */
export function writeCase(
  { merchants, worlds }: Pick<WorkbenchOptions, 'merchants' | 'worlds'>,
  merchant: Merchant,
  body: JsonRecord,
): { readonly file: string } {
  const title = text(body.title).trim()
  const kept = fileOfCase({
    title,
    ...(typeof body.at === 'number' && Number.isFinite(body.at) && { at: body.at }),
    phone: readPhoneOf(body.phone),
    patch: readPatch(body.patch),
    faults: faultsOf(worlds.get(readWorld(body.world)), merchant),
    screen: text(body.screen),
    features: readTexts(body.features),
  })
  mkdirSync(join(merchant.folder, CASES), { recursive: true })
  const file = freeFile(merchant.folder, fileNameOf(title))
  writeFileSync(join(merchant.folder, file), `${JSON.stringify(kept, null, 2)}\n`)
  merchants.changed()
  return { file }
}

/** A place that is free: an earlier case stays. */
function freeFile(folder: string, name: string): string {
  for (let number = 1; ; number += 1) {
    const file = `${CASES}/${name}${number > 1 ? `-${number}` : ''}.json`
    if (!existsSync(join(folder, file))) return file
  }
}

/** The merchant that a host serves, also in an environment of its `merchant.json`; '' for none. */
export async function merchantAt(merchants: Merchants, host: string): Promise<string> {
  const own = merchants.byDomain(host) ?? merchants.byCode(host.replace(/\.localhost$/, ''))
  if (own) return own.code
  for (const merchant of merchants.all()) {
    const hosts = hostsIn(await merchants.read(merchant, 'merchant.json').catch(() => undefined))
    if (hosts.includes(host)) return merchant.code
  }
  return ''
}
