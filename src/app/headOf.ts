import { type Problem, pointerStep, quote } from '../site/problem.ts'
import type { PageMetadata, Site } from '../site/site.ts'
import { withoutTrailing } from '../ui/url/ends.ts'
import { baseOf, guardUrl } from '../ui/url/guard.ts'

/** The path whose metadata is the fallback for a path without its own (docs/conformance.md § 1.2). */
const HOME_PATH = '/m/home'
/** A path with more segments than this gets noindex (docs/conformance.md § 1.2). */
const MOST_SEGMENTS = 2

export interface HeadFacts {
  readonly site: Pick<Site, 'merchant' | 'metadata' | 'logo' | 'icon'>
  readonly origin: string
  readonly hostname: string
  readonly pathname: string
  /** The screen's first path: an alias (`/m/index.html`) uses its metadata. */
  readonly screenPath: string | undefined
  /** The screen's name in the visitor's language; undefined for home and for an unknown address. */
  readonly screenTitle: string | undefined
  /** BCP 47. */
  readonly language: string
}

/** The content of the document's head for a page; undefined values are not rendered. */
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
 * The head of a page: title, keywords, description and canonical address of its path, each with home's as the fallback. If
 * neither has a title: the name of the screen and of the site. Pure.
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
      // Without the query, which may contain private data.
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

/**
 * Search engines may index only localhost and hosts with www, and only paths of at most two segments (docs/conformance.md § 1.2).
 */
export const isIndexed = (hostname: string, pathname: string): boolean =>
  (hostname === 'localhost' || hostname.startsWith('www.')) &&
  pathname.split('/').filter(Boolean).length <= MOST_SEGMENTS

const canonicalOf = ({ canonical }: PageMetadata, base: string): string | undefined =>
  guardUrl(canonical, { base, allow: 'link' })?.href

/** The picture for shared links. Other servers load it, so it must not be a data URL, and few of them support SVG. */
function pictureOf({ logo, icon }: HeadFacts['site'], base: string): string | undefined {
  const pictures = [logo, icon].flatMap((text) => guardUrl(text, { base, allow: 'link' }) ?? [])
  return (pictures.find(({ pathname }) => !/\.svgz?$/i.test(pathname)) ?? pictures[0])?.href
}

/** Invalid canonical addresses: they are left out and reported to the operator. */
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
