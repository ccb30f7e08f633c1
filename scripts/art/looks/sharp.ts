import { oklch, parseHex } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { LookMaker } from './look.ts'

/** A lacquer ground: its colour, the colour of its ornament and whether it is dark. */
type Ground = { fill: string; tone: string; disc: string; dark: boolean; hue: number }

const patterns = {
  scales: (pen: Pen, tone: string): string => {
    const id = pen.id('p')
    pen.define(
      `<pattern id="${id}" width="36" height="18" patternUnits="userSpaceOnUse"><g fill="none" stroke="${tone}"><circle cx="18" cy="18" r="17"/><circle cx="18" cy="18" r="11"/><circle cx="18" cy="18" r="5"/><path d="M0 9a9 9 0 0 0 9-9M36 9a9 9 0 0 1-9-9"/></g></pattern>`,
    )
    return `url(#${id})`
  },
  lattice: (pen: Pen, tone: string): string => {
    const id = pen.id('p')
    pen.define(
      `<pattern id="${id}" width="30" height="30" patternUnits="userSpaceOnUse"><path d="M0 0h10v10H0M20 0v20h10M0 20h10v10M20 30V20" fill="none" stroke="${tone}" stroke-width="1.5"/></pattern>`,
    )
    return `url(#${id})`
  },
  stars: (pen: Pen, tone: string): string => {
    const id = pen.id('p')
    pen.define(
      `<pattern id="${id}" width="34" height="34" patternUnits="userSpaceOnUse"><path d="M17 0L22 12 34 17 22 22 17 34 12 22 0 17 12 12z" fill="none" stroke="${tone}" stroke-width="1.2"/></pattern>`,
    )
    return `url(#${id})`
  },
  waves: (pen: Pen, tone: string): string => {
    const id = pen.id('p')
    pen.define(
      `<pattern id="${id}" width="40" height="14" patternUnits="userSpaceOnUse"><path d="M0 7q10-10 20 0t20 0M0 14q10-10 20 0t20 0" fill="none" stroke="${tone}" stroke-width="1.2"/></pattern>`,
    )
    return `url(#${id})`
  },
} as const

const clouds = (pen: Pen, fill: string, edge: string): string => {
  const cloud = 'M0 0H84a14 14 0 0 0-4-26a22 22 0 0 0-40-8a16 16 0 0 0-26 10a13 13 0 0 0-14 24z'
  const y = pen.random.int(206, 232)
  return `<g fill="${fill}" stroke="${edge}" stroke-width="1.5"><path transform="translate(${pen.random.int(-18, 6)} ${y})" d="${cloud}"/><path transform="translate(${pen.random.int(222, 240)} ${y - pen.random.int(20, 90)})" d="${cloud}"/></g>`
}

const petals = (fill: string, edge: string): string => {
  const petal = (angle: number): string =>
    `<path transform="translate(150 240) rotate(${angle})" d="M0 0C-26-40-20-92 0-122C20-92 26-40 0 0z"/>`
  return `<g fill="${fill}" stroke="${edge}" stroke-width="1.4">${[-78, -52, -26, 78, 52, 26, 0].map(petal).join('')}</g>`
}

