import { fitSize, letter } from '../lettering/letter.ts'
import { motifs } from '../motifs/catalogue.ts'
import { gold, oklch, parseHex, shade } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { bigCoin, coinShower } from './coin.ts'
import { placed, type Subject, tintsOf } from './subject.ts'

/** A lottery ball of radius 50 with an outlined number. */
function ball(pen: Pen, hue: number, value: string): string {
  const light = pen.radial(
    [
      [0, '#ffffff', 0.85],
      [0.3, '#ffffff', 0.12],
      [0.6, '#000000', 0],
      [1, '#1a0010', 0.55],
    ],
    0.34,
    0.26,
    0.74,
  )
  const size = fitSize(value, 'block', 36, 34)
  return `<circle r="50" fill="${oklch(hue === 85 ? 0.82 : 0.58, 0.2, hue)}"/><circle r="27" fill="#ffffff"/><path fill="#2a0d12" d="${letter(value, { face: 'block', size, anchor: 'middle', y: size * 0.36 }).d}"/><circle r="50" fill="${light}"/>`
}

/** A golden lotus that opens on a draw: three balls rise out of it. */
export const lotusBloom: Subject = (pen, palette) => {
  const brand = parseHex(palette.brand).h
  const accent = parseHex(palette.accent).h
  const petal = pen.linear([
    [0, oklch(0.93, 0.06, brand - 6)],
    [0.45, oklch(0.82, 0.12, brand - 8)],
    [1, oklch(0.56, 0.2, brand)],
  ])
  const back = pen.linear([
    [0, oklch(0.86, 0.13, accent)],
    [1, oklch(0.58, 0.16, brand + 14)],
  ])
  const line = oklch(0.62, 0.13, accent)
  const shape = 'M0 0C-58-50-54-150 0-216C54-150 58-50 0 0z'
  const row = (angles: readonly number[], paint: string, scale: number, y: number): string =>
    `<g fill="${paint}" stroke="${line}" stroke-width="4" stroke-linejoin="miter">${angles.map((angle) => `<path transform="translate(0 ${y}) rotate(${angle}) scale(${scale})" d="${shape}"/><path fill="none" stroke-width="2" opacity=".55" transform="translate(0 ${y}) rotate(${angle}) scale(${scale})" d="M0-8C-20-70-18-130 0-190M0-8C20-70 18-130 0-190"/>`).join('')}</g>`
  const water = [0, 1, 2].map(
    (index) =>
      `<ellipse cy="${168 + index * 22}" rx="${num(190 + index * 34)}" ry="${num(16 + index * 5)}" fill="none" stroke="${line}" stroke-width="3" opacity="${num(0.8 - index * 0.25, 2)}"/>`,
  )
  return (
    water.join('') +
    row([-74, 74, -48, 48, -24, 24, 0], back, 1.02, 130) +
    `<circle cy="-30" r="130" fill="${pen.radial([
      [0, '#fff6c8', 0.95],
      [1, '#ffd96b', 0],
    ])}"/>` +
    placed(ball(pen, 85, '68'), -82, -104, 1.05, -10) +
    placed(ball(pen, brand, '8'), 0, -160, 1.35, 4) +
    placed(ball(pen, 150, '39'), 88, -96, 1.05, 12) +
    row([-88, 88, -62, 62], petal, 0.94, 150) +
    row([-34, 34], petal, 0.92, 156) +
    row([0], petal, 0.82, 160) +
    `<path fill="${oklch(0.5, 0.11, 150)}" stroke="${line}" stroke-width="3" d="M-210 160C-150 130-60 140 0 168C60 140 150 130 210 160C150 190 60 196 0 180C-60 196-150 190-210 160z"/>` +
    coinShower(pen, gold, [
      [-206, -70, 0.5, 20],
      [206, -120, 0.56, -16],
      [-150, -190, 0.42, 40],
      [150, -214, 0.4, 10],
    ])
  )
}

/** The drawing machine with six balls before it. */
export const machine: Subject = (pen, palette) => {
  const brand = parseHex(palette.brand).h
  const metal = { light: '#fff3c4', body: shade(palette.accent, 0.8), deep: shade(palette.accent, 0.5) }
  const rim = pen.linear(
    [
      [0, metal.deep],
      [0.25, metal.light],
      [0.5, metal.body],
      [0.75, metal.light],
      [1, metal.deep],
    ],
    1,
    0,
  )
  const hues = [brand, 85, 255, 150, brand - 30, 50]
  const inside = [
    [-92, -8],
    [-30, 32],
    [42, 22],
    [96, -20],
    [-62, -74],
    [8, -52],
    [66, -96],
    [-16, -130],
    [-112, -74],
  ]
  const values = ['7', '21', '33', '10', '42', '5', '18', '29', '36']
  const row = ['06', '14', '23', '31', '38', '45']
  return (
    `<path fill="${rim}" d="M-96 96H96L132 190H-132z"/><path fill="${shade(palette.brand, 0.36)}" d="M-84 112H84L96 150H-96z"/>` +
    `<circle cy="-60" r="176" fill="#fffaf0" fill-opacity=".5"/>` +
    inside
      .map(([x = 0, y = 0], index) =>
        placed(
          ball(pen, hues[index % hues.length] ?? 25, values[index] ?? '7'),
          x,
          y - 30,
          0.86,
          index * 31 - 60,
        ),
      )
      .join('') +
    `<circle cy="-60" r="176" fill="none" stroke="${rim}" stroke-width="12"/><circle cy="-60" r="166" fill="${pen.radial(
      [
        [0.55, '#ffffff', 0],
        [0.9, '#ffffff', 0.28],
        [1, '#ffffff', 0.65],
      ],
      0.5,
      0.5,
      0.5,
    )}"/>` +
    `<path fill="#ffffff" opacity=".75" d="M-140-104A146 146 0 0 1-44-198C-84-160-112-126-122-84z"/>` +
    `<path fill="${rim}" d="M-36-250H36V-226L22-214H-22L-36-226z"/>` +
    row
      .map((value, index) =>
        placed(
          ball(pen, hues[index] ?? 25, value),
          (index - 2.5) * 88,
          196 - Math.abs(index - 2.5) ** 2 * 7,
          0.88,
          (index - 2.5) * 5,
        ),
      )
      .join('')
  )
}

