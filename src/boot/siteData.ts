import { isRecord, parseObject } from '../json/read.ts'
import { readAnswer, type WireAnswer } from '../site/answer.ts'
import type { BootWire } from './wire.ts'

/** What an edge writes into the document (`src/edge/`): the platform's answers for this host, as they came. */
export interface SiteData {
  /** When the document was written, ms since 1970. */
  readonly at: number
  /** Host and port that it is for. */
  readonly host: string
  readonly status: WireAnswer
  readonly manifest?: WireAnswer
}

/** A document that was kept for longer asks as if it held nothing, ms. */
export const SITE_DATA_MAX_MS = 600_000

/** The answers in the document; undefined where there are none, or they are another host's or old. */
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
