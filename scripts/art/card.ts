import { compact } from './compact.ts'
import type { Look, LookMaker, Shape } from './looks/look.ts'
import { round } from './looks/round.ts'
import { sharp } from './looks/sharp.ts'
import { soft } from './looks/soft.ts'
import { type MotifName, motifs } from './motifs/catalogue.ts'
import { chooseMotif, plain } from './motifs/choose.ts'
import type { BrandPalette } from './palette.ts'
import { createPen, type Detail, num } from './pen.ts'
import { createRandom } from './seed.ts'
import { centred, setTitle, titleMarkup } from './title.ts'

/** The input of a game's card. Equal inputs give equal bytes. */
export type CardOrder = {
  /** The game's code: the seed. */
  code: string
  title: string
  /** The family of its subject; from code and title when left out. */
  motif?: MotifName
  palette: BrandPalette
  shape: Shape
}

/** A card is at most this many bytes. */
export const CARD_BYTES = 4096

export const looks: Readonly<Record<Shape, LookMaker>> = { round, sharp, soft }

/** Position of the subject: its top is within the landscape crop, its bottom behind the title. */
const STAND: Readonly<Record<Shape, { scale: number; y: number }>> = {
  round: { scale: 0.88, y: 176 },
  sharp: { scale: 0.81, y: 168 },
  soft: { scale: 0.84, y: 173 },
}

const FONT = "'Arial Black',Impact,system-ui,sans-serif"

function lettered(look: Look, lines: string, id: string): string {
  const { face, edge, edgeWidth, drop, fall, tilt } = look.lettering
  const turned = tilt === 0 ? '' : ` transform="rotate(${num(tilt)} 150 280)"`
  return (
    `<g${turned}><g transform="translate(0 ${num(fall)})" fill="${drop}" stroke="${drop}" stroke-width="${num(edgeWidth + 1)}"><g id="${id}">${lines}</g></g>` +
    `<use href="#${id}" fill="${face}" stroke="${edge}" stroke-width="${num(edgeWidth)}" paint-order="stroke"/></g>`
  )
}

/**
 * Draws a game's card: 300 × 400, subject and title within the 4 : 3 middle (y 87.5 to 312.5), at most 4 kB, nothing
 * outside itself, no filters. Seeded by the code alone, so that renaming a game keeps its picture.
 */
export function drawCard(order: CardOrder): string {
  for (const detail of [3, 2, 1] as const) {
    const card = drawCardAt(order, detail)
    if (Buffer.byteLength(card) <= CARD_BYTES) return card
  }
  let title = order.title
  let card = drawCardAt(order, 0)
  // Only for a title of about a hundred letters: it is cut, since the subject is more important.
  while (Buffer.byteLength(card) > CARD_BYTES && title.length > 1) {
    title = Array.from(title).slice(0, -6).join('')
    card = drawCardAt({ ...order, title: `${title}…` }, 0)
  }
  return card
}

/** Draws the card at one level of detail, whatever its size. */
export function drawCardAt({ code, title, motif, palette, shape }: CardOrder, detail: Detail): string {
  const random = createRandom(code)
  const pen = createPen(code, random, detail)
  const name = motif ?? chooseMotif(code, title, random)
  const look = looks[shape](pen, palette, name)
  const hint = `${plain(code)} ${plain(title)}`
  const id = pen.id('z')
  const subject = motifs[name](pen, look.tints, hint)
  const set = setTitle(title, {
    width: 262,
    height: shape === 'sharp' ? 66 : 72,
    bottom: 304,
    largest: shape === 'sharp' ? 40 : 52,
  })
  const lines = shape === 'sharp' ? centred(set, 272) : set
  const { scale, y } = STAND[shape]
  const x = 150 + random.range(-5, 5)
  const letters = lettered(look, titleMarkup(lines, 150), pen.id('y'))
  return compact(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 300 400" font-family="${FONT}" font-weight="900" text-anchor="middle" stroke-linejoin="round">${pen.definitions()}` +
      `${look.back}${look.subject(id, `<g id="${id}" transform="translate(${num(x)} ${num(y)})scale(${num(scale, 2)})">${subject}</g>`)}` +
      `${look.front}${letters}</svg>\n`,
  )
}
