import type { PrefetchedResponses } from '../app/prefetchedResponses.ts'
import { LANGUAGE_KEY } from '../i18n/resolveLanguage.ts'
import { parseObject } from '../json/read.ts'
import { SESSION_KEY } from '../session/codec.ts'
import { type ReadAnswer, readAnswer } from '../site/answer.ts'
import { merchantOf } from '../site/bootFacts.ts'
import { REG_INFO_KEY, requestManifest, requestStatus, type SiteRequest } from '../site/load.ts'
import { MERCHANT_KEY } from './storedKeys.ts'

/** The pending answers for status and manifest; each body is read once. Neither promise rejects. */
export interface BootWire {
  readonly status: Promise<ReadAnswer>
  readonly manifest: Promise<ReadAnswer | undefined>
  /** Responses to the calls that the last visit of this page made, requested early. */
  readonly prefetched?: PrefetchedResponses
  /** The document contains the answers; the back office is asked only after the first paint. */
  readonly fromDocument?: true
  /** The session token that was removed from the address. */
  readonly token?: string | undefined
}

interface Kept {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** The data that the document's inline script passes to the next script (`preloadScript.ts`). */
export interface DocumentWork {
  readonly wire: BootWire
  readonly prefetched: PrefetchedResponses
  /** Resolves when the bundle has loaded. */
  readonly arrived: Promise<void>
  readonly link: (rel: string, href: string, as?: string) => void
  readonly local: Kept
  readonly perTab: Kept
  readonly guest: boolean
  /** The page has the theme of an earlier visit. */
  readonly isThemeStored: boolean
}

declare global {
  interface Window {
    /** Set by the document's inline script and taken by the bundle, so that requests are not sent twice. */
    __BOOT__?: BootWire
    __DOCUMENT__?: DocumentWork
  }
}

/**
 * Requests status and manifest. If the merchant is known from an earlier visit, both are sent at once; the manifest is requested
 * again if the status then names another merchant.
 */
export function startRequests(request: SiteRequest): BootWire {
  const status = requestStatus(request).then(readAnswer)
  const ask = (merchant: string) => requestManifest(request, merchant).then(readAnswer)
  const known = request.merchant
  const prefetched = known ? ask(known) : undefined
  const manifest = status.then((answer) => {
    const merchant = merchantOf(answer)
    if (prefetched && (!merchant || merchant === known)) return prefetched
    return merchant ? ask(merchant) : undefined
  })
  return { status, manifest }
}

interface Reads {
  getItem(key: string): string | null
}

/** Builds the site request from the address and storage. Without storage it counts as a first visit. */
export function siteRequest(page: Window, local: Reads, session: Reads): SiteRequest {
  const { location } = page
  const query = new URLSearchParams(location.search)
  const registration = parseObject(local.getItem(REG_INFO_KEY))?.originalDomain
  const merchant = parseObject(session.getItem(SESSION_KEY))?.merchantCode ?? local.getItem(MERCHANT_KEY)
  return {
    fetch: page.fetch.bind(page),
    merchant: typeof merchant === 'string' && merchant ? merchant : undefined,
    language: local.getItem(LANGUAGE_KEY) || 'CN',
    track: query.get('affiliateCode') ?? '',
    originalDomain: typeof registration === 'string' && registration ? registration : location.hostname,
    url: location.origin + location.pathname,
    now: () => Date.now(),
  }
}
