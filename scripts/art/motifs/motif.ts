import { type Metal, oklch } from '../palette.ts'
import { num, type Pen } from '../pen.ts'

/** What a subject is drawn with. */
export type Tints = {
  /** The subject's own hue and one that stands against it, degrees in OKLCH. */
  hue: number
  second: number
  metal: Metal
}

/**
 * Draws a subject around 0,0 within ±100. Silhouettes have no stroke, so that the caller can add an outline, a glow or a sticker's
 * edge by setting one on the group; highlights are drawn with `shine`.
 * `hint` is the code and title in plain capitals, for variants named in the title (a pineapple, a pearl).
 */
export type Motif = (pen: Pen, tints: Tints, hint: string) => string

/** A light on a surface: never takes the outline. */
export const shine = (d: string, opacity = 0.4): string =>
  `<path stroke="none" fill="#fff" opacity="${num(opacity, 2)}" d="${d}"/>`

export const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`

/** A drawn line that keeps its own stroke under every finish. */
export const line = (stroke: string, width: number, d: string, more = ''): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${num(width)}" d="${d}"${more}/>`

export const circle = (fill: string, r: number, x = 0, y = 0): string =>
  `<circle${x === 0 ? '' : ` cx="${num(x)}"`}${y === 0 ? '' : ` cy="${num(y)}"`} r="${num(r)}" fill="${fill}"/>`

/** Dark yellow looks olive, so its lightness is raised. */
export function lift(l: number, hue: number): number {
  const away = Math.abs(((((hue - 98) % 360) + 540) % 360) - 180)
  return l < 0.45 ? l : Math.min(0.88, l + 0.22 * Math.max(0, 1 - away / 46))
}

/** A flat colour of the subject. */
export const tone = (l: number, c: number, hue: number): string => oklch(lift(l, hue), c, hue)

/** Light, body and shade of a hue, from the upper left: the ball's gradient. */
export function globe(pen: Pen, hue: number, c = 0.19, lightness = 0.62): string {
  const l = lift(lightness, hue)
  return pen.radial(
    [
      [0, oklch(Math.min(0.97, l + 0.3), c * 0.5, hue + 8)],
      [0.45, oklch(l, c, hue)],
      [1, oklch(l - 0.32, c * 0.8, hue - 12)],
    ],
    0.36,
    0.3,
    0.75,
  )
}

/** The same across a surface. */
export function sweep(pen: Pen, hue: number, c = 0.18, lightness = 0.6, x2 = 0.6, y2 = 1): string {
  const l = lift(lightness, hue)
  return pen.linear(
    [
      [0, oklch(Math.min(0.96, l + 0.22), c * 0.8, hue + 10)],
      [0.5, oklch(l, c, hue)],
      [1, oklch(l - 0.25, c * 0.85, hue - 14)],
    ],
    x2,
    y2,
  )
}

export function metalSweep(pen: Pen, { metal }: Tints, x2 = 0.5, y2 = 1): string {
  return pen.linear(
    [
      [0, metal.light],
      [0.3, metal.body],
      [0.62, metal.deep],
      [0.74, metal.body],
      [1, metal.deep],
    ],
    x2,
    y2,
  )
}

/** Refers to something drawn before, moved, turned and scaled. */
export function again(id: string, x: number, y: number, scale = 1, angle = 0): string {
  const move = `translate(${num(x)} ${num(y)})`
  const turned = angle === 0 ? '' : `rotate(${num(angle)})`
  const scaled = scale === 1 ? '' : `scale(${num(scale, 2)})`
  return `<use href="#${id}" transform="${move}${turned}${scaled}"/>`
}