/** Lacquer and gold line: a flat ground, a disc of gold leaf, a cut-corner frame, letters in gold relief. */
export const sharp: LookMaker = (pen, palette, motif) => {
  const { random } = pen
  const brand = parseHex(palette.brand).h
  const accent = parseHex(palette.accent).h
  const leaf = oklch(0.8, 0.13, accent)
  const dark = (l: number, c: number, hue: number): Ground => ({
    fill: pen.linear([
      [0, oklch(l + 0.06, c, hue)],
      [1, oklch(l - 0.08, c * 0.8, hue)],
    ]),
    tone: oklch(l + 0.14, c * 0.9, hue + 12),
    disc: oklch(l + 0.2, c, hue + 10),
    dark: true,
    hue,
  })
  const light = (l: number, c: number, hue: number): Ground => ({
    fill: pen.linear([
      [0, oklch(l, c, hue)],
      [1, oklch(l - 0.07, c * 1.3, hue)],
    ]),
    tone: oklch(l - 0.1, c * 1.4, hue),
    disc: oklch(0.58, 0.2, brand),
    dark: false,
    hue,
  })
  const choice = random.int(0, 10)
  const ground =
    [
      () => dark(0.44, 0.18, brand),
      () => dark(0.22, 0.03, brand + 10),
      () => dark(0.36, 0.08, brand + 140),
      () => dark(0.34, 0.1, brand + 235),
      () => light(0.93, 0.035, accent + 6),
      () => light(0.85, 0.09, accent),
      () => light(0.86, 0.06, brand - 12),
      () => dark(0.33, 0.09, brand + 128),
      () => light(0.9, 0.035, brand + 150),
      () => dark(0.4, 0.16, brand - 6),
      () => light(0.95, 0.03, accent),
    ][choice]?.() ?? dark(0.44, 0.18, brand)
  const subjectHue = ground.dark
    ? random.pick([brand, accent - 20, brand + 150, brand - 20] as const)
    : random.pick([brand, brand + 140, brand + 235, brand - 40] as const)
  // Gold before gold leaf would be lost: metal stands before red.
  const metallic = motif === 'crowns' || motif === 'coins' || motif === 'wheels'
  const disc =
    ground.dark && metallic
      ? pen.radial([
          [0, oklch(0.6, 0.2, brand + 10)],
          [1, oklch(0.34, 0.15, brand)],
        ])
      : ground.dark
        ? pen.radial(
            [
              [0, oklch(0.93, 0.09, accent + 8)],
              [0.7, oklch(0.8, 0.14, accent)],
              [1, oklch(0.66, 0.14, accent - 14)],
            ],
            0.4,
            0.35,
            0.7,
          )
        : ground.disc
  const kind = motif === 'fish' ? 'waves' : random.pick(['scales', 'lattice', 'stars', 'waves'] as const)
  const pattern = pen.detail === 0 ? 'none' : patterns[kind](pen, ground.tone)
  const edge = ground.dark ? leaf : oklch(0.5, 0.13, brand)
  const plate = ground.dark ? oklch(0.3, 0.13, brand) : oklch(0.42, 0.17, brand)
  const ornament = random.pick(['clouds', 'petals', 'ring', 'none'] as const)
  const extra =
    pen.detail < 2
      ? ''
      : ornament === 'clouds'
        ? clouds(pen, ground.dark ? oklch(0.9, 0.05, accent) : '#fff', edge)
        : ornament === 'petals'
          ? petals(ground.dark ? oklch(0.62, 0.16, brand - 10) : oklch(0.8, 0.09, brand - 10), edge)
          : ornament === 'ring'
            ? `<circle cx="150" cy="160" r="122" fill="none" stroke="${leaf}" stroke-width="5" stroke-dasharray="${random.pick(['3 9', '22 6 4 6', '1 4'])}"/>`
            : ''
  const r = random.int(88, 104)
  return {
    tints: {
      hue: subjectHue,
      second: subjectHue + random.pick([150, 60, -90] as const),
      metal: { light: '#fff0bd', body: oklch(0.78, 0.14, accent), deep: oklch(0.47, 0.11, accent - 20) },
    },
    back: `<path fill="${ground.fill}" d="M0 0h300v400H0z"/><path fill="${pattern}" opacity=".6" d="M0 0h300v400H0z"/><circle cx="150" cy="160" r="${r}" fill="${disc}" stroke="${leaf}" stroke-width="2"/>${extra}`,
    front: `<path fill="${plate}" d="M0 230h300v170H0z" opacity=".94"/><path fill="${pattern}" opacity=".28" d="M0 312h300v88H0z"/><path fill="none" stroke="${leaf}" stroke-width="1.6" d="M0 230h300M0 234h300M0 314h300"/><path fill="none" stroke="${leaf}" stroke-width="1.6" d="M26 9H274L291 26V374L274 391H26L9 374V26z"/>${pen.detail > 2 ? `<path fill="${leaf}" d="M150 330q9 11 0 26q-9-15 0-26zm-6 26q-14-4-15-17q13 3 15 17zm12 0q14-4 15-17q-13 3-15 17zm-16 3q-17 2-23-8q14-3 23 8zm20 0q17 2 23-8q-14-3-23 8zM60 352h44v1H60zm136 0h44v1h-44z"/>` : ''}`,
    subject: (_id, group) =>
      `<g stroke="${ground.dark ? '#fff2c4' : oklch(0.3, 0.1, brand)}" stroke-width="1.5">${group}</g>`,
    lettering: {
      face: pen.linear([
        [0, '#fff6d2'],
        [0.5, oklch(0.86, 0.12, accent)],
        [1, oklch(0.7, 0.14, accent - 8)],
      ]),
      edge: oklch(0.22, 0.1, brand),
      edgeWidth: 3,
      drop: oklch(0.18, 0.08, brand),
      fall: 2.5,
      tilt: 0,
    },
  }
}
