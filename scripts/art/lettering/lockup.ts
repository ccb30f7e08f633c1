import type { Shape } from '../looks/look.ts'
import { type BrandPalette, oklch, parseHex, shade } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { capHeight, type Face } from './letter.ts'
import { word, wordSize } from './word.ts'

/** What a banner says, in the merchant's first language. */
export type BannerTexts = {
  /** A few words above the title. */
  kicker?: string
  /** One to three lines. */
  title: readonly string[]
  /** The number that it is about. */
  figure?: string
}

export type LockupBox = { x: number; y: number; width: number; height: number; anchor: 'start' | 'middle' }

type Row = {
  text: string
  face: Face
  size: number
  tracking: number
  role: 'kicker' | 'title' | 'figure'
  above: number
}

/** Room that marks need above the capitals' height, in em: one over a capital, two over a small letter (ầ, ễ). */
const rise = (text: string): number => {
  const over = Array.from(text).map((sign) => {
    const marks = sign.normalize('NFD').match(/[\u0300-\u0309]/g)?.length ?? 0
    return sign === sign.toUpperCase() ? marks : marks - 1
  })
  return Math.min(2, Math.max(0, ...over)) * 0.15
}

/** Room below the baseline, in em: tails and the dot under a Vietnamese vowel. */
const drop = (text: string, face: Face): number => {
  if (/\u0323/.test(text.normalize('NFD'))) return 0.2
  return face !== 'block' && /[gjpqyç,]/.test(text) ? 0.12 : 0
}

function rowsOf(shape: Shape, words: BannerTexts, box: LockupBox): Row[] {
  const figureFace: Face = shape === 'soft' ? 'block' : shape
  const rows: Row[] = []
  const unit = box.width / 500
  if (words.kicker) {
    const face: Face = shape === 'soft' ? 'block' : shape
    const tracking = shape === 'round' ? 0.06 : 0.05
    const text = shape === 'sharp' ? words.kicker : words.kicker.toUpperCase()
    rows.push({
      text,
      face,
      tracking,
      role: 'kicker',
      above: 0,
      size: wordSize(text, face, box.width * 0.8, (shape === 'sharp' ? 44 : 30) * unit, tracking),
    })
  }
  const largest = (shape === 'sharp' ? 118 : shape === 'soft' ? 124 : 92) * unit
  const fitted = words.title.map((text) => wordSize(text, shape, box.width, largest))
  words.title.forEach((text, index) => {
    const size = Math.min(fitted[index] ?? largest, Math.min(...fitted) * 1.5)
    rows.push({ text, face: shape, tracking: 0, role: 'title', above: (index === 0 ? 22 : 14) * unit, size })
  })
  if (words.figure) {
    rows.push({
      text: words.figure,
      face: figureFace,
      tracking: 0.01,
      role: 'figure',
      above: (shape === 'round' ? 26 : 44) * unit,
      size: wordSize(
        words.figure,
        figureFace,
        box.width * (shape === 'round' ? 0.98 : 0.86),
        (words.title.length === 0 ? 230 : 84) * unit,
        0.01,
      ),
    })
  }
  return rows
}

const heightOf = ({ text, face, size }: Row): number =>
  (capHeight(face) + rise(text) + drop(text, face)) * size

type Paint = Readonly<Record<Row['role'], (markup: string, row: Placed) => string>>
type Placed = Row & { x: number; y: number; width: number }

function plate(
  shape: Shape,
  { x, y, width, size, face }: Placed,
  anchor: 'start' | 'middle',
): { d: string; left: number } {
  const cap = capHeight(face) * size
  const pad = size * 0.34
  const left = (anchor === 'middle' ? x - width / 2 : x) - (anchor === 'middle' ? pad : 0)
  const [top, bottom, right] = [y - cap - pad * 0.82, y + pad * 0.82, left + width + pad * 2]
  const cut = size * 0.22
  const d =
    shape === 'sharp'
      ? `M${num(left + cut)} ${num(top)}H${num(right - cut)}L${num(right)} ${num(top + cut)}V${num(bottom - cut)}L${num(right - cut)} ${num(bottom)}H${num(left + cut)}L${num(left)} ${num(bottom - cut)}V${num(top + cut)}z`
      : `M${num(left + cut)} ${num(top)}H${num(right - cut)}Q${num(right)} ${num(top)} ${num(right)} ${num(top + cut)}V${num(bottom - cut)}Q${num(right)} ${num(bottom)} ${num(right - cut)} ${num(bottom)}H${num(left + cut)}Q${num(left)} ${num(bottom)} ${num(left)} ${num(bottom - cut)}V${num(top + cut)}Q${num(left)} ${num(top)} ${num(left + cut)} ${num(top)}z`
  return { d, left: anchor === 'middle' ? 0 : pad }
}

