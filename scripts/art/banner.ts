import { type BackdropName, backdrops } from './backdrops/catalogue.ts'
import { type BannerTexts, drawLockup, type LockupBox } from './lettering/lockup.ts'
import type { Shape } from './looks/look.ts'
import { type BrandPalette, oklch, parseHex, shade } from './palette.ts'
import { createPen, num, type Pen } from './pen.ts'
import { createRandom } from './seed.ts'
import { type SubjectName, subjectOf } from './subjects/catalogue.ts'

/** The input of a banner, a welcome image or a promotion's picture. */
export type BannerOrder = {
  /** The seed: the merchant's code and the picture's name. */
  code: string
  palette: BrandPalette
  shape: Shape
  backdrop: BackdropName
  subject: SubjectName
  /** A short figure on the subject itself: on a coin, a ticket, a sign. */
  label?: string
  words: BannerTexts
  width: number
  height: number
}

const LIGHT_BACKDROPS: readonly BackdropName[] = ['paper']

/** Fine stripes and a half sun in the sign's colours. */
function signPaint(pen: Pen, { brand }: BrandPalette, d: string, height: number): string {
  const id = pen.id('sp')
  const unit = height / 540
  pen.define(
    `<pattern id="${id}" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(-52) scale(${num(unit, 2)})"><path fill="${shade(brand, 0.62)}" d="M0 0H13V26H0z"/></pattern><clipPath id="${id}c"><path d="${d}"/></clipPath>`,
  )
  const rays = Array.from(
    { length: 13 },
    (_, index) => `<path transform="rotate(${index * 15 - 90})" d="M-11-150L0-236 11-150z"/>`,
  )
  return `<path fill="url(#${id})" opacity=".16" d="${d}"/><g clip-path="url(#${id}c)"><g transform="translate(${num(60 * unit)} ${num(height)}) scale(${num(unit, 2)})" fill="${shade(brand, 0.7)}" opacity=".3"><circle r="130"/>${rays.join('')}</g></g>`
}

/** The plain side under the lettering: text is never on the picture itself. */
function scrim(pen: Pen, { palette, shape, width, height, backdrop, words }: BannerOrder): string {
  if (words.title.length === 0 && !words.figure && !words.kicker) return ''
  const hue = parseHex(palette.brand).h
  const wide = width > height
  const ink = LIGHT_BACKDROPS.includes(backdrop)
    ? oklch(0.96, 0.03, parseHex(palette.accent).h)
    : shape === 'soft'
      ? shade(palette.brand, 0.42)
      : shape === 'sharp'
        ? oklch(0.25, 0.11, hue)
        : oklch(0.14, 0.08, hue)
  if (shape === 'soft' && wide) {
    const swoosh = (x: number): string =>
      `M0 0H${num(width * (x + 0.07))}C${num(width * (x - 0.04))} ${num(height * 0.32)} ${num(width * (x + 0.09))} ${num(height * 0.62)} ${num(width * (x - 0.02))} ${height}H0z`
    return `<path fill="#ffffff" d="${swoosh(0.512)}"/><path fill="#ee2f3c" d="${swoosh(0.502)}"/><path fill="${palette.accent}" d="${swoosh(0.486)}"/><path fill="${pen.linear(
      [
        [0, shade(palette.brand, 0.5)],
        [1, shade(palette.brand, 0.36)],
      ],
      0.4,
      1,
    )}" d="${swoosh(0.47)}"/>${signPaint(pen, palette, swoosh(0.47), height)}`
  }
  if (shape === 'soft') {
    const wave = (y: number): string =>
      `M0 ${height}V${num(height * y)}C${num(width * 0.3)} ${num(height * (y - 0.05))} ${num(width * 0.6)} ${num(height * (y + 0.05))} ${width} ${num(height * (y - 0.02))}V${height}z`
    return `<path fill="#ffffff" d="${wave(0.632)}"/><path fill="#ee2f3c" d="${wave(0.642)}"/><path fill="${palette.accent}" d="${wave(0.654)}"/><path fill="${pen.linear(
      [
        [0, shade(palette.brand, 0.5)],
        [1, shade(palette.brand, 0.34)],
      ],
    )}" d="${wave(0.67)}"/>`
  }
  const paint = wide
    ? pen.linear(
        [
          [0, ink, 0.78],
          [0.5, ink, 0.5],
          [1, ink, 0],
        ],
        1,
        0,
      )
    : pen.linear([
        [0, ink, 0],
        [0.3, ink, 0.86],
        [1, ink, 0.96],
      ])
  return wide
    ? `<path fill="${paint}" d="M0 0H${num(width * 0.64)}V${height}H0z"/>`
    : `<path fill="${paint}" d="M0 ${num(height * 0.5)}H${width}V${height}H0z"/>`
}

/**
 * A banner of any size: place, subject, scrim and lettering. Wide ones carry the words at the left and the subject at the right; tall
 * ones the subject above the words. Words lie within the middle 88 %, so that a narrower crop keeps them.
 */
export function drawBanner(order: BannerOrder): string {
  const { width, height, palette, shape, words } = order
  const pen = createPen(order.code, createRandom(order.code))
  const wide = width > height
  const unit = wide ? height / 540 : width / 590
  const [x, y] = wide ? [width * 0.735, height * 0.5] : [width / 2, height * 0.355]
  const place = backdrops[order.backdrop](pen.child('b'), width, height, palette)
  const subject = subjectOf(order.subject)(pen.child('s'), palette, order.label ?? '')
  const box: LockupBox = wide
    ? {
        x: width * 0.065,
        y: height * 0.12,
        width: width * (shape === 'soft' ? 0.412 : 0.43),
        height: height * 0.76,
        anchor: 'start',
      }
    : { x: width / 2, y: height * 0.71, width: width * 0.8, height: height * 0.24, anchor: 'middle' }
  const dark = !LIGHT_BACKDROPS.includes(order.backdrop)
  const lockup = drawLockup(pen.child('l'), shape, dark, palette, words, box)
  const quiet = scrim(pen.child('q'), order)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${pen.definitions()}` +
    `${place}${quiet}<g transform="translate(${num(x)} ${num(y)}) scale(${num(unit * 0.98, 3)})">${subject}</g>${lockup}</svg>\n`
  )
}
