import { oklch } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { circle, globe, line, type Motif, metalSweep, path, shine, type Tints, tone } from './motif.ts'

/** A ring cut into equal fields by dashes: `count` fields of a colour, the gaps show what lies beneath. */
const fields = (count: number, radius: number, width: number, colour: string, offset = 0): string => {
  const around = 2 * Math.PI * radius
  const dash = around / count / 2
  const shift = offset === 0 ? '' : ` stroke-dashoffset="${num(offset * dash, 2)}"`
  return `<circle r="${num(radius)}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-dasharray="${num(dash, 2)}"${shift}/>`
}

const roulette = (pen: Pen, tints: Tints): string => {
  const metal = metalSweep(pen, tints)
  const wood = pen.linear([
    [0, oklch(0.55, 0.11, 45)],
    [1, oklch(0.28, 0.08, 40)],
  ])
  return (
    `<g transform="scale(1 .8)">${circle(wood, 98)}${circle(metal, 84)}${circle('#14121c', 79)}` +
    fields(9, 64, 28, oklch(0.55, 0.21, 25)) +
    `<path fill="${oklch(0.6, 0.17, 150)}" d="M0-78A78 78 0 0 1 27-73L17-47A50 50 0 0 0 0-50z"/>` +
    `<circle r="50" fill="${wood}" stroke="${tints.metal.body}" stroke-width="4"/><g stroke="${tints.metal.light}" stroke-width="2" opacity=".5"><circle r="66" fill="none"/></g>` +
    `</g>${line(tints.metal.body, 8, 'M-34 0H34M0-28V28', ' stroke-linecap="round"')}${path(metal, 'M-12-6Q-6-52 0-52T12-6Q0 12-12-6z')}${circle(tints.metal.light, 8, 0, -50)}` +
    circle(
      pen.radial(
        [
          [0, '#fff'],
          [1, '#aab'],
        ],
        0.35,
        0.3,
        0.7,
      ),
      9,
      54,
      26,
    ) +
    shine('M-84-22C-70-56-40-70-10-74C-50-56-66-40-74-18z', 0.35)
  )
}

/** A wheel of fortune with bulbs and a pointer, or a roulette seen from a seat at the table. */
export const wheels: Motif = (pen, tints, hint) => {
  const { random } = pen
  if (/ROLETA|ROULETTE/.test(hint)) return roulette(pen, tints)
  const metal = metalSweep(pen, tints)
  const count = random.pick([4, 5, 6, 8] as const)
  const third = random.chance(0.5)
    ? fields(count / (count % 2 ? 1 : 2), 39, 78, oklch(0.85, 0.16, 90), 0.5)
    : ''
  return (
    `<g transform="rotate(${random.int(0, 40)})">${circle(metal, 96)}${circle(oklch(0.3, 0.13, tints.hue), 87)}` +
    `<circle r="87" fill="none" stroke="#fff7cf" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 ${num((2 * Math.PI * 87) / 20, 2)}"/>` +
    circle(tone(0.62, 0.21, tints.hue), 78) +
    fields(count, 39, 78, tone(0.66, 0.18, tints.second)) +
    third +
    `<circle r="78" fill="${pen.radial([
      [0.2, '#fff', 0.35],
      [0.8, '#000', 0.05],
      [1, '#000', 0.4],
    ])}" stroke="${tints.metal.body}" stroke-width="3"/></g>` +
    `<circle r="24" fill="${metal}" stroke="#fff" stroke-width="2"/>` +
    `<path transform="scale(.42)" fill="${tints.metal.deep}" d="M0-40L11-13 40-12 17 6 25 34 0 18-25 34-17 6-40-12-11-13z"/>` +
    path(globe(pen, 25), 'M-16-98H16L0-62z') +
    shine('M-70-34A78 78 0 0 1 10-78C-30-62-52-44-70-34z', 0.35)
  )
}