function paintsOf(
  pen: Pen,
  shape: Shape,
  dark: boolean,
  { brand, accent }: BrandPalette,
  box: LockupBox,
): Paint {
  const hue = parseHex(brand).h
  const warm = parseHex(accent).h
  if (shape === 'round') {
    const deep = oklch(0.14, 0.09, hue)
    const white = pen.linear([
      [0, '#ffffff'],
      [0.55, '#ffffff'],
      [1, oklch(0.86, 0.08, hue)],
    ])
    const light = pen.linear([
      [0, oklch(0.96, 0.08, warm)],
      [0.5, accent],
      [1, oklch(0.78, 0.15, warm + 40)],
    ])
    return {
      kicker: (markup) => `<g fill="${accent}">${markup}</g>`,
      title: (markup, { size }) =>
        `<g stroke="${deep}" stroke-width="${num(size * 0.16)}" stroke-linejoin="round" opacity=".55">${markup}</g><g fill="${white}">${markup}</g>`,
      figure: (markup, { size }) =>
        `<g stroke="${accent}" stroke-linejoin="round"><g stroke-width="${num(size * 0.34)}" opacity=".14">${markup}</g><g stroke-width="${num(size * 0.16)}" opacity=".26">${markup}</g></g><g fill="${light}">${markup}</g>`,
    }
  }
  if (shape === 'sharp') {
    const leaf = pen.linear([
      [0, '#fff6d2'],
      [0.5, oklch(0.86, 0.12, warm)],
      [1, oklch(0.7, 0.14, warm - 8)],
    ])
    const red = pen.linear([
      [0, oklch(0.56, 0.22, hue)],
      [1, oklch(0.42, 0.18, hue - 4)],
    ])
    return {
      kicker: (markup) => `<g fill="${dark ? oklch(0.88, 0.1, warm) : oklch(0.45, 0.14, hue)}">${markup}</g>`,
      title: (markup, { size }) =>
        dark
          ? `<g fill="${oklch(0.2, 0.09, hue)}" transform="translate(0 ${num(size * 0.03)})">${markup}</g><g fill="${leaf}">${markup}</g>`
          : `<g fill="${red}">${markup}</g>`,
      figure: (markup, row) => {
        const { d, left } = plate('sharp', row, box.anchor)
        return `<path fill="${dark ? oklch(0.24, 0.1, hue) : red}" stroke="${oklch(0.82, 0.13, warm)}" stroke-width="3" d="${d}"/><g transform="translate(${num(left)} 0)" fill="${leaf}">${markup}</g>`
      },
    }
  }
  const ink = shade(brand, 0.22)
  const sun = pen.linear([
    [0, '#fffbe0'],
    [0.5, shade(accent, 0.9)],
    [1, oklch(0.78, 0.18, warm - 20)],
  ])
  return {
    kicker: (markup, { size }) =>
      `<g fill="#ffffff" stroke="${ink}" stroke-width="${num(size * 0.26)}" stroke-linejoin="round" paint-order="stroke">${markup}</g>`,
    title: (markup, { size }) =>
      `<g fill="${ink}" stroke="${ink}" stroke-width="${num(size * 0.2)}" stroke-linejoin="round" transform="translate(${num(size * 0.03)} ${num(size * 0.08)})">${markup}</g><g fill="${ink}" stroke="${ink}" stroke-width="${num(size * 0.2)}" stroke-linejoin="round">${markup}</g><g stroke="#ffffff" stroke-width="${num(size * 0.07)}" stroke-linejoin="round">${markup}</g><g fill="${sun}">${markup}</g>`,
    figure: (markup, row) => {
      const { d, left } = plate('soft', row, box.anchor)
      return `<path fill="${ink}" transform="translate(4 9)" d="${d}"/><path fill="${pen.linear([
        [0, '#ff4d4d'],
        [1, '#c8102e'],
      ])}" stroke="#ffffff" stroke-width="6" d="${d}"/><g transform="translate(${num(left)} 0)" fill="#ffffff">${markup}</g>`
    },
  }
}

/** Sets a banner's words as one lockup, centred in its box from top to bottom, in the merchant's own lettering. */
export function drawLockup(
  pen: Pen,
  shape: Shape,
  dark: boolean,
  palette: BrandPalette,
  words: BannerTexts,
  box: LockupBox,
): string {
  const rows = rowsOf(shape, words, box)
  const heights = rows.map(heightOf)
  const total = heights.reduce((sum, height, index) => sum + height + (rows[index]?.above ?? 0), 0)
  const scale = Math.min(1, box.height / Math.max(1, total))
  const paint = paintsOf(pen, shape, dark, palette, box)
  let y = box.y + (box.height - total * scale) / 2
  const parts = rows.map((row, index) => {
    y += (row.above + (heights[index] ?? 0)) * scale
    const hang = drop(row.text, row.face) * row.size * scale
    const size = row.size * scale
    const set = word(row.text, row.face, size, box.x, y - hang, row.tracking, box.anchor)
    const id = pen.id(`r${index}`)
    pen.define(`<g id="${id}">${set.markup}</g>`)
    return paint[row.role](`<use href="#${id}"/>`, { ...row, size, x: box.x, y: y - hang, width: set.width })
  })
  const tilt =
    shape === 'soft'
      ? ` transform="rotate(-4 ${num(box.anchor === 'middle' ? box.x : box.x + box.width / 2)} ${num(box.y + box.height / 2)})"`
      : ''
  return `<g${tilt}>${parts.join('')}</g>`
}
