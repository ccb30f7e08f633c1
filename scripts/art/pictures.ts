import { drawBadge } from './badge.ts'
import { drawBanner } from './banner.ts'
import type { ArtBrief } from './brief.ts'
import { drawCard } from './card.ts'
import { drawIcon } from './icons.ts'
import type { GameBrief } from './lanes.ts'
import { drawLogo } from './logo.ts'

/** A file below `pictures/`, and the edge of the PNG that is made of it where one is. */
export type Picture = { file: string; svg: string; png?: number }

const SIZES: readonly (readonly [RegExp, number, number])[] = [
  [/^banners\//, 1080, 540],
  [/^popups\//, 720, 960],
  [/^promotions\//, 600, 300],
  [/^og$/, 1200, 630],
]

/** The size of a picture by the folder it lies in. */
export function sizeOf(file: string): readonly [width: number, height: number] {
  const found = SIZES.find(([pattern]) => pattern.test(file))
  return found ? [found[1], found[2]] : [1080, 540]
}

function logos(brief: ArtBrief): Picture[] {
  const { name, brand, accent, shape, scheme, emblem, words } = brief
  const order = {
    name,
    brand,
    accent,
    style: shape,
    ...(emblem ? { emblem } : {}),
    ...(words ? { words } : {}),
  }
  const other = { variant: 'wordmark' } as const
  return [
    { file: 'logo', svg: drawLogo({ ...order, ...other, scheme }) },
    { file: 'logo-dark', svg: drawLogo({ ...order, ...other, scheme: 'dark' }) },
    { file: 'logo-light', svg: drawLogo({ ...order, ...other, scheme: 'light' }) },
    { file: 'mark', svg: drawLogo({ ...order, variant: 'mark', scheme }) },
    { file: 'mark-dark', svg: drawLogo({ ...order, variant: 'mark', scheme: 'dark' }) },
    { file: 'mark-light', svg: drawLogo({ ...order, variant: 'mark', scheme: 'light' }) },
  ]
}

/** Plain icons, the maskable one, and the one that iOS rounds itself. */
export function iconSet(
  { name, brand, accent, shape, emblem }: Pick<ArtBrief, 'name' | 'brand' | 'accent' | 'shape' | 'emblem'>,
  sizes: readonly number[] = [192, 256, 384, 512],
): Picture[] {
  const order = { name, brand, accent, style: shape, ...(emblem ? { emblem } : {}) }
  return [
    ...sizes.map(
      (size): Picture => ({
        file: `icons/icon-${size}`,
        svg: drawIcon({ ...order, size, maskable: false }),
        png: size,
      }),
    ),
    { file: 'icons/icon-192-maskable', svg: drawIcon({ ...order, size: 192, maskable: true }), png: 192 },
    { file: 'icons/icon-512-maskable', svg: drawIcon({ ...order, size: 512, maskable: true }), png: 512 },
    { file: 'icons/apple-touch-180', svg: drawIcon({ ...order, size: 180, maskable: true }), png: 180 },
  ]
}

/** Every picture of a merchant, drawn. Pure: the same brief gives the same bytes. */
export function picturesOf(
  code: string,
  brief: ArtBrief,
  games: readonly GameBrief[],
  vendors: readonly string[],
): Picture[] {
  const palette = { brand: brief.brand, accent: brief.accent }
  const { shape } = brief
  const composed = Object.entries(brief.pictures).map(([file, picture]): Picture => {
    const [width, height] = sizeOf(file)
    return { file, svg: drawBanner({ ...picture, code: `${code}/${file}`, palette, shape, width, height }) }
  })
  return [
    ...logos(brief),
    ...iconSet(brief),
    ...composed,
    ...vendors.map(
      (vendor): Picture => ({ file: `vendors/${vendor}`, svg: drawBadge({ vendor, palette, shape }) }),
    ),
    ...games
      .filter(({ hasCard = true }) => hasCard)
      .map(
        ({ code, title }): Picture => ({
          file: `games/${code}`,
          svg: drawCard({
            code,
            title: brief.language ? title.toLocaleUpperCase(brief.language) : title,
            palette,
            shape,
          }),
        }),
      ),
  ]
}
