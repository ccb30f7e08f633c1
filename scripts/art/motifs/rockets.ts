import { oklch } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { circle, globe, line, type Motif, path, shine, sweep, type Tints } from './motif.ts'

function rocket(pen: Pen, tints: Tints): string {
  const { random } = pen
  const bright = random.chance(0.35)
  const paint = sweep(pen, tints.hue, 0.21, 0.58, 1, 0.3)
  const steel = pen.linear(
    [
      [0, '#8d94b5'],
      [0.35, '#ffffff'],
      [1, '#7a80a8'],
    ],
    1,
    0,
  )
  const [hull, trim] = bright ? [paint, steel] : [steel, paint]
  const flame = pen.linear([
    [0, '#fff6c8'],
    [0.35, '#ffc130'],
    [1, '#ff4a1c', 0],
  ])
  const long = random.range(96, 112)
  const wings = random.pick([
    'M-24 18C-52 28-58 56-54 78L-26 54z',
    'M-22 6L-60 44V72L-24 50z',
    'M-26 20Q-66 40-46 86Q-40 60-22 52z',
  ])
  const id = pen.id('w')
  return (
    path(flame, `M-20 52C-30 80-8 ${num(long)} 0 ${num(long + 8)}C8 ${num(long)} 30 80 20 52z`) +
    path('#fff', 'M-9 52C-14 70-4 84 0 90C4 84 14 70 9 52z') +
    `<path id="${id}" fill="${trim}" d="${wings}"/><use href="#${id}" transform="scale(-1 1)"/>` +
    path(hull, 'M0-98C34-66 38-10 24 50H-24C-38-10-34-66 0-98z') +
    path(trim, 'M0-98C18-81 27-60 30-38Q0-50-30-38C-27-60-18-81 0-98z') +
    path(trim, 'M-27 36Q0 46 27 36L24 52H-24z') +
    path(trim, 'M-5 20H5L4 66H-4z') +
    (random.chance(0.4)
      ? `<g fill="${oklch(0.6, 0.15, tints.second)}" stroke="${tints.metal.body}" stroke-width="4"><circle cy="-20" r="11"/><circle cy="8" r="8"/></g>`
      : `<circle cy="-10" r="15" fill="${globe(pen, tints.second, 0.15, 0.6)}" stroke="${tints.metal.body}" stroke-width="5"/>`) +
    shine('M-18-58C-26-30-26 10-18 40C-14 10-14-30-8-74z', 0.7)
  )
}

function kite(pen: Pen, tints: Tints): string {
  const { hue, second } = tints
  const bows = [
    [-8, 84],
    [8, 104],
  ].map(([x = 0, y = 0], index) =>
    path(oklch(0.7, 0.2, index ? hue : second), `M${x} ${y}l-15-8v16zM${x} ${y}l15-8v16z`),
  )
  return (
    line('#fff', 3, 'M0 66C-20 80 14 90 0 112') +
    bows.join('') +
    path(sweep(pen, hue, 0.2, 0.66), 'M0-96V-20H-62z') +
    path(sweep(pen, second, 0.18, 0.72), 'M0-96V-20H62z') +
    path(sweep(pen, second, 0.18, 0.58), 'M0 70V-20H-62z') +
    path(sweep(pen, hue, 0.2, 0.52), 'M0 70V-20H62z') +
    `<path fill="${tints.metal.body}" d="M0-48L8-28 30-27 13-14 19 7 0-5-19 7-13-14-30-27-8-28z"/>` +
    line(tints.metal.light, 3, 'M0-96V70M-62-20H62') +
    shine('M-6-80V-26H-48z', 0.3)
  )
}

/** Bursts: a dashed ring is a ring of sparks. */
function fireworks(tints: Tints): string {
  const burst = (x: number, y: number, r: number, hue: number): string => {
    const ring = (radius: number, width: number, dash: string, colour: string): string =>
      `<circle r="${num(radius)}" stroke="${colour}" stroke-width="${num(width)}" stroke-dasharray="${dash}"/>`
    return `<g fill="none" transform="translate(${x} ${y}) scale(${num(r / 60, 2)})">${ring(42, 30, `2 ${num((Math.PI * 84) / 18 - 2, 2)}`, oklch(0.8, 0.2, hue))}${ring(62, 9, `4 ${num((Math.PI * 124) / 18 - 4, 2)}`, oklch(0.93, 0.13, hue))}${ring(14, 18, '2 5.3', '#fff6d0')}</g>`
  }
  const hues = [tints.hue, 85, tints.second]
  return (
    line(
      tints.metal.body,
      3,
      'M0 104Q-4 40 0-16M-24 104Q-60 70-58 30M30 104Q60 60 56-30',
      ' stroke-dasharray="2 5"',
    ) +
    burst(0, -30, 70, hues[1] ?? 85) +
    burst(-58, 30, 42, hues[0] ?? 20) +
    burst(60, -44, 40, hues[2] ?? 300) +
    burst(50, 46, 34, hues[0] ?? 20)
  )
}

/** A rocket on its way up; a kite or fireworks where the title means those. */
export const rockets: Motif = (pen, tints, hint) => {
  const { random } = pen
  if (/SARANGGOLA|KITE|PIPA/.test(hint))
    return `<g transform="rotate(${num(random.range(12, 22))})">${kite(pen, tints)}</g>`
  if (/PHAO|FIREWORK|FOGOS/.test(hint)) return fireworks(tints)
  const behind = [
    () =>
      `${circle(globe(pen, tints.second, 0.16, 0.55), 34, -62, -44)}<ellipse cx="-62" cy="-44" rx="56" ry="13" transform="rotate(-20 -62 -44)" fill="none" stroke="${tints.metal.body}" stroke-width="5"/>`,
    () =>
      circle(
        pen.radial(
          [
            [0, '#fffbe2'],
            [0.8, '#ffe9a0'],
            [1, '#f2c75a'],
          ],
          0.4,
          0.4,
          0.65,
        ),
        32,
        -58,
        -50,
      ),
    () => line(tints.metal.light, 4, 'M-86 40L-40-6M-70 76L-14 20M-30 92L4 58', ' stroke-linecap="round"'),
    () =>
      `<path fill="none" stroke="${tints.metal.body}" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round" d="M-96 70C-40 100 60 80 74-60"/>`,
  ]
  const named = /TALA|ALVA|STAR|ESTRELA/.test(hint)
    ? path(tints.metal.body, 'M-58-92L-46-62-14-60-38-40-30-10-58-26-86-10-78-40-102-60-70-62z')
    : /KIDLAT|TURBO|RAIO|FLASH/.test(hint)
      ? path(tints.metal.body, 'M-44-98L-98-6H-66L-88 66-20-28H-54z')
      : (behind[random.int(0, 3)]?.() ?? '')
  const side = random.pick([1, 1, -1] as const)
  const turn = side === 1 ? '' : ' transform="scale(-1 1)"'
  return `<g${turn}>${named}<g transform="translate(6 -2) rotate(${random.int(20, 48)})">${rocket(pen, tints)}</g></g>`
}
