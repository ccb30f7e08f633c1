import { num, type Pen } from '../pen.ts'

/** A star of eight points around x, y: two squares, one turned. */
function star(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8
    const reach = index % 2 ? radius * 0.7654 : radius
    return `${num(x + reach * Math.sin(angle))} ${num(y - reach * Math.cos(angle))}`
  })
  return `M${corners.join('L')}z`
}

/** The colours of one tile. */
export type Glaze = { ground: string; star: string; field: string; heart: string; grout: string }

/** Stars and the crosses between them: the pattern that a wall of glazed tiles repeats. */
export function girihPattern(pen: Pen, size: number, name: string, glazes: readonly [Glaze, Glaze]): string {
  const id = pen.id(name)
  const [one, two] = glazes
  const tile = (x: number, y: number, glaze: Glaze): string => {
    const [cx, cy] = [x + size / 2, y + size / 2]
    const petals = Array.from(
      { length: 8 },
      (_, index) =>
        `<path transform="translate(${num(cx)} ${num(cy)}) rotate(${index * 45}) scale(${num(size / 120, 3)})" d="M0-5C-10-13-9-24 0-32C9-24 10-13 0-5z"/>`,
    )
    return (
      `<path fill="${glaze.ground}" d="M${num(x)} ${num(y)}h${num(size)}v${num(size)}h${num(-size)}z"/>` +
      `<path fill="${glaze.star}" stroke="${glaze.grout}" stroke-width="${num(size / 46, 2)}" d="${star(cx, cy, size / 2)}"/>` +
      `<path fill="${glaze.field}" stroke="${glaze.grout}" stroke-width="${num(size / 80, 2)}" d="${star(cx, cy, size * 0.36)}"/>` +
      `<g fill="${glaze.heart}">${petals.join('')}</g>` +
      // The cross between four stars carries a small lozenge of the second glaze.
      `<path fill="${glaze.heart}" d="M${num(x)} ${num(y)}l${num(size * 0.11)} 0L${num(x)} ${num(y + size * 0.11)}zM${num(x + size)} ${num(y)}v${num(size * 0.11)}l${num(-size * 0.11)} ${num(-size * 0.11)}zM${num(x + size)} ${num(y + size)}h${num(-size * 0.11)}l${num(size * 0.11)} ${num(-size * 0.11)}zM${num(x)} ${num(y + size)}v${num(-size * 0.11)}l${num(size * 0.11)} ${num(size * 0.11)}z"/>`
    )
  }
  pen.define(
    `<pattern id="${id}" width="${num(size * 2)}" height="${num(size * 2)}" patternUnits="userSpaceOnUse">${tile(0, 0, one)}${tile(size, 0, two)}${tile(0, size, two)}${tile(size, size, one)}</pattern>`,
  )
  return `url(#${id})`
}

/** A pointed arch of four centres, open at the foot: half its width, the height of its spring, its apex. */
export const arch = (x: number, half: number, spring: number, apex: number, foot: number): string => {
  const rise = spring - apex
  return `M${num(x - half)} ${num(foot)}V${num(spring)}C${num(x - half)} ${num(spring - rise * 0.5)} ${num(x - half * 0.52)} ${num(spring - rise * 0.66)} ${num(x)} ${num(apex)}C${num(x + half * 0.52)} ${num(spring - rise * 0.66)} ${num(x + half)} ${num(spring - rise * 0.5)} ${num(x + half)} ${num(spring)}V${num(foot)}z`
}
