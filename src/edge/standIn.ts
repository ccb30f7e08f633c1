import { BLOCKED_TEXTS } from '../boot/blocked.ts'
import { customerServiceTarget } from '../features/shared/serviceEntries.ts'
import { formatDateTime } from '../i18n/format.ts'
import { type LanguageCode, languageOf } from '../i18n/languages.ts'
import type { Site } from '../site/site.ts'
import { hashSource } from './digest.ts'
import { element, escapeHtml } from './escape.ts'
import { textOf } from './texts.ts'
import { lookOf, styleOf } from './theme.ts'

/** The reason for a page in place of the site, and the data that it shows. */
export interface StandIn {
  readonly screen: 'maintenance' | 'accessDenied' | 'domainUnavailable'
  readonly language: LanguageCode
  readonly site?: Site
  /** ms since 1970. */
  readonly endsAt?: number | undefined
  readonly address?: string | undefined
  readonly now: number
}

const STATUS = { maintenance: 503, accessDenied: 403, domainUnavailable: 404 } as const
/** Largest `Retry-After`, s. */
const LONGEST_WAIT = 3600
const SHORTEST_WAIT = 30

const STYLE =
  'html{background:var(--bg,Canvas);color:var(--text,CanvasText);color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}' +
  'body{margin:0}' +
  'main{display:grid;align-content:center;justify-items:center;gap:20px;box-sizing:border-box;min-block-size:100dvh;max-inline-size:480px;margin-inline:auto;padding:32px 20px;text-align:center}' +
  'h1{margin:0;font-size:1.625rem;line-height:1.2}p{margin:0;max-inline-size:38ch;text-wrap:pretty}' +
  'main>[lang=en]{padding-block-start:16px;border-block-start:1px solid var(--line,GrayText);font-size:.875rem}' +
  'nav{display:grid;gap:12px;inline-size:min(100%,320px)}' +
  'a{display:grid;place-items:center;min-block-size:48px;border:1px solid var(--line,GrayText);border-radius:var(--radius,12px);color:inherit;text-decoration:none}' +
  'a:first-child{border:0;background:var(--brand,Highlight);color:var(--on-brand,HighlightText)}' +
  'a:focus-visible{outline:3px solid var(--focus,Highlight);outline-offset:2px}'

/** A complete page without scripts: maintenance, region block, or unknown domain. */
export async function standInPage(page: StandIn): Promise<Response> {
  const { screen, site, language, now } = page
  const { title, text } = BLOCKED_TEXTS[screen]
  const style = STYLE + (site ? styleOf(lookOf(site)) : '')
  const { bcp47: lang, dir } = languageOf(language)
  const words = (key: string) => escapeHtml(textOf(language, key))
  const english =
    language === 'EN'
      ? ''
      : `<div lang="en" dir="ltr"><strong>${escapeHtml(textOf('EN', title))}</strong><p>${escapeHtml(textOf('EN', text))}</p></div>`
  const html = [
    '<!doctype html>',
    element('html', { lang, dir, ...(site && { 'data-merchant': site.merchant.code }) }),
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="robots" content="noindex"><title>${words(title)}${site ? ` · ${escapeHtml(site.merchant.name)}` : ''}</title>`,
    `<style>${style}</style></head><body>`,
    `<main data-screen="${screen}" id="main"><h1>${words(title)}</h1><p>${words(text)}</p>`,
    details(page),
    english,
    `<nav>${element('a', { href: '' })}${words('retry')}</a>${contact(page)}</nav></main></body></html>`,
  ].join('\n')
  return new Response(html, {
    status: STATUS[screen],
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-language': lang,
      'content-security-policy': `default-src 'none'; style-src ${await hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
      ...(screen === 'maintenance' && { 'retry-after': String(waitOf(page.endsAt, now)) }),
    },
  })
}

/** Seconds until the announced end of maintenance, between the shortest and the longest wait. */
const waitOf = (endsAt: number | undefined, now: number): number =>
  Math.min(LONGEST_WAIT, Math.max(SHORTEST_WAIT, Math.ceil(((endsAt ?? now) - now) / 1000)))

function details({ screen, language, endsAt, address, site }: StandIn): string {
  if (screen === 'accessDenied' && address)
    return `<p>${escapeHtml(textOf(language, 'your_ip'))}: <bdi>${escapeHtml(address)}</bdi></p>`
  if (screen !== 'maintenance' || endsAt === undefined) return ''
  const time = element('time', { datetime: new Date(endsAt).toISOString() })
  // The page has no script, so that the visitor's own zone is unknown.
  const text = formatDateTime(endsAt, language, { timeZone: site?.timeZone ?? 'UTC', isNamed: true })
  return `<p>${escapeHtml(textOf(language, 'end_time'))}: ${time}${escapeHtml(text)}</time></p>`
}

function contact({ site, language }: StandIn): string {
  const target = customerServiceTarget(site?.customerService ?? [], undefined)
  if (!target || !('href' in target)) return ''
  const link = element('a', { href: target.href, target: '_blank', rel: 'noopener noreferrer' })
  return `${link}${escapeHtml(textOf(language, 'contact_us'))}</a>`
}
