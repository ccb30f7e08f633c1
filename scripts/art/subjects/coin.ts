import { type Face, fitSize, letter } from '../lettering/letter.ts'
import type { Metal } from '../palette.ts'
import { num, type Pen } from '../pen.ts'

/** A gold coin of radius 100 with an inscription or a star. */
export function bigCoin(pen: Pen, metal: Metal, label: string, face: Face): string {
  const rim = pen.linear(
    [
      [0, metal.light],
      [0.3, metal.body],
      [0.6, metal.deep],
      [0.75, metal.body],
      [1, metal.deep],
    ],
    0.6,
    1,
  )
  const field = pen.radial(
    [
      [0, metal.light],
      [0.55, metal.body],
      [1, '#d08a12'],
    ],
    0.4,
    0.34,
    0.8,
  )
  const size = label ? fitSize(label, face, 112, 62) : 0
  const inscription = label
    ? letter(label, { face, size, anchor: 'middle', y: size * 0.36 }).d
    : 'M0-50L14-16 50-15 22 8 32 43 0 23-32 43-22 8-50-15-14-16z'
  return (
    `<circle r="100" fill="${rim}"/><circle r="93" fill="none" stroke="${metal.deep}" stroke-width="8" stroke-dasharray="3 6.740" opacity=".5"/>`.replace(
      '6.740',
      '6.74',
    ) +
    `<circle r="80" fill="${field}" stroke="${metal.deep}" stroke-width="3"/>` +
    `<path fill="${metal.light}" transform="translate(2 3)" d="${inscription}"/><path fill="${metal.deep}" d="${inscription}"/>` +
    `<path fill="#ffffff" opacity=".65" d="M-84-30A90 90 0 0 1-16-88L-24-72A74 74 0 0 0-70-22z"/>`
  )
}

/** Coins in the air: each a squashed disc with an edge, turned its own way. */
export function coinShower(
  pen: Pen,
  metal: Metal,
  places: readonly (readonly [number, number, number, number])[],
): string {
  const id = pen.id('cs')
  const face = pen.linear(
    [
      [0, metal.light],
      [0.5, metal.body],
      [1, metal.deep],
    ],
    0.8,
    1,
  )
  pen.define(
    `<g id="${id}"><ellipse cx="3" cy="5" rx="40" ry="30" fill="${metal.deep}"/><ellipse rx="40" ry="30" fill="${face}"/><ellipse rx="30" ry="21" fill="none" stroke="${metal.deep}" stroke-width="2.5"/><path fill="${metal.light}" d="M0-14L5-4 17-3 8 3 11 12 0 7-11 12-8 3-17-3-5-4z"/></g>`,
  )
  return places
    .map(
      ([x, y, scale, angle]) =>
        `<use href="#${id}" transform="translate(${x} ${y}) rotate(${angle}) scale(${num(scale, 2)})"/>`,
    )
    .join('')
}
