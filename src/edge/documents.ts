import { type LanguageCode, languageOf } from '../i18n/languages.ts'
import type { Build } from './build.ts'
import { bareRest, opening, type Parts, partsOf, rest, type StyleSource } from './compose.ts'
import { bytesOf, entityTag, hashSource, randomNonce } from './digest.ts'
import type { EdgeEnv, Encoded } from './env.ts'
import { firstScreenOf, visitorOf } from './firstScreen.ts'
import type { VisitorPlace } from './host.ts'
import {
  DOCUMENT_FRESH_MS,
  DOCUMENT_STALE_MS,
  FIRST_BYTE_MS,
  MOST_DOCUMENT_BYTES,
  SITE_MS,
} from './limits.ts'
import { createLru } from './lru.ts'
import type { Metrics } from './metrics.ts'
import { createUpstream } from './platform.ts'
import { SECURITY_HEADERS } from './securityHeaders.ts'
import { type Known, type KnownSite, type Sites, within } from './sites.ts'
import { standInPage } from './standIn.ts'

/** A request for a document. */
export interface Asked {
  readonly request: Request
  readonly env: EdgeEnv
  readonly build: Build
  readonly place: VisitorPlace
  readonly pathname: string
  /** The visitor's language among those of a site; among all while the site is unknown. */
  readonly language: (allowed?: readonly LanguageCode[]) => LanguageCode
}

interface Finished {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly compressed: Encoded | undefined
  readonly tag: string
  readonly links: readonly string[]
  readonly language: string
  /** ms since 1970. */
  readonly madeAt: number
}

/** More than a site has pages. Beyond this number somebody invents addresses. */
const MOST_DOCUMENTS = 50_000
const RETRY_S = '5'

/** Visitors revalidate each time, by the tag; a content delivery network (RFC 9213) every few seconds. */
const CACHED = {
  'cache-control': 'no-cache',
  'cdn-cache-control': 'public, max-age=5, stale-while-revalidate=60, stale-if-error=86400',
} as const
const HTML = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "frame-ancestors 'self'",
  vary: 'Accept-Encoding, Accept-Language, Sec-Fetch-Dest',
  ...SECURITY_HEADERS,
} as const

