import type { PreloadMap } from '../boot/preload.ts'
import { isRecord } from '../json/read.ts'
import { readTemplate, type Template } from './template.ts'

/** The parts of a build that the edge needs. */
export interface Build {
  readonly template: Template
  readonly document: string
  readonly map: PreloadMap
  /** Address of the bundle. */
  readonly entry: string | undefined
}

const DOCUMENT = '/m/index.html'
/** Written by `scripts/build/bootDocument.ts`. */
const MAP = '/m/preload-map.json'

/** The build's document, unchanged. */
const isMap = (value: unknown): value is PreloadMap =>
  isRecord(value) && isRecord(value.layouts) && isRecord(value.prefetch) && Array.isArray(value.home)

const entryOf = (map: object): string | undefined =>
  'entry' in map && typeof map.entry === 'string' ? map.entry : undefined

/** @throws Error where the build is missing or of another kind */
export async function readBuild(asset: (path: string) => Promise<Response | undefined>): Promise<Build> {
  const [document, map] = await Promise.all([asset(DOCUMENT), asset(MAP)])
  if (!document?.ok || !map?.ok) throw new Error('there is no build: npm run build makes it')
  const [html, read]: [string, unknown] = await Promise.all([document.text(), map.json()])
  if (!isMap(read)) throw new Error('the preload map of the build is none')
  return { template: readTemplate(html), document: html, map: read, entry: entryOf(read) }
}
