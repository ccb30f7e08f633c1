import { gold, oklch, parseHex, shade } from '../palette.ts'
import type { Pen } from '../pen.ts'
import { bigCoin, coinShower } from './coin.ts'
import { placed, type Subject } from './subject.ts'

const both = (pen: Pen, name: string, half: string): string => {
  const id = pen.id(name)
  return `<g id="${id}">${half}</g><use href="#${id}" transform="scale(-1 1)"/>`
}

/** The royal elephant from the front: a seat of many roofs, a cloth of gold, a coin in its trunk. */
export const royalElephant: Subject = (pen, palette, label) => {
  const hue = parseHex(palette.brand).h
  const jade = parseHex(palette.accent).h
  const ink = oklch(0.22, 0.05, hue)
  const skin = (low: number, high: number, x2 = 0.3): string =>
    pen.linear(
      [
        [0, oklch(high, 0.045, hue + 10)],
        [1, oklch(low, 0.05, hue)],
      ],
      x2,
      1,
    )
  const metal = pen.linear(
    [
      [0, '#fff6cc'],
      [0.3, gold.body],
      [0.55, '#c07f16'],
      [0.7, '#ffe08a'],
      [1, gold.deep],
    ],
    0.7,
    1,
  )
  const cloth = pen.linear([
    [0, shade(palette.brand, 0.6)],
    [1, shade(palette.brand, 0.38)],
  ])
  const green = pen.linear([
    [0, oklch(0.7, 0.13, jade)],
    [1, oklch(0.42, 0.1, jade)],
  ])
  const roof = (y: number, half: number, tall: number): string =>
    `<path fill="${cloth}" stroke="${ink}" stroke-width="3.5" d="M${-half} ${y}L${-half - 12} ${y - 10}Q${-half * 0.7} ${y - tall * 0.7} ${-half * 0.62} ${y - tall}H${half * 0.62}Q${half * 0.7} ${y - tall * 0.7} ${half + 12} ${y - 10}L${half} ${y}z"/><path fill="${metal}" stroke="${ink}" stroke-width="2.5" d="M${-half - 4} ${y - 4}H${half + 4}V${y + 6}H${-half - 4}z"/>`
  const tassels = (from: number, to: number, y: number): string =>
    Array.from({ length: 6 }, (_, index) => `M${Math.round(from + ((to - from) * index) / 5)} ${y}v16`).join(
      '',
    )
  return (
    `<circle r="250" fill="${pen.radial([
      [0, '#fff8dc', 0.95],
      [0.45, oklch(0.9, 0.13, 84), 0.6],
      [1, oklch(0.8, 0.14, 70), 0],
    ])}"/>` +
    coinShower(pen.child('a'), gold, [
      [-216, -170, 0.8, 24],
      [218, -176, 0.9, -20],
      [-150, -226, 0.6, 50],
      [148, -232, 0.6, 14],
    ]) +
    `<ellipse cy="236" rx="200" ry="16" fill="#000000" opacity=".35"/>` +
    // The seat and its roofs.
    `<path fill="${green}" stroke="${ink}" stroke-width="4" d="M-70-112V-166H70V-112z"/><path fill="${ink}" opacity=".75" d="M-56-112V-150Q-38-164-20-150V-112zM20-112V-150Q38-164 56-150V-112z"/><path fill="${metal}" stroke="${ink}" stroke-width="3" d="M-10-112V-168H10V-112zM-78-112V-168H-62V-112zM62-112V-168H78V-112z"/>` +
    roof(-164, 86, 32) +
    roof(-194, 58, 26) +
    roof(-218, 34, 20) +
    `<path fill="${metal}" stroke="${ink}" stroke-width="2.5" d="M-8-238C-8-248-3-254 0-270C3-254 8-248 8-238z"/>` +
    both(
      pen,
      'eb',
      // Body and leg, the cloth over the flank, the ear.
      `<path fill="${skin(0.36, 0.52)}" stroke="${ink}" stroke-width="5" d="M0-116H76C136-110 158-50 156 40V226Q156 234 146 234H92Q82 234 82 226V150H0z"/><path fill="${oklch(0.9, 0.04, 80)}" stroke="${ink}" stroke-width="2.5" d="M88 234a11 11 0 0 1 22 0zM110 234a11 11 0 0 1 22 0zM132 234a10 10 0 0 1 20 0z"/>` +
        `<path fill="${cloth}" stroke="${ink}" stroke-width="4" d="M60-118C128-112 160-60 162 30V120H96V20z"/><path fill="none" stroke="${metal}" stroke-width="10" d="M162 112H98"/><path stroke="${gold.body}" stroke-width="7" stroke-linecap="round" d="${tassels(102, 156, 124)}"/><path fill="${metal}" d="M134 40l10 16-10 16-10-16zM132-20l8 13-8 13-8-13z"/>` +
        `<path fill="${skin(0.42, 0.6, 1)}" stroke="${ink}" stroke-width="5" d="M64-96C104-150 196-150 222-98C240-50 216 24 166 66C150 80 128 66 116 44C100 20 84-10 78-40z"/><path fill="${oklch(0.66, 0.09, 24)}" opacity=".75" d="M100-84C130-120 184-118 202-84C214-50 196 4 160 36C146 10 120-20 106-40z"/>`,
    ) +
    both(
      pen,
      'eh',
      `<path fill="${skin(0.44, 0.62)}" stroke="${ink}" stroke-width="5" d="M0-132C54-134 98-108 104-62C110-14 84 18 66 44C58 58 54 74 52 92H0z"/><path fill="${skin(0.44, 0.62)}" d="M-4-126H20V92H-4z"/>` +
        `<path fill="#fffdf0" stroke="${ink}" stroke-width="4" d="M36 50C52 92 86 120 128 116C108 146 58 140 30 84z"/><path fill="${metal}" stroke="${ink}" stroke-width="3" d="M33 62L50 56L60 80L42 92z"/>` +
        `<ellipse cx="64" cy="-16" rx="13" ry="10" fill="#fff7e6" stroke="${ink}" stroke-width="3.5"/><circle cx="62" cy="-15" r="6.5" fill="#1d0d06"/><path fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" d="M48-32Q66-42 84-26"/>`,
    ) +
    // Cloth of the brow with its jewel.
    `<path fill="${green}" stroke="${ink}" stroke-width="4" d="M-86-104C-50-134 50-134 86-104C74-60 44-34 0 4C-44-34-74-60-86-104z"/><path fill="none" stroke="${metal}" stroke-width="9" d="M-76-100C-64-62-40-40 0-8C40-40 64-62 76-100"/><path fill="${cloth}" stroke="${gold.body}" stroke-width="4" d="M0-106L34-78 0-38-34-78z"/><path fill="${oklch(0.86, 0.13, jade)}" d="M0-92L18-78 0-58-18-78z"/><path fill="#ffffff" opacity=".75" d="M0-92L-18-78 0-78z"/><path stroke="${gold.body}" stroke-width="6" stroke-linecap="round" d="M0 10V22M-22-10V2M22-10V2"/>` +
    // The trunk curls up to the coin that it brings.
    `<path fill="none" stroke="${ink}" stroke-width="66" stroke-linecap="round" d="M0 40C-2 90-16 120-30 150C-48 196-20 228 30 228"/><path fill="none" stroke="${skin(0.42, 0.62, 0)}" stroke-width="56" stroke-linecap="round" d="M0 40C-2 90-16 120-30 150C-48 196-20 228 30 228"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="3.5" stroke-linecap="round" opacity=".6" d="M-22 62Q0 70 22 62M-26 86Q-4 96 18 88M-34 110Q-12 122 10 114M-46 134Q-24 150 0 140M-58 166Q-34 176-12 164M-56 196Q-30 192-14 182"/>` +
    placed(bigCoin(pen.child('c'), gold, label, 'block'), 62, 172, 0.66, -6) +
    coinShower(pen.child('f'), gold, [
      [-200, 214, 1, 10],
      [-232, 178, 0.7, -14],
      [204, 214, 1.1, 16],
      [236, 172, 0.7, -30],
    ])
  )
}
