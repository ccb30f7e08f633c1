import { type Problem, pointerStep, quote } from '../site/problem.ts'
import type { PageMetadata, Site } from '../site/site.ts'
import { withoutTrailing } from '../ui/url/ends.ts'
import { baseOf, guardUrl } from '../ui/url/guard.ts'

/** Whose metadata stands in where a path has none of its own (docs/conformance.md § 1.2). */
const HOME_PATH = '/m/home'
/** A path with more segments than this is not for search engines (docs/conformance.md § 1.2). */
const MOST_SEGMENTS = 2

export interface HeadFacts {
  readonly site: Pick<Site, 'merchant' | 'metadata' | 'logo' | 'icon'>
  readonly origin: string
  readonly hostname: string
  readonly pathname: string
  /** The first path of the screen: an alias (`/m/index.html`) has its metadata. */
  readonly screenPath: string | undefined
  /** The screen's own name in the visitor's language; undefined for home and for an address that nobody knows. */
  readonly screenTitle: string | undefined
  /** BCP 47. */
  readonly language: string
}

/** What the document's head says of a page; what is undefined is not in it. */
export interface Head {
  readonly title: string
  readonly keywords: string | undefined
  readonly description: string | undefined
  /** Absolute, http(s) only. */
  readonly canonical: string | undefined
  readonly noindex: boolean
  /** Open Graph, by property. */
  readonly openGraph: Readonly<Record<string, string | undefined>>
  /** Twitter cards, by name. */
  readonly twitter: Readonly<Record<string, string | undefined>>
}

/**
 * The head of a page: title, keywords, description and canonical address of its path, each with home's as fallback; where
 * neither has a title, the screen's name and the site's. Pure.
 */
export function headOf(facts: HeadFacts): Head {
  const { site, origin, hostname, pathname, screenPath, screenTitle, language } = facts
  const { metadata, merchant } = site
  const base = baseOf(origin)
  const pages = [pathname, withoutTrailing(pathname, '/'), screenPath, HOME_PATH].flatMap((path) => {
    const page = path === undefined ? undefined : metadata[path]
    return page ? [page] : []
  })
  const first = (read: (page: PageMetadata) => string | undefined): string | undefined => {
    for (const page of pages) {
      const text = read(page)
      if (text) return text
    }
    return undefined
  }
  const title =
    first((page) => page.title?.trim()) ?? (screenTitle ? `${screenTitle} · ${merchant.name}` : merchant.name)
  const description = first((page) => page.description?.trim())
  const canonical = first((page) => canonicalOf(page, base))
  const picture = pictureOf(site, base)
  return {
    title,
    keywords: first((page) => page.keywords?.trim()),
    description,
    canonical,
    noindex: !isIndexed(hostname, pathname),
    openGraph: {
      'og:type': 'website',
      'og:site_name': merchant.name,
      'og:title': title,
      'og:description': description,
      'og:image': picture,
      // Without the query: it may hold what is nobody's business.
      'og:url': canonical ?? origin + pathname,
      'og:locale': language.replace('-', '_'),
    },
    twitter: {
      'twitter:card': 'summary',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': picture,
    },
  }
}

/** Search engines are for localhost and hosts with www alone, and for paths of at most two segments (docs/conformance.md § 1.2). */
export const isIndexed = (hostname: string, pathname: string): boolean =>
  (hostname === 'localhost' || hostname.startsWith('www.')) &&
  pathname.split('/').filter(Boolean).length <= MOST_SEGMENTS

const canonicalOf = ({ canonical }: PageMetadata, base: string): string | undefined =>
  guardUrl(canonical, { base, allow: 'link' })?.href

/** What stands for the site where it is shared: others fetch it, so no data address; few of them draw an SVG. */
function pictureOf({ logo, icon }: HeadFacts['site'], base: string): string | undefined {
  const pictures = [logo, icon].flatMap((text) => guardUrl(text, { base, allow: 'link' }) ?? [])
  return (pictures.find(({ pathname }) => !/\.svgz?$/i.test(pathname)) ?? pictures[0])?.href
}

/** Canonical addresses that were sent and are none: they are left out, and the operator is told. */
export function refusedCanonicals(metadata: Site['metadata'], origin: string): readonly Problem[] {
  return Object.entries(metadata).flatMap(([path, page]): Problem[] =>
    !page.canonical?.trim() || canonicalOf(page, baseOf(origin))
      ? []
      : [
          {
            code: 'url.refused',
            source: 'status',
            pointer: `/info/metadata${pointerStep(path)}/canonical`,
            sent: quote(page.canonical),
            instead: 'left out',
          },
        ],
  )
}
