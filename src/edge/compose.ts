import { preloadsOfManifest, preloadsOfStatus } from '../boot/preload.ts'
import type { SiteData } from '../boot/siteData.ts'
import { type LanguageCode, languageOf } from '../i18n/languages.ts'
import type { Build } from './build.ts'
import { element, escapeHtml, escapeJson } from './escape.ts'
import { type FirstScreen, paint, visitorOf } from './firstScreen.ts'
import { headHtml } from './head.ts'
import type { VisitorPlace } from './host.ts'
import type { KnownSite } from './sites.ts'
import { withStyle } from './template.ts'
import { lookOf, styleOf } from './theme.ts'

/** How the policy allows the document's own style: by hash if the style is known before the policy is sent, else by nonce. */
export type StyleSource = { readonly source: string; readonly nonce?: string }

export interface Page {
  readonly known: KnownSite
  readonly build: Build
  readonly place: VisitorPlace
  readonly pathname: string
  readonly language: LanguageCode
  readonly first: FirstScreen
  /** ms since 1970. */
  readonly now: number
}

/** The parts of a document that depend on the site. */
export interface Parts {
  /** Attributes of the document element. */
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly style: string
  /** Title, metadata and links. */
  readonly head: string
  readonly data: string
  readonly root: string
  readonly over: string
  /** Values of `Link` headers. */
  readonly links: readonly string[]
  /** Scripts that the first paint needs. */
  readonly scripts: readonly string[]
}

/** More scripts than this do not belong to the first paint. */
const MOST_LINKS = 24

export function partsOf({ known, build, place, pathname, language, first, now }: Page): Parts {
  const { site, status, manifest, facts } = known
  const { bcp47: lang, dir } = languageOf(language)
  const look = lookOf(site)
  const visitor = visitorOf(pathname, language)
  const isHome = build.map.home.includes(pathname)
  const painted = isHome ? paint(site, `${place.origin}/m/`, first) : undefined
  const { first: atOnce, afterBundle } = preloadsOfStatus(build.map, facts.status, visitor)
  const files = new Set([
    ...(build.entry ? [build.entry] : []),
    ...atOnce,
    // The document already draws a home; any other first paint waits for the bundle, so the bundle gets the connection.
    ...(isHome ? afterBundle : []),
    ...preloadsOfManifest(build.map, facts.manifest, visitor),
  ])
  const scripts = [...files].slice(0, MOST_LINKS)
  const data: SiteData = { at: now, host: place.host, status, ...(manifest && { manifest }) }
  return {
    attributes: {
      lang,
      dir,
      'data-merchant': site.merchant.code,
      'data-layout': site.layout,
      'data-theme': look.scheme,
    },
    style: styleOf(look) + (painted?.style ?? ''),
    head: headHtml({ site, look, place, pathname, language }),
    data: `<script type="application/json" id="site-data">${escapeJson(data)}</script>`,
    root: painted?.root ?? build.template.splash,
    over: painted?.over ?? '',
    links: [
      ...scripts.map((file) => `<${file}>; rel=modulepreload`),
      ...(painted?.picture ? [`<${linkTarget(painted.picture)}>; rel=preload; as=image`] : []),
    ],
    scripts,
  }
}

/** Percent-encodes characters that would end the address in a `Link` header, or the header itself. */
const linkTarget = (address: string): string =>
  encodeURI(address)
    .replace(/%25/g, '%')
    .replace(/[<>,;"\s]/g, encodeURIComponent)

/** The document up to the first part that depends on the site. Module preloads come before the policy, which would refuse them. */
export function opening(
  { template }: Build,
  attributes: Parts['attributes'],
  scripts: readonly string[],
  style: StyleSource,
): string {
  const preloads = scripts.map((href) => element('link', { rel: 'modulepreload', href })).join('')
  const policy = escapePolicy(withStyle(template.policy, style.source))
  return `<!doctype html>\n${element('html', attributes)}\n  <head>\n    ${preloads}<meta http-equiv="Content-Security-Policy" content="${policy}">${template.head}`
}

/** The document from the site's own head to the end. */
export function rest({ template }: Build, parts: Omit<Parts, 'attributes'>, { nonce }: StyleSource): string {
  const style = element('style', { nonce })
  // The painted part stands before data and script, and the picture after them: the browser paints while the rest arrives.
  const scripts = parts.data + template.script + parts.over
  return [
    parts.head,
    `${style}${parts.style}</style>`,
    template.body + parts.root,
    template.end.replace('</body>', () => `${scripts}</body>`),
  ].join('')
}

/** A document without a site: the page requests the site itself. */
export const bareRest = ({ template }: Build): string =>
  `<title>…</title>${template.script}${template.body}${template.splash}${template.end}`

/** The build's policy contains no double quotes. Only the added source could end the attribute. */
const escapePolicy = (policy: string): string => (policy.includes('"') ? escapeHtml(policy) : policy)
