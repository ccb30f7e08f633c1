import { num, type Pen } from '../pen.ts'
import { again, circle, line, type Motif, metalSweep, path, shine, type Tints, tone } from './motif.ts'

/** One numbered ball of radius 40: its colour, the shared light, the disc and the number. */
function ball(hue: number, value: string, light: string, striped: boolean): string {
  const body = tone(0.6, 0.21, hue)
  return (
    circle(striped ? '#fff' : body, 40) +
    (striped
      ? `<path stroke="none" fill="${body}" d="M-37-16H37A40 40 0 0 1 37 16H-37A40 40 0 0 1-37-16z"/>`
      : '') +
    `<g stroke="none">${circle('#fff', 20)}<text y="8" font-size="21" fill="#1a1530">${value}</text>${circle(light, 40)}</g>`
  )
}

function football(pen: Pen, light: string): string {
  const seams = [0, 72, 144, 216, 288].map(
    (angle) => `<use href="#${pen.id('f')}" transform="rotate(${angle})"/>`,
  )
  return (
    `<defs><path id="${pen.id('f')}" d="M0-24L0-52M-22-64L0-52 22-64 16-86H-16z"/></defs>` +
    circle('#fff', 82) +
    `<g stroke="#20243a" stroke-width="4" stroke-linejoin="round" fill="#20243a"><path d="M0-26L25-8 15 21H-15L-25-8z"/>${seams.join('')}</g>` +
    `<circle r="82" fill="${light}" stroke="none"/>`
  )
}

const basketball = (light: string): string =>
  circle('#f0782a', 82) +
  line('#4a1d06', 5, 'M-82 0H82M0-82V82M-58-58C-20-30-20 30-58 58M58-58C20-30 20 30 58 58') +
  `<circle r="82" fill="${light}" stroke="none"/>`

function globeMachine(pen: Pen, tints: Tints, id: readonly string[]): string {
  const metal = metalSweep(pen, tints, 1, 0)
  const inside = [
    [-30, -2],
    [28, 6],
    [0, 26],
    [-6, -44],
    [34, -36],
    [-42, -38],
  ]
  return (
    path(metal, 'M-46 62H46L64 96H-64z') +
    `<circle cy="-12" r="80" fill="#dff1ff" fill-opacity=".35"/>` +
    inside
      .map(([x = 0, y = 0], index) => again(id[index % id.length] ?? '', x, y - 10, 0.54, index * 24 - 40))
      .join('') +
    `<circle cy="-12" r="80" fill="none" stroke="#fff" stroke-width="4" opacity=".85"/>` +
    shine('M-66-30A70 70 0 0 1-20-76C-40-60-52-46-58-24z', 0.7) +
    path(metal, 'M-60 52Q0 82 60 52L56 70Q0 96-56 70z')
  )
}

/** The numbers a title names, then the seed's. */
function numbersOf(pen: Pen, hint: string): string[] {
  const named = (hint.match(/\d+/g) ?? []).filter((text) => text.length < 3 && text !== '0')
  const rest = Array.from({ length: 6 }, () => String(pen.random.int(1, 45)))
  return [...new Set([...named.reverse(), ...rest])]
}

/** Number balls in many arrangements; a football, basketball or billiard ball where the title says so. */
export const balls: Motif = (pen, tints, hint) => {
  const { random } = pen
  const light = pen.radial(
    [
      [0, '#fff', 0.85],
      [0.3, '#fff', 0.12],
      [0.6, '#000', 0],
      [1, '#12002e', 0.6],
    ],
    0.34,
    0.26,
    0.74,
  )
  if (/FUTE|BONG DA|FOOTBALL|SOCCER/.test(hint))
    return `<g transform="rotate(${num(random.range(-20, 20))})">${football(pen, light)}</g>`
  if (/HOOPS|BASKET/.test(hint)) return `<g transform="rotate(-18)">${basketball(light)}</g>`
  const values = /SINUCA|BILLIARD|POOL/.test(hint) ? ['8', '14', '3', '9'] : numbersOf(pen, hint)
  const striped = /SINUCA|BILLIARD|BINGO|POOL/.test(hint) || random.chance(0.3)
  const hues = [tints.hue, tints.second, 85, 25, 255, 150]
  if (values[0] === '8' && values[1] === '14') hues[0] = 280
  const ids = [0, 1, 2].map((index) => pen.id(`b${index}`))
  const set = ids.map(
    (id, index) =>
      `<g id="${id}">${ball(hues[index] ?? 25, values[index] ?? '7', light, striped && index > 0)}</g>`,
  )
  const [a = '', b = '', c = ''] = ids
  const defs = `<defs>${set.join('')}</defs>`
  const style = /BINGO|KENO/.test(hint) ? 0 : random.int(0, 5)
  if (style === 0) return defs + globeMachine(pen, tints, ids)
  const { metal } = tints
  const layouts = [
    again(b, -52, 32, 1.02, -12) + again(c, 52, 34, 1.02, 12) + again(a, 0, -38, 1.3),
    again(c, 66, -46, 0.72, 14) + again(b, 50, 36, 1.06, 12) + again(a, -32, -2, 1.5, -8),
    `<ellipse cy="8" rx="98" ry="36" fill="none" stroke="${metal.body}" stroke-width="7" transform="rotate(-16)"/>${again(b, -72, -44, 0.6)}${again(c, 74, 40, 0.66)}${again(a, 0, 0, 1.6)}<path fill="none" stroke="${metal.light}" stroke-width="7" d="M-98 8A98 36 0 0 0 98 8" transform="rotate(-16)"/>`,
    again(c, -66, -42, 0.78, -20) +
      again(b, 64, -42, 0.78, 20) +
      again(b, -66, 44, 0.78, 10) +
      again(c, 66, 44, 0.78, -12) +
      again(a, 0, 0, 1.32),
    path(metalSweep(pen, tints, 0, 1), 'M-70 56C-70 92 70 92 70 56L94 44C88 106-88 106-94 44z') +
      again(b, -42, 32, 0.86, -14) +
      again(c, 42, 34, 0.86, 14) +
      again(a, 0, -26, 1.2),
  ]
  return defs + (layouts[style - 1] ?? '')
}
