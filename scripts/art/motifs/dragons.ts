import { oklch } from '../palette.ts'
import type { Pen } from '../pen.ts'
import { circle, globe, line, type Motif, metalSweep, path, shine, sweep, type Tints } from './motif.ts'

/** The head from the front: half of it drawn, the other half is its reflection. */
function mask(pen: Pen, tints: Tints): string {
  const { hue, second, metal } = tints
  const mane = sweep(pen, second, 0.2, 0.6, 1, 0.2)
  const skin = sweep(pen, hue, 0.18, 0.56, 0.4, 1)
  const lid = oklch(0.78, 0.16, hue + 15)
  const half =
    path(mane, 'M0-66L34-82 42-58 78-70 70-42 104-38 82-12 108 10 78 22 94 50 62 48 66 78 40 64 0 84z') +
    path(metalSweep(pen, tints, 1, 0), 'M16-50C20-84 44-100 72-106C60-92 62-74 38-46z') +
    path(skin, 'M0-60C30-62 56-46 58-16C60 8 46 22 42 42C38 64 18 76 0 78z') +
    path(oklch(0.36, 0.15, 20), 'M0 50C18 52 32 46 42 38C40 62 20 76 0 76z') +
    path('#fff', 'M26 46l5 19 7-23zM8 51l4 9 5-10z') +
    path(sweep(pen, hue + 12, 0.16, 0.7), 'M0-10C18-10 26 12 36 24C44 38 24 52 0 52z') +
    path(oklch(0.25, 0.1, hue), 'M12 32q12-10 18 2q-10 6-18-2z') +
    path(
      pen.radial([
        [0, '#fffbd0'],
        [0.6, '#ffd21f'],
        [1, '#ff7a00'],
      ]),
      'M10-14C22-30 42-28 52-16C40-2 22-2 10-14z',
    ) +
    `<ellipse cx="31" cy="-16" rx="4" ry="9" fill="#1a0a08"/>` +
    path(lid, 'M2-24C18-44 44-46 64-36L52-20C36-30 20-26 8-10z') +
    path(lid, 'M0-56Q12-40 0-24z') +
    line(metal.body, 5, 'M34 30C62 24 66 60 98 46', ' stroke-linecap="round"') +
    path(mane, 'M0 76L6 100 18 74 28 94 34 64z')
  const id = pen.id('h')
  return `<g id="${id}">${half}</g><use href="#${id}" transform="scale(-1 1)"/>${circle(globe(pen, 60, 0.17, 0.78), 15, 0, -78)}`
}

/** The whole animal in a coil: the body is one thick line, its belly a dashed one. */
function coil(pen: Pen, tints: Tints): string {
  const { hue, second, metal } = tints
  const body = pen.linear([
    [0, oklch(0.7, 0.18, hue + 12)],
    [1, oklch(0.4, 0.16, hue - 12)],
  ])
  const way = pen.random.pick([
    'M60 92C-30 108-104 74-78 26C-56-14 40 32 70-2C90-28 54-52 20-44',
    'M-96 70C-70 112 70 104 78 52C86 6-64 34-76-10C-84-48-30-60 16-46',
  ])
  const mane = sweep(pen, second, 0.2, 0.62, 1, 0.3)
  const head =
    path(mane, 'M-24-30L-48-40-36-20-62-12-38 0-54 22-26 16-20 36 0 18z') +
    path(
      metalSweep(pen, tints, 1, 0),
      'M-8-28C-20-56-46-62-60-64C-44-52-36-34-22-20zM8-26C4-52-14-64-24-70C-16-54-12-40-6-24z',
    ) +
    path(
      sweep(pen, hue, 0.18, 0.62),
      'M-30-18C-14-40 20-34 34-16C48-18 64-12 66 2C66 10 58 12 48 12L8 20C-20 28-38 4-30-18z',
    ) +
    path(oklch(0.45, 0.17, 20), 'M6 18L54 12Q46 28 16 30z') +
    path(oklch(0.4, 0.15, hue), 'M0 22Q30 34 50 26Q40 44 4 38z') +
    path('#fff', 'M26 16l3 10 5-11zM42 14l3 9 4-10z') +
    `<ellipse cx="8" cy="-12" rx="10" ry="8" fill="#ffe25a"/>${circle('#1a0a08', 4.5, 11, -12)}` +
    line(metal.body, 4, 'M58 6C84 0 78 34 100 26M60 0C80-20 92-2 104-14', ' stroke-linecap="round"') +
    shine('M-18-16C-6-30 12-28 22-20C8-22-6-18-18-16z', 0.5)
  const id = pen.id('w')
  const along = (stroke: string, width: number, more: string): string =>
    `<use href="#${id}" stroke="${stroke}" stroke-width="${width}" ${more}/>`
  return (
    `<defs><path id="${id}" fill="none" d="${way}"/></defs>${along(oklch(0.66, 0.19, second), 50, 'stroke-dasharray="5 12"')}${along(body, 38, 'stroke-linecap="round"')}` +
    along(oklch(0.88, 0.11, hue + 40), 15, 'stroke-dasharray="5 3" opacity=".75"') +
    `<g transform="translate(26 -44) scale(1.02)">${head}</g>${circle('#ffd24a', 15, -66, -66)}${line(metal.light, 4, 'M-84-80q-14-20 4-30M-50-82q8-10 4-20', ' stroke-linecap="round"')}`
  )
}

/** A dragon with its pearl: face to face, or coiled. */
export const dragons: Motif = (pen, tints, hint) => {
  const water = /AGUA|ILOG|BUWAN|SEA/.test(hint)
  if (!water && pen.random.chance(0.75))
    return `<g transform="translate(0 5)scale(.92)">${mask(pen, tints)}</g>`
  return `<g transform="translate(0 9)scale(${pen.random.pick(['', '-'])}.92 .92)">${coil(pen, tints)}</g>`
}
