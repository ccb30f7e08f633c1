import { num } from '../pen.ts'
import block from './block.json' with { type: 'json' }
import round from './round.json' with { type: 'json' }
import sharp from './sharp.json' with { type: 'json' }
import soft from './soft.json' with { type: 'json' }

/** The display faces whose outlines the project carries (SIL Open Font License, see OFL.txt beside this). */
export type Face = 'round' | 'sharp' | 'soft' | 'block'

type Glyph = readonly [advance: number, outline: string]
type Table = {
  unitsPerEm: number
  capHeight: number
  kerns: Readonly<Record<string, number>>
  glyphs: ReadonlyMap<string, Glyph>
}

function tableOf(source: { unitsPerEm: number; capHeight: number; kerns: object; glyphs: object }): Table {
  const glyphs = new Map<string, Glyph>()
  for (const [letter, entry] of Object.entries(source.glyphs)) {
    if (Array.isArray(entry) && typeof entry[0] === 'number' && typeof entry[1] === 'string') {
      glyphs.set(letter, [entry[0], entry[1]])
    }
  }
  const kerns: Record<string, number> = {}
  for (const [pair, value] of Object.entries(source.kerns)) if (typeof value === 'number') kerns[pair] = value
  return { unitsPerEm: source.unitsPerEm, capHeight: source.capHeight, kerns, glyphs }
}

const tables: Readonly<Record<Face, Table>> = {
  round: tableOf(round),
  sharp: tableOf(sharp),
  soft: tableOf(soft),
  block: tableOf(block),
}

/** Pairs that gape in every face, in thousandths of an em; for the faces whose tables say nothing of them. */
const LOOSE: readonly (readonly [RegExp, number])[] = [
  [/^[TVWYF][aeoucgqsrnmpxz]$/, -62],
  [/^P[aoeA]$/, -46],
  [/^(AV|AW|AY|AT|VA|WA|YA|TA|LT|LV|LY|TJ)$/, -70],
  [/^(rt|rv|ry|vo|ov|yo|oy|va|av)$/, -10],
]

function kern(table: Table, left: string, right: string): number {
  const own = table.kerns[left + right]
  if (own !== undefined) return own
  const pair = `${left.normalize('NFD').charAt(0)}${right.normalize('NFD').charAt(0)}`
  const loose = LOOSE.find(([pattern]) => pattern.test(pair))
  return loose ? (loose[1] * table.unitsPerEm) / 1000 : 0
}

/** The letters of a text that the font has: capitals replace missing small letters. */
function lettersOf(table: Table, text: string): string[] {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (table.glyphs.has(letter)) return letter
    const capital = letter.toUpperCase()
    return table.glyphs.has(capital) ? capital : letter
  })
}

/** Whether the font has every letter of the text. */
export const canLetter = (text: string, face: Face): boolean =>
  lettersOf(tables[face], text).every((letter) => tables[face].glyphs.has(letter))

/** Height of a capital for a size of 1. */
export const capHeight = (face: Face): number => tables[face].capHeight / tables[face].unitsPerEm

export type Lettered = { d: string; width: number }

type Setting = {
  face: Face
  size: number
  x?: number
  y?: number
  anchor?: 'start' | 'middle' | 'end'
  tracking?: number
}

/** A number of an outline, with what is written before it. */
type Step = { before: string; value: number; from?: 'x' | 'y' }

const steps = new Map<Glyph, readonly Step[]>()

/** An outline has `M`, and `q`, `l`, `h`, `v` with the numbers of one step each, and `z`. */
function stepsOf(glyph: Glyph): readonly Step[] {
  const known = steps.get(glyph)
  if (known) return known
  const read: Step[] = []
  let moves = false
  for (const [, command = '', gap = '', digits = ''] of glyph[1].matchAll(
    /([a-zA-Z]{0,2})( ?)(-?\d{1,5})/g,
  )) {
    const value = Number(digits)
    if (command) moves = command.endsWith('M')
    if (moves) read.push(command ? { before: command, value, from: 'x' } : { before: ' ', value, from: 'y' })
    // Two spaces where the font has one: pictures that are drawn again have the same bytes.
    else read.push({ before: command || `${gap} `, value })
  }
  steps.set(glyph, read)
  return read
}

function place(glyph: Glyph, x: number, y: number, scale: number): string {
  let d = ''
  for (const { before, value, from } of stepsOf(glyph)) {
    const start = from === 'x' ? x : from === 'y' ? y : 0
    const text = num(value * scale + start, 2)
    d += text.startsWith('-') && before.endsWith(' ') ? before.slice(1) + text : before + text
  }
  return d && `${d}z`
}

type Line = { places: readonly { glyph: Glyph; at: number }[]; width: number }

/** Where the letters of a line stand, without their outlines. */
function setLine(text: string, { face, size, tracking = 0 }: Setting): Line {
  const table = tables[face]
  const scale = size / table.unitsPerEm
  const places: { glyph: Glyph; at: number }[] = []
  let pen = 0
  let last = ''
  for (const sign of lettersOf(table, text)) {
    const glyph = table.glyphs.get(sign)
    if (!glyph) continue
    if (last) pen += kern(table, last, sign) * scale + tracking * size
    places.push({ glyph, at: pen })
    pen += glyph[0] * scale
    last = sign
  }
  return { places, width: pen }
}

/**
 * A line of lettering as one outline on the baseline y. `size` is the em, `tracking` in em. Letters that the font lacks are left
 * out: check `canLetter` first.
 */
export function letter(text: string, setting: Setting): Lettered {
  const { face, size, x = 0, y = 0, anchor = 'start' } = setting
  const { places, width } = setLine(text, setting)
  const start = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  const scale = size / tables[face].unitsPerEm
  return { d: places.map(({ glyph, at }) => place(glyph, start + at, y, scale)).join(''), width }
}

/** The size at which a text is as wide as asked, no larger than `largest`. */
export function fitSize(text: string, face: Face, width: number, largest: number, tracking = 0): number {
  const natural = setLine(text, { face, size: 100, tracking }).width
  return natural === 0 ? largest : Math.min(largest, (width / natural) * 100)
}
