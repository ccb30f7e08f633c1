import { languageOf } from '../../../../src/i18n/languages.ts'
import { deriveTheme } from '../../../../src/themes/derive.ts'
import { type Order, SHAPES } from '../order.ts'
import type { Say } from './say.ts'

const ICONS = ['192x192', '256x256', '384x384', '512x512']
const MASKABLE = ['192x192', '512x512']
const LONGEST_SHORT_NAME = 12

/** `system/manifest` of a new merchant with its templates: theme and home are JSON in strings, as back offices send them. */
export function manifestOf(order: Order, say: Say): object {
  const { code, name, language, scheme, primary, accent, layout, domains } = order
  const picture = (file: string): string => `/m/merchants/${code}/${file}`
  const icon = (size: string, more = ''): string => picture(`icons/icon-${size.split('x')[0]}${more}.png`)
  const { bcp47, dir } = languageOf(language)
  const { values } = deriveTheme({ brand: primary, accent }, scheme)
  const entry =
    (purpose: string, more = '') =>
    (sizes: string) => ({
      src: icon(sizes, more),
      sizes,
      type: 'image/png',
      purpose,
    })
  const sections = [
    { type: 'bannerCarousel', group: 'm_home' },
    { type: 'announcementMarquee' },
    { type: 'quickActions', items: ['deposit', 'withdraw', 'rewards', 'invite', 'service'] },
    { type: 'vipProgress' },
    { type: 'gameLanes' },
    { type: 'promotions', limit: 4 },
    {
      type: 'footer',
      links: [{ title: say('shell:responsible_gaming'), url: `https://${domains[0]}/responsible` }],
    },
  ]
  const bySize = (sizes: readonly string[], more = '') =>
    Object.fromEntries(sizes.map((size) => [size, icon(size, more)]))
  return {
    id: '/m/',
    name,
    short_name: name.length <= LONGEST_SHORT_NAME ? name : name.split(/\s+/)[0]?.slice(0, LONGEST_SHORT_NAME),
    lang: bcp47,
    dir,
    start_url: '/m/home',
    scope: '/m/',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: primary,
    background_color: values.bg.toUpperCase(),
    icons: [...ICONS.map(entry('any')), ...MASKABLE.map(entry('maskable', '-maskable'))],
    templates: {
      parameters: {
        image_logo: picture('logo.svg'),
        pwa: JSON.stringify({ title: name, icons: bySize(ICONS), maskable: bySize(MASKABLE, '-maskable') }),
        apple_touch_icon: picture('icons/apple-touch-180.png'),
        theme: JSON.stringify({ scheme, brand: primary, accent, radius: SHAPES[layout] }),
        home: JSON.stringify({ sections }),
      },
    },
  }
}
