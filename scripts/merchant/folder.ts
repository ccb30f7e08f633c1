import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { resolveSite } from '../../src/site/resolveSite.ts'
import type { Site } from '../../src/site/site.ts'
import { withTimes } from '../backoffice/times.ts'
import { withTexts } from '../backoffice/withTexts.ts'
import { inRoot } from '../toolchain/run.ts'
import { NotJson } from './fileFault.ts'

/** The repository's merchants. */
export const MERCHANTS = inRoot('merchants')

/** The codes of all merchants' folders, sorted. */
export const codesIn = (root: string = MERCHANTS): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()

export const baseOf = (code: string): string => `http://${code}.localhost/m/`

/** The value of a JSON file. Throws {@link NotJson}, or the error of the file system. */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new NotJson(file, cause)
  }
}

/** The answer to a call (`system/status`) in a merchant's folder, with times resolved now. Throws where there is none. */
export const answerIn = (code: string, call: string, root: string = MERCHANTS): unknown =>
  withTimes(readJson(join(root, code, 'wps', `${call}.json`)), Date.now())

/** `merchant.json` of a folder, not validated. Throws where there is none. */
export const merchantFileIn = (code: string, root: string = MERCHANTS): unknown =>
  readJson(join(root, code, 'merchant.json'))

/** The merchant's own texts in its folder, by language, not validated. */
export function textsIn(code: string, root: string = MERCHANTS): Record<string, unknown> {
  const folder = join(root, code, 'texts')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  return Object.fromEntries(files.map((file) => [basename(file, '.json'), readJson(join(folder, file))]))
}

/** The manifest with the merchant's own texts, as the back office sends it. */
export const manifestIn = (code: string, root: string = MERCHANTS): unknown =>
  withTexts(answerIn(code, 'system/manifest', root), textsIn(code, root))

/** Answers that replace those of the folder. */
export interface Change {
  readonly status?: object
  readonly manifest?: unknown
}

/** A merchant's site, as the app resolves it. Throws where it cannot. */
export function siteIn(code: string, change: Change = {}, root: string = MERCHANTS): Site {
  const status = answerIn(code, 'system/status', root)
  const site = resolveSite({
    status: { ...(typeof status === 'object' ? status : {}), ...change.status },
    manifest: 'manifest' in change ? change.manifest : manifestIn(code, root),
    base: baseOf(code),
  })
  if (!site) throw new Error(`${code} does not resolve`)
  return site
}
