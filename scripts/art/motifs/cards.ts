import { oklch } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { again, circle, type Motif, path, shine, type Tints } from './motif.ts'

/** Suits within ±20. */
const SUITS = {
  heart: 'M0 19C-26 0-20-18-10-18Q-3-18 0-10Q3-18 10-18C20-18 26 0 0 19z',
  spade: 'M0-19C24-2 22 12 12 12Q6 12 3 7L7 19H-7L-3 7Q-6 12-12 12C-22 12-24-2 0-19z',
  diamond: 'M0-20L15 0 0 20-15 0z',
  club: 'M0-19a9 9 0 0 1 8 13 9 9 0 1 1-5 13L7 19H-7L-3 7A9 9 0 1 1-8-6 9 9 0 0 1 0-19z',
} as const

const isRed = (suit: keyof typeof SUITS): boolean => suit === 'heart' || suit === 'diamond'

function playingCard(suit: keyof typeof SUITS, rank: string, paper: string, big: boolean): string {
  const ink = isRed(suit) ? '#d3122f' : '#161a2e'
  const mark = (at: string, scale: number): string =>
    `<path transform="translate(${at}) scale(${num(scale)})" d="${SUITS[suit]}"/>`
  return (
    `<use href="#${paper}"/><g stroke="none" fill="${ink}"><text x="-27" y="-34">${rank}</text>` +
    `${mark('-27 -14', 0.5)}${big ? mark('6 14', 1.5) : ''}</g>`
  )
}

function chip(pen: Pen, tints: Tints): string {
  const hue = pen.random.pick([tints.hue, tints.second, 25, 255] as const)
  return (
    circle(oklch(0.48, 0.19, hue), 30) +
    `<circle r="25" fill="none" stroke="#fff" stroke-width="9" stroke-dasharray="13.1"/>` +
    `<circle r="19" fill="${oklch(0.58, 0.2, hue)}" stroke="#fff" stroke-width="2"/>` +
    shine('M-22-14A26 26 0 0 1 4-26L2-20A20 20 0 0 0-17-10z', 0.5)
  )
}

/** A fan of two to five cards with chips before it. */
export const cards: Motif = (pen, tints, hint) => {
  const { random } = pen
  const suits = random.pick([
    ['spade', 'heart', 'club', 'diamond', 'spade'],
    ['heart', 'club', 'diamond', 'spade', 'heart'],
    ['diamond', 'spade', 'heart', 'club', 'diamond'],
    ['club', 'diamond', 'spade', 'heart', 'club'],
  ] as const)
  const ranks = /BACA|LUCKY ?9/.test(hint)
    ? ['9', '8', '7', '6', '5']
    : /PUSOY|DOS|TIEN ?LEN/.test(hint)
      ? ['2', '2', '2', '2', 'A']
      : random.pick([
          ['A', 'K', 'Q', 'J', '10'],
          ['A', 'A', 'A', 'K', 'K'],
          ['J', 'Q', 'K', 'A', 'A'],
        ] as const)
  const count = /BACA/.test(hint) ? 2 : random.int(3, 5)
  const paper = pen.id('r')
  const sheet = `<defs><rect id="${paper}" x="-42" y="-62" width="84" height="124" rx="9" fill="${pen.linear(
    [
      [0, '#fff'],
      [1, '#dfe3f3'],
    ],
    0.5,
    1,
  )}"/></defs>`
  const spread = count === 2 ? 26 : random.range(17, 21)
  const fan = Array.from({ length: count }, (_, index) => {
    const angle = (index - (count - 1) / 2) * spread
    const suit = suits[index] ?? 'spade'
    return `<g transform="rotate(${num(angle)} 0 96)">${playingCard(suit, ranks[index] ?? 'A', paper, index === count - 1)}</g>`
  })
  const id = pen.id('h')
  const style = random.int(0, 2)
  const chips = `<defs><g id="${id}">${chip(pen, tints)}</g></defs>`
  const set =
    style === 0
      ? `${again(id, -52, 66)}${again(id, 58, 62, 0.84, 20)}`
      : style === 1
        ? `${again(id, 54, 70)}${again(id, 57, 62)}${again(id, 54, 54)}`
        : `${again(id, 0, 72, 1.05)}${again(id, -56, 60, 0.7, 16)}${again(id, 56, 60, 0.7, 40)}`
  return `${sheet}<g transform="translate(0 -14)" font-size="26">${fan.join('')}</g>${chips}${set}${path(tints.metal.light, 'M-84-62l4-11 4 11 11 4-11 4-4 11-4-11-11-4z')}`
}
