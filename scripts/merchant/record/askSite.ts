import type { Client } from '../../../src/api/client.ts'
import { at, isRecord, text } from '../../backoffice/json.ts'
import type { Line } from './boundedFetch.ts'
import { ask, clientOver, type PrefetchContext } from './client.ts'

/** A platform that has answered which merchant it serves. */
export interface AskedSite {
  readonly client: Client
  /** Merchant and language of the next requests. */
  readonly asker: PrefetchContext
  readonly status: Readonly<Record<string, unknown>>
}

/** Requests the status like a guest's phone. Throws where it names no merchant. */
export async function askStatus(line: Line): Promise<AskedSite> {
  const asker: PrefetchContext = { merchant: '', language: 'EN' }
  const client = clientOver(line, asker)
  const { hostname } = new URL(line.origin)
  const status = await ask(client, {
    path: '/wps/system/status',
    query: { device: 'MOBILE', track: '', originalDomain: hostname, url: `${line.origin}/m/home` },
  })
  const merchant = text(at(status, 'merchantCode')) || text(at(status, 'info', 'merchantCode'))
  if (!isRecord(status) || merchant === '') throw new Error('the status names no merchant')
  asker.merchant = merchant
  asker.language = firstLanguage(status)
  return { client, asker, status }
}

/** The manifest, which is sent without an envelope. */
export const askManifest = (client: Client, merchantCode: string): Promise<unknown> =>
  ask(client, { path: '/wps/system/manifest.json', query: { merchantCode } }, false)

function firstLanguage(status: unknown): string {
  const languages = at(status, 'info', 'languages')
  const [first]: unknown[] = Array.isArray(languages) ? languages : []
  return typeof first === 'string' && /^[A-Z-]{2,8}$/.test(first) ? first : 'EN'
}
