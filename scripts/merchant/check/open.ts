import type { Site } from '../../../src/site/site.ts'
import { baseOf } from '../../../src/ui/url/guard.ts'
import { withTimes } from '../../backoffice/times.ts'
import { withTexts } from '../../backoffice/withTexts.ts'
import { siteFromAnswers } from '../resolve.ts'
import type { MerchantFiles } from './files.ts'

/** A folder with its parsed files and its resolved site. */
export interface Opened {
  readonly files: MerchantFiles
  readonly code: string
  /** The base of links and pictures. */
  readonly base: string
  /** The value of a JSON file with resolved times; undefined where it is missing or not JSON. */
  readonly value: (file: string) => unknown
  /** The same with unresolved times. */
  readonly written: (file: string) => unknown
  /** Files that are not JSON, with the parser's message. */
  readonly broken: ReadonlyMap<string, string>
  /** Undefined where the app cannot resolve a site. */
  readonly site: Site | undefined
}

/** The file that answers a call, by the call's name. */
export const fileOf = (call: string): string => `wps/${call}.json`

export const STATUS = fileOf('system/status')
export const MANIFEST = fileOf('system/manifest')
export const APP_DOWNLOAD = fileOf('relay/MCSFE_getAppDownloadConfig')

/** A fixed time, so that results do not depend on the day. */
const ANY_DAY = Date.UTC(2026, 0, 1)
const TEXTS = /^texts\/([^/]+)\.json$/

/** Reads a folder. Pure; never throws. */
export function openMerchant(files: MerchantFiles): Opened {
  const written = new Map<string, unknown>()
  const broken = new Map<string, string>()
  for (const [file, text] of Object.entries(files.texts)) {
    try {
      written.set(file, JSON.parse(text.replace(/^\uFEFF/, '')))
    } catch (error) {
      broken.set(file, error instanceof Error ? error.message : String(error))
    }
  }
  const values = new Map([...written].map(([file, value]) => [file, withTimes(value, ANY_DAY, true)]))
  const texts = [...values].flatMap(([file, value]) => {
    const language = TEXTS.exec(file)?.[1]
    return language ? [[language, value] as const] : []
  })
  const base = baseOf(`http://${files.code}.localhost`)
  const site = siteFromAnswers({
    status: values.get(STATUS),
    manifest: withTexts(values.get(MANIFEST), Object.fromEntries(texts)),
    // A folder without the file is answered as the embedded back office answers it.
    appDownload: values.has(APP_DOWNLOAD) ? values.get(APP_DOWNLOAD) : {},
    base,
  })
  return {
    files,
    code: files.code,
    base,
    value: (file) => values.get(file),
    written: (file) => written.get(file),
    broken,
    site,
  }
}
