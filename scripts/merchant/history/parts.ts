import { basename } from 'node:path'
import { isRecord, parseJson, parseObject } from '../../../src/json/read.ts'
import { withValue } from '../../../src/workbench/model/drafted.ts'
import type { Documents } from '../../../src/workbench/model/wire.ts'
import { at, type JsonRecord } from '../../backoffice/json.ts'
import { MANIFEST, STATUS } from '../check/open.ts'
import { PUSHED } from '../push/record.ts'
import { SCHEDULE } from '../schedule/schedule.ts'
import { PARAMETERS } from '../set/edit.ts'
import type { Step } from './steps.ts'

/** Templates are JSON in strings of the manifest: each is compared as a part of its own. */
const TEMPLATES = ['theme', 'home'] as const

/** Texts of files, by their path in the merchant's folder; undefined or missing: there is no such file. */
export type Texts = Readonly<Record<string, string | undefined>>

/** The values of files that are compared: `status`, `theme`, `home`, `manifest`, and other files by their path. */
export type Parts = Readonly<Record<string, unknown>>

/** Whether the values of a file can be compared and taken back. The record of the last push is no configuration. */
export const isComparable = (file: string): boolean => file.endsWith('.json') && file !== PUSHED

/** The parts of a folder's files. A text that is not JSON is one value. Pure. */
export function partsOf(texts: Texts): Parts {
  return Object.fromEntries(
    Object.entries(texts)
      .flatMap(([file, text]) => (text === undefined ? [] : partsIn(file, parseJson(text) ?? text)))
      .filter(([, value]) => value !== undefined),
  )
}

function partsIn(file: string, value: unknown): (readonly [string, unknown])[] {
  if (file === STATUS) return [['status', value]]
  if (file !== MANIFEST || !isRecord(value)) return [[file === MANIFEST ? 'manifest' : file, value]]
  const rest = TEMPLATES.filter((name) => templateIn(value, name) !== undefined).reduce<JsonRecord>(
    (left, name) => withValue(left, [...PARAMETERS, name], undefined),
    value,
  )
  return [...TEMPLATES.map((name) => [name, templateIn(value, name)] as const), ['manifest', rest]]
}

/** A text that is no JSON object is one value; undefined: no text is sent. */
function templateIn(manifest: JsonRecord, name: string): unknown {
  const sent = at(manifest, ...PARAMETERS, name)
  return typeof sent === 'string' ? (parseObject(sent) ?? sent) : undefined
}

/** The file that holds a part. */
export const fileOfPart = (part: string): string =>
  part === 'status' ? STATUS : part === 'manifest' || isTemplate(part) ? MANIFEST : part

export const isTemplate = (part: string): boolean => TEMPLATES.some((name) => name === part)

/** The status and the templates, which a patch of the workbench can change; {} for what is missing. Pure. */
export function documentsOf(status: JsonRecord, manifest: JsonRecord): Documents {
  const template = (name: string): JsonRecord => {
    const value = templateIn(manifest, name)
    return isRecord(value) ? value : {}
  }
  return { status, theme: template('theme'), home: template('home') }
}

/** A step whose part is in words: `banners.0.url` instead of `wps/relay/MCSFE_getBanners.json.0.url`. */
export const inWords = ({ path: [part = '', ...path], ...step }: Step): Step => ({
  ...step,
  path: [wordsOfFile(part), ...path],
})

/** What a commit changed, in words, each once: `status`, `theme`, `schedule`, `texts EN`, `picture logo.svg`. Pure. */
export function wordsOfChange(files: readonly string[], steps: readonly Step[]): string[] {
  const parts = files.flatMap((file) => {
    const own = [...new Set(steps.map(({ path: [part = ''] }) => part))].filter(
      (part) => fileOfPart(part) === file,
    )
    return own.length > 0 ? own : [file === MANIFEST ? 'manifest' : file]
  })
  return [...new Set(parts.map(wordsOfFile))]
}

const CALL = /^wps\/.*\.json$/
/** What says nothing in the name of a call: `MCSFE_` and `get` of `MCSFE_getBanners`. */
const [OWNER, VERB] = [/^[A-Z0-9]+_/, /^get(?=[A-Z])/]
/** A word that begins with a capital, but is no abbreviation. */
const CAPITALISED = /(^| )([A-Z])(?=[a-z ]|$)/g
const FOLDERS: Readonly<Record<string, string>> = { texts: 'texts', pictures: 'picture', cases: 'test case' }

/** A file of a merchant's folder in words: `texts EN`, `banners` for the call that answers with them. */
export function wordsOfFile(file: string): string {
  if (file === STATUS) return 'status'
  if (file === MANIFEST) return 'manifest'
  if (file === SCHEDULE) return 'schedule'
  if (CALL.test(file))
    return basename(file, '.json')
      .replace(OWNER, '')
      .replace(VERB, '')
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replace(CAPITALISED, (word) => word.toLowerCase())
  const [folder = '', ...rest] = file.split('/')
  const words = Object.hasOwn(FOLDERS, folder) ? FOLDERS[folder] : undefined
  if (words !== undefined && rest.length > 0) return `${words} ${rest.join('/').replace(/\.json$/, '')}`
  return file.replace(/\.json$/, '')
}
