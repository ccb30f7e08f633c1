import { gold, oklch, parseHex } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { LookMaker } from './look.ts'

const ornaments = {
  halftone: (pen: Pen, tone: string): string => {
    const id = pen.id('p')
    pen.define(
      `<pattern id="${id}" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(${pen.random.pick([30, 45, 60])})"><circle cx="6" cy="6" r="5" fill="${tone}"/><circle cx="17" cy="17" r="3" fill="${tone}"/></pattern>`,
    )
    return `<path fill="url(#${id})" opacity=".5" d="M0 0h300v400H0z"/>`
  },
  stripes: (pen: Pen, tone: string): string => {
    const id = pen.id('p')
    pen.define(
      `<pattern id="${id}" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(${pen.random.pick([45, -45, 90])})"><path fill="${tone}" d="M0 0h22v44H0z"/></pattern>`,
    )
    return `<path fill="url(#${id})" opacity=".45" d="M0 0h300v400H0z"/>`
  },
  chevrons: (pen: Pen, tone: string): string => {
    const id = pen.id('p')
    pen.define(
      `<pattern id="${id}" width="60" height="52" patternUnits="userSpaceOnUse"><path fill="${tone}" d="M0 30L30 0 60 30V56L30 26 0 56z"/></pattern>`,
    )
    return `<path fill="url(#${id})" opacity=".4" d="M0 0h300v400H0z"/>`
  },
  none: (): string => '',
} as const

/** Paper flags on a string: every street of a fiesta. */
const bunting = (pen: Pen, hues: readonly [number, number, number]): string => {
  const flags = Array.from({ length: 7 }, (_, index) => {
    const x = index * 44 - 6
    const y = 92 + Math.round(16 * Math.sin(((index + 0.5) / 7) * Math.PI))
    return `<path fill="${oklch(0.78, 0.18, hues[index % 3] ?? 90)}" d="M${x} ${y}h32l-16 ${pen.random.int(26, 32)}z"/>`
  })
  return `<path fill="none" stroke="#fff" stroke-width="3" d="M-4 90Q150 128 304 90"/>${flags.join('')}`
}

/** Sun and sign paint: bright rays, the subject as a sticker with a hard shadow, letters that lean. */
export const soft: LookMaker = (pen, palette) => {
  const { random } = pen
  const brand = parseHex(palette.brand).h
  const accent = parseHex(palette.accent).h
  const ink = oklch(0.26, 0.11, brand)
  const hue = random.pick([
    brand,
    brand - 40,
    brand + 40,
    accent,
    accent - 42,
    accent - 66,
    accent + 55,
    brand + 75,
    accent - 95,
  ] as const)
  const bright = Math.abs(hue - accent) < 20
  const l = bright ? 0.84 : 0.64
  const sun = pen.radial(
    [
      [0, oklch(Math.min(0.96, l + 0.24), 0.12, hue + 24)],
      [0.6, oklch(l, 0.17, hue)],
      [1, oklch(l - 0.14, 0.17, hue - 10)],
    ],
    0.5,
    0.42,
    0.72,
  )
  const tone = oklch(Math.min(0.95, l + 0.1), 0.15, hue + 16)
  const subjectHue = hue + random.pick([180, 150, -140, 120] as const)
  const kind = random.pick(['halftone', 'stripes', 'chevrons', 'none'] as const)
  const rays =
    kind === 'none' || random.chance(0.45)
      ? `<circle cx="150" cy="168" r="140" fill="none" stroke="#fff" stroke-width="280" stroke-dasharray="${random.pick(['37 36.3', '27 28', '22 14.65'])}" opacity=".26" transform="rotate(${random.int(0, 30)} 150 168)"/>`
      : ''
  const burst = random.pick(['disc', 'seal', 'bunting', 'plain'] as const)
  const extra =
    pen.detail < 1
      ? ''
      : burst === 'disc'
        ? `<circle cx="150" cy="166" r="104" fill="#fff" opacity=".45"/><circle cx="150" cy="166" r="86" fill="#fff" opacity=".5"/>`
        : burst === 'seal'
          ? `<circle cx="150" cy="166" r="92" fill="${oklch(0.9, 0.15, accent)}" stroke="${oklch(0.9, 0.15, accent)}" stroke-width="22" stroke-dasharray="16 8.1" opacity=".92"/>`
          : burst === 'bunting'
            ? bunting(pen, [accent, 25, brand])
            : ''
  const foot = random.pick([
    oklch(0.4, 0.18, brand),
    oklch(0.4, 0.18, brand),
    oklch(0.47, 0.19, 25),
    oklch(0.42, 0.11, 160),
  ] as const)
  const yellow = random.chance(0.6)
  return {
    tints: { hue: subjectHue, second: subjectHue + random.pick([120, -90, 70] as const), metal: gold },
    back: `<path fill="${sun}" d="M0 0h300v400H0z"/>${ornaments[kind](pen, tone)}${rays}${extra}`,
    front: `<path fill="${foot}" d="M0 400V262q12.5-18 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0V400z"/>${pen.detail > 1 ? `<path stroke="${oklch(0.88, 0.17, accent)}" stroke-width="7" d="M0 326H300"/><path stroke="${oklch(0.63, 0.21, 25)}" stroke-width="7" d="M0 337H300"/>${pen.detail > 2 ? '<path fill="#fff" d="M150 347l5 12h13l-10 8 4 13-12-8-12 8 4-13-10-8h13zM92 355l3 7h8l-6 5 2 8-7-5-7 5 2-8-6-5h8zm116 0l3 7h8l-6 5 2 8-7-5-7 5 2-8-6-5h8z"/>' : ''}` : ''}`,
    subject: (id, group) =>
      `<g transform="translate(0 6)" stroke="${ink}" stroke-width="21">${group}</g><use href="#${id}" stroke="#fff" stroke-width="13"/><use href="#${id}" stroke="${ink}" stroke-width="2.5"/>`,
    lettering: {
      face: yellow
        ? pen.linear([
            [0, '#fffbe0'],
            [0.5, oklch(0.9, 0.17, accent + 6)],
            [1, oklch(0.8, 0.18, accent - 22)],
          ])
        : pen.linear([
            [0, '#fff'],
            [0.6, '#fff'],
            [1, oklch(0.86, 0.08, brand)],
          ]),
      edge: ink,
      edgeWidth: 8,
      drop: ink,
      fall: 5,
      tilt: random.pick([-4, -3, 2.5, -5] as const),
    },
  }
}
