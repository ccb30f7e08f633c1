import { oklch } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { circle, line, type Motif, path, shine, sweep, tone } from './motif.ts'

type Kind = {
  depth: number
  hue: number
  c: number
  l: number
  belly: string
  marks: 'stripes' | 'spots' | 'patches' | 'scales'
  forked: boolean
}

function fishOf(pen: Pen, kind: Kind): string {
  const { depth, hue, c, l } = kind
  const d = (y: number): string => num(y * depth, 0)
  const back = pen.linear([
    [0, tone(l - 0.14, c, hue - 8)],
    [0.42, tone(l + 0.08, c, hue)],
    [0.62, kind.belly],
    [1, oklch(l - 0.1, c * 0.6, hue)],
  ])
  const fin = sweep(pen, hue + 18, c, l + 0.04, 1, 0.6)
  const dark = oklch(l - 0.28, c * 0.8, hue - 12)
  const tail = kind.forked
    ? 'M-52 0C-84-14-96-40-112-58Q-106-20-88 0Q-106 20-112 58C-96 40-84 14-52 0z'
    : 'M-50 0C-76-42-104-44-112-34Q-98 0-112 34C-104 44-76 42-50 0z'
  const marks = {
    stripes: line(
      '#fff',
      11,
      [-34, -6, 22].map((x) => `M${x} ${d(-46)}Q${x + 14} 0 ${x} ${d(44)}`).join(''),
      ' opacity=".85"',
    ),
    spots: line(
      '#fff',
      8,
      `M-40 ${d(-12)}h0M-20 ${d(-28)}h0M0 ${d(-10)}h0M18 ${d(-30)}h0M-24 ${d(4)}h0M36 ${d(-16)}h0M-2 ${d(-42)}h0M-58 -4h0`,
      ' stroke-linecap="round" opacity=".9"',
    ),
    patches: path(
      oklch(0.98, 0.02, 80),
      `M-52 ${d(-14)}C-44 ${d(-42)}-20 ${d(-46)}-8 ${d(-44)}C-14 ${d(-14)}-30 ${d(10)}-52 ${d(-14)}zM14 ${d(-46)}C34 ${d(-40)} 44 ${d(-30)} 46 ${d(-18)}C30 ${d(0)} 12 ${d(-16)} 14 ${d(-46)}z`,
    ),
    scales: line(
      dark,
      2.5,
      [-40, -22, -4, 14].map((x) => `M${x} ${d(-30)}q12 12 0 24q12 12 0 24q8 8 2 16`).join(''),
      ' opacity=".55"',
    ),
  }
  return (
    path(fin, tail) +
    path(fin, `M-38 ${d(-38)}C-20 ${d(-84)} 30 ${d(-82)} 46 ${d(-34)}z`) +
    path(fin, `M-20 ${d(38)}C-24 ${d(70)}-2 ${d(76)} 12 ${d(44)}z`) +
    path(back, `M-66 0C-48 ${d(-50)} 34 ${d(-64)} 84-2C46 ${d(56)}-44 ${d(52)}-66 0z`) +
    marks[kind.marks] +
    line(dark, 3, `M46 ${d(-34)}Q34 0 48 ${d(34)}`, ' opacity=".6"') +
    path(fin, 'M20 6C0 6-14 22-12 40C8 38 24 26 30 12z') +
    circle('#fff', 11, 58, -13 * depth) +
    circle('#14121c', 7, 61, -12 * depth) +
    circle('#fff', 2.6, 63, -14.5 * depth) +
    line(dark, 3, 'M83 2Q72 8 64 6', ' stroke-linecap="round"') +
    shine(
      `M-40 ${d(-26)}C-10 ${d(-50)} 30 ${d(-46)} 48 ${d(-30)}C16 ${d(-40)}-14 ${d(-34)}-40 ${d(-26)}z`,
      0.55,
    )
  )
}

/** A fish and its bubbles; carp, whale shark, milkfish, tambaqui where the title names them, with small ones beside. */
export const fish: Motif = (pen, tints, hint) => {
  const { random } = pen
  const any: Kind = {
    depth: random.range(0.86, 1.15),
    hue: tints.hue,
    c: 0.19,
    l: 0.62,
    belly: oklch(0.94, 0.06, tints.hue + 30),
    marks: random.pick(['stripes', 'scales', 'patches', 'spots'] as const),
    forked: random.chance(0.5),
  }
  const kind: Kind = /CHEP|KOI|CARP/.test(hint)
    ? { ...any, hue: 38, marks: 'patches', l: 0.66, belly: '#fff3e0', depth: 0.95 }
    : /BUTAN|TUBARAO|SHARK/.test(hint)
      ? { ...any, hue: 245, c: 0.1, l: 0.5, marks: 'spots', depth: 0.9, forked: true, belly: '#eaf4ff' }
      : /BANGUS|BAC\b/.test(hint)
        ? { ...any, hue: 230, c: 0.05, l: 0.7, marks: 'scales', forked: true, depth: 0.8, belly: '#ffffff' }
        : /TAMBAQUI|GIGANTE/.test(hint)
          ? { ...any, hue: 150, c: 0.13, l: 0.52, marks: 'scales', depth: 1.25, belly: '#ffd9b0' }
          : any
  const side = random.pick([1, -1] as const)
  const id = pen.id('m')
  const small = sweep(pen, tints.second, 0.18, 0.7, 1, 0.4)
  const friend = `<g id="${id}">${path(small, 'M-14 0C-8-13 14-14 24 0C14 14-8 13-14 0zM-10 0L-28-12Q-22 0-28 12z')}${circle('#14121c', 2.6, 14, -3)}</g>`
  const bubbles = [
    [84, -50, 9],
    [94, -76, 6],
    [74, -86, 4],
  ].map(([x = 0, y = 0, r = 0]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#dff4ff"/>`)
  return (
    `<g transform="scale(${side} 1)">${bubbles.join('')}<g transform="translate(-58 -74)">${friend}</g>` +
    `<g transform="rotate(${num(random.range(-16, -4))})">${fishOf(pen, kind)}</g><use href="#${id}" transform="translate(86 50) scale(-.9 .9)"/></g>`
  )
}
