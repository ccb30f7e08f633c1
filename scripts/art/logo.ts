import { type EmblemName, emblemOf } from './emblems/catalogue.ts'
import type { EmblemColours } from './emblems/emblem.ts'
import { capHeight, type Face } from './lettering/letter.ts'
import { word } from './lettering/word.ts'
import type { Shape } from './looks/look.ts'
import { shade } from './palette.ts'
import { createPen, type Pen } from './pen.ts'
import { createRandom } from './seed.ts'

/** The input of a logo. */
export type LogoOrder = {
  name: string
  brand: string
  accent: string
  style: Shape
  variant: 'mark' | 'wordmark'
  /** The background of the logo. */
  scheme: 'dark' | 'light'
  emblem?: EmblemName
  /** The words of the wordmark as the brand writes them; the name when left out. The second is set in the second colour. */
  words?: readonly [string, string?]
}

const initialOf = (name: string): string => (Array.from(name.trim())[0] ?? '·').toUpperCase()

function mark(pen: Pen, order: LogoOrder): string {
  const colours: EmblemColours = {
    brand: order.brand,
    accent: order.accent,
    ground: order.scheme,
    initial: initialOf(order.name),
  }
  return emblemOf(order.emblem, order.style)(pen, colours)
}

/** Colours of the two words and of their background. */
function inks({ style, brand, accent, scheme }: LogoOrder): {
  first: string
  second: string
  behind: string
} {
  const dark = scheme === 'dark'
  if (style === 'soft')
    return {
      first: dark ? '#ffffff' : brand,
      second: dark ? accent : brand,
      behind: dark ? shade(brand, 0.3) : accent,
    }
  if (style === 'sharp')
    return { first: dark ? '#fff6e0' : brand, second: dark ? accent : shade(accent, 0.6), behind: 'none' }
  return { first: dark ? '#ffffff' : shade(brand, 0.3), second: dark ? accent : brand, behind: 'none' }
}

/** A logo: the mark alone (64 × 64) or with the name beside it (64 high, as wide as it needs). */
export function drawLogo(order: LogoOrder): string {
  const pen = createPen(`${order.name}${order.scheme}`, createRandom(order.name))
  const emblem = mark(pen, order)
  if (order.variant === 'mark') {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="-52 -52 104 104">${pen.definitions()}${emblem}</svg>\n`
  }
  const face: Face = order.style
  const [one, two] = order.words ?? [order.name]
  const size = face === 'round' ? 31 : face === 'sharp' ? 34 : 38
  const tracking = face === 'sharp' ? 0.02 : face === 'soft' ? 0.005 : -0.01
  const y = 32 + (capHeight(face) * size) / 2 + (face === 'sharp' ? 2 : 0)
  const start = 68
  const first = word(one, face, size, start, y, tracking)
  const gap = size * (face === 'soft' ? 0.2 : 0.26)
  const second = two ? word(two, face, size, start + first.width + gap, y, tracking) : undefined
  const width = Math.ceil(start + first.width + (second ? gap + second.width : 0) + 6)
  const ink = inks(order)
  const letters = `<g fill="${ink.first}">${first.markup}</g>${second ? `<g fill="${ink.second}">${second.markup}</g>` : ''}`
  const behind =
    ink.behind === 'none'
      ? ''
      : `<g transform="translate(1.6 2.4)" fill="${ink.behind}" stroke="${ink.behind}" stroke-width="1.2" stroke-linejoin="round">${first.markup}${second?.markup ?? ''}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="64" viewBox="0 0 ${width} 64">${pen.definitions()}` +
    `<g transform="translate(32 32) scale(.6)">${emblem}</g>${behind}${letters}</svg>\n`
  )
}
