import { isRecord, parseObject } from '../json/read.ts'
import { readAnswer, type WireAnswer } from '../site/answer.ts'
import type { BootWire } from './wire.ts'

/** The data that an edge writes into the document (`src/edge/`): the platform's unchanged answers for this host. */
export interface SiteData {
  /** When the document was written, ms since 1970. */
  readonly at: number
  /** The host and port for which it was written. */
  readonly host: string
  readonly status: WireAnswer
  readonly manifest?: WireAnswer
}

/** A document older than this is treated as if it contained no data, ms. */
export const SITE_DATA_MAX_MS = 600_000

/** The answers in the document; undefined if there are none, or they are for another host or too old. */
export function readSiteData(
  { document, location }: Pick<Window, 'document' | 'location'>,
  now: number,
): BootWire | undefined {
  const data = parseObject(document.getElementById('site-data')?.textContent)
  if (!data || data.host !== location.host || typeof data.at !== 'number') return undefined
  if (!isAnswer(data.status) || Math.abs(now - data.at) > SITE_DATA_MAX_MS) return undefined
  const manifest = isAnswer(data.manifest) ? data.manifest : undefined
  return {
    status: Promise.resolve(readAnswer(data.status)),
    manifest: Promise.resolve(manifest && readAnswer(manifest)),
    fromDocument: true,
  }
}

const isAnswer = (value: unknown): value is WireAnswer =>
  isRecord(value) && typeof value.status === 'number' && typeof value.body === 'string'
