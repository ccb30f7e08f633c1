import {
  type Placeholder,
  type PlaceholderContent,
  placeholderContentOf,
  placeholderOf,
  placeholderStyle,
} from '../boot/placeholderContent.ts'
import { listOf, type PreloadMap, prefetchCalls, type Visitor } from '../boot/preload.ts'
import { type LanguageCode, languageOf } from '../i18n/languages.ts'
import { at, parseObject } from '../json/read.ts'
import { PLACEHOLDERS } from '../layouts/placeholders.ts'
import type { Site } from '../site/site.ts'
import { guardUrl } from '../ui/url/guard.ts'
import { element, escapeHtml } from './escape.ts'
import { CONTENT_MS, PICTURE_MS } from './limits.ts'
import type { Upstream } from './platform.ts'
import { type KnownSite, within } from './sites.ts'

/** The first content of the home, for guests. */
export interface FirstScreen {
  readonly placeholder?: Placeholder
  readonly content?: PlaceholderContent
  /** The picture of the content, as an address that contains it. */
  readonly inline?: string | undefined
  readonly lanes: readonly string[]
}

const LANES = '/wps/relay/GCSGAME_newGameVendor'
const MOST_LANES = 6
const LONGEST_NAME = 60
/** The app removes the painted part. If it does not, the part hides itself after this time. */
const LEAVES = 'animation:edge-leave 0s 15s forwards'

export const visitorOf = (pathname: string, language: LanguageCode): Visitor => ({
  pathname,
  language,
  stored: null,
  member: null,
  browser: [],
  guest: true,
})

/** Requests the first content of a home as a guest's page would: the first banner, the next draw, the names of the lanes. */
export async function firstScreenOf(
  map: PreloadMap,
  { facts }: KnownSite,
  visitor: Visitor,
  upstream: Pick<Upstream, 'guest' | 'picture'>,
  now: number,
): Promise<FirstScreen> {
  if (!map.home.includes(visitor.pathname)) return { lanes: [] }
  const placeholder = placeholderOf(map, PLACEHOLDERS, facts, visitor)
  const calls = prefetchCalls(map, facts, visitor).map(({ url, headers }) => ({ url, headers }))
  const paths = placeholder ? (map.prefetch[placeholder.section] ?? []).map(({ path }) => path) : []
  const wanted = calls.filter(({ url }) => [...paths, LANES].includes(url.split('?')[0] ?? ''))
  const asking = wanted.map(async ({ url, headers }) => ({
    url,
    body: (await upstream.guest(url, headers)) ?? '',
  }))
  const answers = (await within(CONTENT_MS, Promise.all(asking))) ?? []
  const contents = answers.flatMap(({ url, body }) => {
    const content = placeholder && placeholderContentOf(map, placeholder.section, url, body, now)
    return content ? [content] : []
  })
  const lanes = answers.find(({ url }) => url.startsWith(LANES))?.body
  const [content] = contents
  return {
    ...(placeholder && { placeholder }),
    ...(content && { content }),
    ...(content &&
      'picture' in content && { inline: await within(PICTURE_MS, upstream.picture(content.picture)) }),
    lanes: lanes === undefined ? [] : lanesOf(lanes),
  }
}

const lanesOf = (body: string): string[] =>
  listOf(at(parseObject(body), 'value', 'data', 'lanes'))
    .map((lane) => at(lane, 'title'))
    .filter((title) => typeof title === 'string' && title.trim() !== '')
    .slice(0, MOST_LANES)
    .map((title) => String(title).slice(0, LONGEST_NAME))

export interface Painted {
  /** Inside the root, where the app renders. */
  readonly root: string
  /** After the root: the part that stays until the app shows the same in the same place. */
  readonly over: string
  readonly style: string
  /** Address of the picture that is seen first, where the document does not contain it. */
  readonly picture?: string
}

/** Header, first banner or next draw, and lanes, in the places where the layout will draw them. */
export function paint(site: Site, base: string, first: FirstScreen): Painted {
  const logo = guardUrl(site.logo, { base, allow: 'picture' })?.href
  const brand = logo
    ? element('img', { src: logo, alt: site.merchant.name })
    : `<strong>${escapeHtml(site.merchant.name)}</strong>`
  const lanes = first.lanes.map((name) => `<h2>${escapeHtml(name)}</h2><b></b>`).join('')
  const { content, placeholder } = first
  const part = content && placeholder ? partOf(content, placeholder, first.inline) : undefined
  return {
    root: `<div id="splash" aria-hidden="true"><header>${brand}</header><section>${lanes || '<b></b><b></b>'}</section></div>`,
    over: part?.html ?? '',
    style: FRAME + (part?.style ?? ''),
    ...(content && 'picture' in content && first.inline === undefined && { picture: content.picture }),
  }
}

const FRAME =
  '#splash header{display:flex;align-items:center;box-sizing:border-box;block-size:calc(48px + env(safe-area-inset-top,0px));padding:env(safe-area-inset-top,0px) var(--margin,16px) 0;max-inline-size:480px;margin-inline:auto}' +
  '#splash header img{block-size:34px;inline-size:128px;object-fit:contain;object-position:left}' +
  '#splash section{display:grid;gap:12px;max-inline-size:480px;margin-inline:auto;padding:calc(min(100vw,480px)/2 + 16px) 16px 0}' +
  '#splash h2{margin:0;font:600 1.0625rem/1.3 system-ui,sans-serif}' +
  '@keyframes edge-leave{to{visibility:hidden}}'

function partOf(
  content: PlaceholderContent,
  { section, style, language }: Placeholder,
  inline: string | undefined,
) {
  const { bcp47: lang, dir } = languageOf(language)
  const shared = { 'data-placeholder': section, 'aria-hidden': 'true', lang, dir }
  const html =
    'picture' in content
      ? element('img', { ...shared, alt: '', src: inline ?? content.picture, fetchpriority: 'high' })
      : `${element('div', shared)}${escapeHtml(content.text)}</div>`
  return { html, style: `[data-placeholder]{${placeholderStyle(content, style)};${LEAVES}}` }
}
