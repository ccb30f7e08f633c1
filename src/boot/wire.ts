import type { PrefetchedResponses } from '../app/prefetchedResponses.ts'
import { parseObject, type WireAnswer } from '../site/answer.ts'
import { requestManifest, requestStatus, type SiteRequest } from '../site/load.ts'
import { LANGUAGE_KEY, MERCHANT_KEY } from './storedKeys.ts'

/** The two answers that a site is made of, on their way. Neither promise rejects. */
export interface BootWire {
  readonly status: Promise<WireAnswer>
  readonly manifest: Promise<WireAnswer | undefined>
  /** What the last visit of this page asked for, asked again. */
  readonly prefetched?: PrefetchedResponses
  /** They stand in the document: the back office is asked once the first picture is there. */
  readonly fromDocument?: true
  /** The session token that came with the address, taken out of it. */
  readonly token?: string | undefined
}

interface Kept {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** What the document's inline script leaves to the one that follows it (`preloadScript.ts`). */
export interface DocumentWork {
  /** Address of the bundle. */
  readonly entry: string
  readonly wire: BootWire
  readonly prefetched: PrefetchedResponses
  /** The bundle is there. */
  readonly arrived: Promise<void>
  readonly preload: (file: string) => void
  readonly link: (rel: string, href: string, as?: string) => void
  readonly local: Kept
  readonly perTab: Kept
  readonly guest: boolean
  /** The page has the theme of an earlier visit. */
  readonly isThemeStored: boolean
}

declare global {
  interface Window {
    /** Left by the document's inline script, taken by the bundle: the requests are never sent twice. */
    __BOOT__?: BootWire
    __DOCUMENT__?: DocumentWork
  }
}

/**
 * Asks for status and manifest. With a merchant known from an earlier visit both leave at once; the manifest is asked
 * again if the status then names another merchant.
 */
export function startRequests(request: SiteRequest): BootWire {
  const status = requestStatus(request)
  const prefetched = request.merchant ? requestManifest(request, request.merchant) : undefined
  const manifest = status.then((answer) => {
    const code = merchantOf(answer)
    if (prefetched && (!code || code === request.merchant)) return prefetched
    return code ? requestManifest(request, code) : undefined
  })
  return { status, manifest }
}

/** The merchant that a status answer names, without believing anything else of it. */
function merchantOf(answer: WireAnswer): string | undefined {
  const value = 'body' in answer ? parseObject(answer.body)?.value : undefined
  const named = (holder: unknown): string | undefined => {
    if (typeof holder !== 'object' || holder === null || !('merchantCode' in holder)) return undefined
    return typeof holder.merchantCode === 'string' && holder.merchantCode ? holder.merchantCode : undefined
  }
  const info = typeof value === 'object' && value !== null && 'info' in value ? value.info : undefined
  return named(value) ?? named(info)
}

interface Reads {
  getItem(key: string): string | null
}

/** What this visitor's browser says for a site request. Storage may be forbidden: then it is a first visit. */
export function siteRequest(page: Window, local: Reads, session: Reads): SiteRequest {
  const { location } = page
  const query = new URLSearchParams(location.search)
  const registration = parseObject(local.getItem('reg_info'))?.originalDomain
  const merchant =
    parseObject(session.getItem('MC_SESSION_INFO'))?.merchantCode ?? local.getItem(MERCHANT_KEY)
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
