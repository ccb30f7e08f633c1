import { headOf } from '../app/headOf.ts'
import { matchScreen } from '../app/matchScreen.ts'
import { registry } from '../app/registry.ts'
import { type LanguageCode, languageOf } from '../i18n/languages.ts'
import type { Site } from '../site/site.ts'
import { element, escapeHtml, escapeJson } from './escape.ts'
import type { VisitorPlace } from './host.ts'
import { textOf } from './texts.ts'
import type { Look } from './theme.ts'

export interface PageFacts {
  readonly site: Site
  readonly look: Look
  readonly place: VisitorPlace
  readonly pathname: string
  readonly language: LanguageCode
}

/** Marks elements that the page's own head replaces (`src/app/Head.tsx`). */
const EDGE = { 'data-edge': true } as const

/** The head of a page before any script has run: what the app will write, and what crawlers without scripts read. */
export function headHtml({ site, look, place, pathname, language }: PageFacts): string {
  const { origin, hostname } = place
  const id = matchScreen(registry.features, pathname)
  const screen = registry.features.flatMap(({ screens = [] }) => screens).find((one) => one.id === id)
  const { bcp47 } = languageOf(language)
  const head = headOf({
    site,
    origin,
    hostname,
    pathname,
    screenPath: screen?.paths[0],
    screenTitle: screen && id !== 'home' ? textOf(language, screen.title) : undefined,
    language: bcp47,
  })
  const canonical = head.canonical ?? origin + pathname
  const meta = (key: 'name' | 'property', list: Readonly<Record<string, string | undefined>>) =>
    Object.entries(list).map(([name, content]) =>
      content ? element('meta', { [key]: name, content, ...EDGE }) : '',
    )
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...meta('name', {
      description: head.description,
      keywords: head.keywords,
      robots: head.noindex || id === 'notFound' ? 'noindex' : undefined,
    }),
    ...themeColours(look),
    ...meta('property', head.openGraph),
    ...meta('name', head.twitter),
    element('link', { rel: 'canonical', href: canonical, ...EDGE }),
    ...alternates(site, origin + pathname),
    structuredData(site, origin, head.openGraph['og:image'], bcp47),
  ]
    .filter(Boolean)
    .join('\n    ')
}

/** Named as in the app (`src/app/describeApp.ts`), which finds them and changes nothing. */
function themeColours({ light, dark }: Look): string[] {
  return [
    element('meta', {
      name: 'theme-color',
      content: light.values.bg,
      media: '(prefers-color-scheme: light)',
    }),
    element('meta', { name: 'theme-color', content: dark.values.bg, media: '(prefers-color-scheme: dark)' }),
  ]
}

/** Links to the page in each of the site's languages. The address without a language is the default. */
function alternates({ languages }: Site, address: string): string[] {
  if (languages.length < 2) return []
  const link = (hreflang: string, href: string) =>
    element('link', { rel: 'alternate', hreflang, href, ...EDGE })
  return [
    ...languages.map((code) => link(languageOf(code).bcp47, `${address}?language=${code}`)),
    link('x-default', address),
  ]
}

/** Structured data (https://schema.org): the site and its organisation. */
function structuredData(site: Site, origin: string, logo: string | undefined, inLanguage: string): string {
  const { name } = site.merchant
  const url = `${origin}/m/home`
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', name, url, inLanguage },
      { '@type': 'Organization', name, url, ...(logo && { logo }) },
    ],
  }
  return `<script type="application/ld+json" data-edge>${escapeJson(data)}</script>`
}