/** Creates documents, and caches the finished ones. */
export function createDocuments(sites: Sites, metrics: Metrics) {
  const kept = createLru<Finished>(MOST_DOCUMENTS, MOST_DOCUMENT_BYTES)
  const making = new Map<string, Promise<Finished>>()

  async function make(asked: Asked, known: KnownSite, language: LanguageCode): Promise<Finished> {
    const parts = await describe(asked, known, language)
    const style = { source: await hashSource(parts.style) }
    const bytes = bytesOf(
      opening(asked.build, parts.attributes, parts.scripts, style) + rest(asked.build, parts, style),
    )
    const [tag, compressed] = await Promise.all([entityTag(bytes), asked.env.compress?.(bytes)])
    return {
      bytes,
      compressed,
      tag,
      links: parts.links,
      language: parts.attributes.lang ?? '',
      madeAt: asked.env.now(),
    }
  }

  async function finished(asked: Asked, known: KnownSite): Promise<Finished> {
    const language = asked.language(known.site.languages)
    const key = [asked.place.origin, known.version, language, asked.pathname].join(' ')
    const there = kept.get(key)
    const age = there ? asked.env.now() - there.madeAt : Number.POSITIVE_INFINITY
    if (there && age < DOCUMENT_FRESH_MS) return there
    const next = makeOnce(key, asked, known, language)
    if (!there || age >= DOCUMENT_STALE_MS) return next
    asked.env.waitUntil?.(next.catch(() => undefined))
    return there
  }

  function makeOnce(key: string, asked: Asked, known: KnownSite, language: LanguageCode): Promise<Finished> {
    const running = making.get(key)
    if (running) return running
    const next = make(asked, known, language)
      .then((document) => {
        kept.set(key, document, document.bytes.byteLength + (document.compressed?.bytes.byteLength ?? 0))
        return document
      })
      .finally(() => making.delete(key))
    making.set(key, next)
    return next
  }

  /** A closed or unknown site has a page of its own. */
  function standIn({ env, language }: Asked, known: Known): Promise<Response> | undefined {
    const shared = { now: env.now(), address: env.address }
    if (known.kind === 'unknown')
      return standInPage({ ...shared, screen: 'domainUnavailable', language: language() })
    if (known.kind === 'failed') return undefined
    const { site } = known
    const { availability } = site
    if (availability.state === 'open') return undefined
    const page = { ...shared, site, language: language(site.languages) }
    if (availability.state === 'restricted') return standInPage({ ...page, screen: 'accessDenied' })
    return standInPage({ ...page, screen: 'maintenance', endsAt: availability.endsAt })
  }

  async function answerKnown(asked: Asked, known: Known): Promise<Response> {
    const instead = standIn(asked, known)
    if (instead) {
      metrics.count('edge_documents_total', known.kind === 'unknown' ? 'unknown' : 'closed')
      return instead
    }
    if (known.kind !== 'site') {
      metrics.count('edge_documents_total', 'failed')
      return bare(asked.build, 503)
    }
    const document = await finished(asked, known)
    asked.env.hint?.(document.links)
    metrics.count('edge_documents_total', 'site')
    return send(asked.request, document)
  }

  /** Starts before the platform has answered: the first part is the same for every site. */
  function stream(asked: Asked, answer: Promise<Known>): Response {
    const { build, language } = asked
    metrics.count('edge_documents_total', 'streamed')
    const nonce = randomNonce()
    const style: StyleSource = { source: `'nonce-${nonce}'`, nonce }
    const { bcp47: lang, dir } = languageOf(language())
    const scripts = build.entry ? [build.entry] : []
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(bytesOf(opening(build, { lang, dir }, scripts, style)))
        const known = await within(SITE_MS, answer)
        const parts =
          known?.kind === 'site' ? await describe(asked, known, language(known.site.languages)) : undefined
        controller.enqueue(bytesOf(parts ? rest(build, parts, style) : bareRest(build)))
        controller.close()
      },
    })
    return new Response(body, { headers: { ...HTML, 'cache-control': 'no-store' } })
  }

  function bare({ document }: Build, status = 200): Response {
    const headers = { ...HTML, 'cache-control': status === 200 ? 'no-cache' : 'no-store' }
    return new Response(document, {
      status,
      headers: status === 200 ? headers : { ...headers, 'retry-after': RETRY_S },
    })
  }

  return {
    async answer(asked: Asked): Promise<Response> {
      const { place, env, request } = asked
      const known = sites.now(place, env)
      const answer = known ? Promise.resolve(known) : sites.get(place, env)
      env.waitUntil?.(answer.catch(() => undefined))
      const soon = known ?? (await within(FIRST_BYTE_MS, answer))
      const response = soon ? await answerKnown(asked, soon) : stream(asked, answer)
      return request.method === 'HEAD' ? new Response(null, response) : response
    },
    /** The build's document as it is. */
    bare: (build: Build) => {
      metrics.count('edge_documents_total', 'bare')
      return bare(build)
    },
    bytes: kept.weight,
  }
}

/** Everything known about a page, with the first content of the home. */
async function describe(
  { env, build, place, pathname }: Asked,
  known: KnownSite,
  language: LanguageCode,
): Promise<Parts> {
  const upstream = createUpstream(env, place)
  const visitor = visitorOf(pathname, language)
  const first = await firstScreenOf(build.map, known, visitor, upstream, env.now())
  return partsOf({ known, build, place, pathname, language, first, now: env.now() })
}

function send(request: Request, { bytes, compressed, tag, links, language }: Finished): Response {
  const headers = new Headers({ ...HTML, ...CACHED, etag: tag, 'content-language': language })
  if (links.length > 0) headers.set('link', links.join(', '))
  if (request.headers.get('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers })
  const accepts = request.headers.get('accept-encoding') ?? ''
  if (!compressed || !accepts.includes(compressed.encoding)) return new Response(bytes, { headers })
  headers.set('content-encoding', compressed.encoding)
  return new Response(compressed.bytes, { headers })
}
