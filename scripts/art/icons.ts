import { type EmblemName, emblemOf } from './emblems/catalogue.ts'
import type { Shape } from './looks/look.ts'
import { parseHex, shade } from './palette.ts'
import { createPen, num, type Pen } from './pen.ts'
import { createRandom } from './seed.ts'

/** The input of an app icon. */
export type IconOrder = {
  name: string
  brand: string
  accent: string
  style: Shape
  emblem?: EmblemName
  /** Edge in px. */
  size: number
  /** Full bleed, everything that matters within the middle 80 % circle. */
  maskable: boolean
}

/** The brand's ground: night and glow, lacquer and fine line, or sun rays. 512 × 512. */
function ground(pen: Pen, { brand, accent, style }: IconOrder): string {
  const { l } = parseHex(brand)
  if (style === 'round') {
    return (
      `<path fill="${pen.linear([
        [0, shade(brand, 0.22)],
        [0.6, shade(brand, 0.42)],
        [1, shade(brand, 0.54)],
      ])}" d="M0 0H512V512H0z"/>` +
      `<circle cx="256" cy="150" r="300" fill="${pen.radial([
        [0, accent, 0.34],
        [1, accent, 0],
      ])}"/>`
    )
  }
  if (style === 'sharp') {
    return `<path fill="${pen.linear([
      [0, shade(brand, Math.min(0.56, l + 0.02))],
      [1, shade(brand, 0.36)],
    ])}" d="M0 0H512V512H0z"/>`
  }
  const ray = Array.from(
    { length: 12 },
    (_, index) => `<path transform="rotate(${index * 30} 256 300)" d="M256 300L214-200H298z"/>`,
  )
  return `<path fill="${pen.linear([
    [0, shade(brand, 0.6)],
    [1, shade(brand, 0.42)],
  ])}" d="M0 0H512V512H0z"/><g fill="#ffffff" opacity=".1">${ray.join('')}</g>`
}

/** The outline of a plain icon: a squircle, a square with cut corners, or a soft square. */
const OUTLINES: Readonly<Record<Shape, string>> = {
  round: 'M256 8C452 8 504 60 504 256S452 504 256 504 8 452 8 256 60 8 256 8z',
  sharp: 'M52 8H460L504 52V460L460 504H52L8 460V52z',
  soft: 'M108 8H404A100 100 0 0 1 504 108V404A100 100 0 0 1 404 504H108A100 100 0 0 1 8 404V108A100 100 0 0 1 108 8z',
}

/** An app icon of 512 units at any size: the mark in the brand's ground, clipped to the brand's shape unless maskable. */
export function drawIcon(order: IconOrder): string {
  const pen = createPen(`${order.name}${order.maskable ? 'm' : 'i'}`, createRandom(order.name))
  const initial = (Array.from(order.name.trim())[0] ?? '·').toUpperCase()
  const emblem = emblemOf(order.emblem, order.style)(pen, {
    brand: order.brand,
    accent: order.accent,
    ground: 'brand',
    initial,
  })
  const scale = order.maskable ? 3.05 : 3.7
  const clip = pen.id('c')
  if (!order.maskable) pen.define(`<clipPath id="${clip}"><path d="${OUTLINES[order.style]}"/></clipPath>`)
  const frame =
    order.style === 'sharp' && !order.maskable
      ? `<path fill="none" stroke="${order.accent}" stroke-width="8" d="M66 40H446L472 66V446L446 472H66L40 446V66z"/>`
      : ''
  const body = `${ground(pen, order)}${frame}<g transform="translate(256 256) scale(${num(scale, 2)})">${emblem}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${order.size}" height="${order.size}" viewBox="0 0 512 512">${pen.definitions()}` +
    `${order.maskable ? body : `<g clip-path="url(#${clip})">${body}</g>`}</svg>\n`
  )
}
