import { tone } from '../motifs/motif.ts'
import { gold, oklch, parseHex } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import type { LookMaker } from './look.ts'

const dots = (
  pen: Pen,
  count: number,
  width: number,
  colour: string,
  opacity: number,
  low = 10,
  high = 300,
): string => {
  const places = Array.from(
    { length: count },
    () => `M${pen.random.int(8, 292)} ${pen.random.int(low, high)}h0`,
  )
  return `<path d="${places.join('')}" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" opacity="${num(opacity, 2)}"/>`
}

/** Light behind the subject. Each is worth about 250 bytes. */
const ornaments = {
  rays: (pen: Pen, hue: number): string =>
    `<circle cx="150" cy="165" r="130" fill="none" stroke="${oklch(0.85, 0.15, hue + 30)}" stroke-width="260" stroke-dasharray="${pen.random.pick(['24 44', '14 27', '34 48'])}" opacity=".16" transform="rotate(${pen.random.int(0, 40)} 150 165)"/>`,
  ribbons: (pen: Pen, hue: number): string => {
    const veil = (h: number): string =>
      pen.linear([
        [0, oklch(0.85, 0.18, h), 0],
        [0.8, oklch(0.82, 0.19, h), 0.8],
        [1, oklch(0.7, 0.19, h), 0],
      ])
    const y = pen.random.int(90, 150)
    const sway = pen.random.int(-40, 40)
    return `<path fill="${veil(170)}" d="M-10 ${y}C70 ${y - 90 + sway} 120 ${y + 70} 200 ${y - 10}S290 ${y - 60} 310 ${y - 20}V${y - 120}H-10z"/><path fill="${veil(hue + 10)}" d="M-10 ${y + 60}C60 ${y + 90 - sway} 150 ${y - 50} 220 ${y + 50}S300 ${y} 310 ${y + 20}V${y - 110}H-10z"/>`
  },
  rings: (pen: Pen, hue: number): string =>
    `<g fill="none" stroke="${oklch(0.82, 0.16, hue + 30)}" opacity=".4">${[112, 134, 158].map((r, index) => `<circle cx="150" cy="165" r="${r}" stroke-width="${[3, 9, 2][index] ?? 2}" stroke-dasharray="${pen.random.int(2, 60)} ${pen.random.int(8, 24)}"/>`).join('')}</g>`,
  peaks: (pen: Pen, hue: number): string => {
    const x = pen.random.int(20, 60)
    return `<path fill="${oklch(0.27, 0.12, hue - 10)}" d="M-5 320V252C20 230 ${x - 10} 236 ${x} 220C${x + 10} 150 ${x + 24} 112 ${x + 48} 110S${x + 90} 170 ${x + 100} 234C230 206 236 176 256 176S290 206 305 226V320z"/>`
  },
  bokeh: (pen: Pen, hue: number): string =>
    dots(pen, 5, 58, oklch(0.75, 0.18, hue + 40), 0.24) + dots(pen, 6, 28, oklch(0.85, 0.14, hue), 0.3),
  beams: (pen: Pen, hue: number): string => {
    const beam = pen.linear([
      [0, oklch(0.95, 0.1, hue), 0.7],
      [1, oklch(0.8, 0.15, hue), 0],
    ])
    return `<path fill="${beam}" d="M20-10L-30 300H90zM280-10L330 300H210zM${pen.random.int(120, 180)}-10L60 320H240z"/>`
  },
} as const

/** Night and light: jewel-coloured dark, a glow behind the subject, the subject's own halo, letters lit from above. */
export const round: LookMaker = (pen, palette, motif) => {
  const { random } = pen
  const brand = parseHex(palette.brand).h
  const accent = parseHex(palette.accent).h
  const base = random.pick([
    brand,
    brand - 26,
    brand + 24,
    brand + 58,
    accent,
    accent + 40,
    accent + 75,
    brand + 96,
    accent - 22,
  ] as const)
  const hue = base + random.int(-9, 9)
  const second = hue + random.pick([150, 120, -120, 70] as const)
  const warm = base === brand + 96
  const sky = pen.linear([
    [0, oklch(0.2, 0.12, warm ? brand : hue + 14)],
    [0.5, oklch(0.42, 0.19, hue)],
    [1, oklch(0.14, 0.07, warm ? brand : hue - 14)],
  ])
  const spot = pen.radial([
    [0, oklch(0.88, 0.15, hue + 30), 0.95],
    [0.45, oklch(0.64, 0.21, hue + 14), 0.55],
    [1, oklch(0.5, 0.2, hue), 0],
  ])
  const kind =
    motif === 'rockets'
      ? random.pick(['ribbons', 'bokeh'] as const)
      : random.pick(['rays', 'ribbons', 'rings', 'peaks', 'bokeh', 'beams'] as const)
  const night = oklch(0.13, 0.07, warm ? brand : hue)
  const scrim = pen.linear([
    [0, night, 0],
    [0.25, night, 0.45],
    [0.45, night, 0.9],
    [1, night],
  ])
  const halo = oklch(0.84, 0.17, second)
  const wave = pen.random.pick([
    [60, 26, 13],
    [100, 40, 18],
    [50, 34, 9],
  ] as const)
  const promenade = `<path fill="none" stroke="${oklch(0.72, 0.2, hue + 20)}" stroke-width="${wave[2]}" opacity=".28" d="M-${random.int(5, 50)} 352q${wave[0] / 2}-${wave[1]} ${wave[0]} 0${`t${wave[0]} 0`.repeat(Math.ceil(330 / wave[0]))}M-20 388q${wave[0] / 2}-${wave[1]} ${wave[0]} 0${`t${wave[0]} 0`.repeat(Math.ceil(300 / wave[0]))}"/>`
  return {
    tints: { hue: second, second: hue + 30, metal: gold },
    back:
      `<path fill="${sky}" d="M0 0h300v400H0z"/>` +
      (pen.detail > 0 ? ornaments[kind](pen, hue) : '') +
      `<circle cx="150" cy="165" r="165" fill="${spot}"/>` +
      (pen.detail > 2 ? dots(pen, 10, 2.5, '#fff', 0.8, 10, 230) : ''),
    front: `<path fill="${scrim}" d="M0 176h300v224H0z"/>${pen.detail > 1 ? promenade : ''}`,
    subject: (id, group) =>
      `<g stroke="${halo}"><g stroke-width="18" opacity=".22">${group}</g><use href="#${id}" stroke-width="7" opacity=".45"/></g><use href="#${id}"/>`,
    lettering: {
      face: pen.linear([
        [0, '#ffffff'],
        [0.45, oklch(0.97, 0.05, second)],
        [0.55, tone(0.86, 0.15, second)],
        [1, tone(0.74, 0.18, second + 16)],
      ]),
      edge: oklch(0.16, 0.09, hue),
      edgeWidth: 7,
      drop: oklch(0.08, 0.05, hue),
      fall: 4,
      tilt: random.pick([0, 0, -2.5] as const),
    },
  }
}