/** The new year's luck: red envelopes, ingots, old coins. */
export const envelopes: Subject = (pen, palette) => {
  const { brand, accent } = palette
  const red = pen.linear(
    [
      [0, shade(brand, 0.62)],
      [1, shade(brand, 0.42)],
    ],
    0.4,
    1,
  )
  const line = shade(accent, 0.84)
  const envelope = (x: number, y: number, angle: number): string =>
    placed(
      `<path fill="#000000" opacity=".25" d="M-70-108H90V128H-70z"/><rect x="-80" y="-120" width="160" height="240" rx="6" fill="${red}" stroke="${line}" stroke-width="4"/><path fill="${shade(brand, 0.36)}" stroke="${line}" stroke-width="3" d="M-78-118H78L0-44z"/><circle cy="16" r="42" fill="none" stroke="${line}" stroke-width="4"/><path fill="${line}" d="M0 46C-7 39-7 26 0-14C7 26 7 39 0 46zM-3 44C-22 38-28 22-26 6C-12 14-4 28-3 44zM3 44C22 38 28 22 26 6C12 14 4 28 3 44z"/><path fill="none" stroke="${line}" stroke-width="2" d="M-70 76H70V110H-70z"/>`,
      x,
      y,
      1,
      angle,
    )
  const tints = { ...tintsOf(palette), metal: gold }
  const ingot = motifs.coins(pen.child('i'), tints, 'TET TIEN')
  return (
    `<circle r="250" fill="${pen.radial([
      [0, '#ffe9a6', 0.75],
      [1, '#ffce5a', 0],
    ])}"/>` +
    envelope(-112, -40, -20) +
    envelope(112, -44, 18) +
    envelope(0, -72, -2) +
    `<g transform="translate(0 110) scale(1.55)">${ingot}</g>` +
    coinShower(pen, gold, [
      [-224, -120, 0.6, 20],
      [222, -150, 0.66, -24],
      [-196, 90, 0.6, 50],
      [206, 80, 0.56, 12],
      [40, -226, 0.5, 30],
    ])
  )
}

/** Lottery tickets fanned, the first with its six numbers. */
export const tickets: Subject = (pen, palette, label) => {
  const { brand, accent } = palette
  const notch = 'M-210-84H210V-24A24 24 0 0 0 210 24V84H-210V24A24 24 0 0 0-210-24z'
  const paper = pen.linear(
    [
      [0, '#fffdf4'],
      [1, '#f3e3bd'],
    ],
    0.4,
    1,
  )
  const size = label ? fitSize(label, 'block', 84, 54) : 0
  const body = (fill: string): string =>
    `<path fill="#000000" opacity=".22" transform="translate(6 10)" d="${notch}"/><path fill="${fill}" stroke="${shade(accent, 0.7)}" stroke-width="3" d="${notch}"/>`
  const marks = ['06', '14', '23', '31', '38', '45']
    .map((value, index) =>
      placed(
        ball(pen, [25, 85, 255, 150, 340, 50][index] ?? 25, value),
        -168 + (index % 3) * 66,
        index < 3 ? -14 : 48,
        0.56,
      ),
    )
    .join('')
  return (
    `<circle r="250" fill="${pen.radial([
      [0, '#fff3c0', 0.9],
      [1, '#ffd96b', 0],
    ])}"/>` +
    placed(body(shade(accent, 0.84)), -4, -90, 0.92, -20) +
    placed(body(shade(brand, 0.56)), 4, -30, 0.96, -8) +
    placed(
      `${body(paper)}<path fill="${brand}" d="M-206-80H80V-52H-206z"/><path stroke="${shade(accent, 0.7)}" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round" d="M84-80V80"/>${marks}<path fill="${brand}" d="${letter(label || '★', { face: 'block', size, x: 136, y: size * 0.36, anchor: 'middle' }).d}"/>`,
      0,
      56,
      1.1,
      5,
    ) +
    placed(bigCoin(pen.child('c'), gold, '', 'block'), -176, 166, 0.5, -16) +
    placed(bigCoin(pen.child('c'), gold, '', 'block'), 190, -120, 0.46, 14)
  )
}
