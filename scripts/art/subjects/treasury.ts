import { gold, oklch, parseHex, shade } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { bigCoin, coinShower } from './coin.ts'
import { inscribe } from './inscription.ts'
import { placed, type Subject } from './subject.ts'

const around = (count: number, radius: number, turn = 0): [number, number][] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index * 360) / count + turn) * (Math.PI / 180)
    return [radius * Math.sin(angle), -radius * Math.cos(angle)]
  })

const outline = (list: readonly (readonly [number, number])[]): string =>
  `M${list.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`

/** The star of two squares. */
const star = (radius: number): string =>
  outline(
    Array.from({ length: 16 }, (_, index) => {
      const angle = (index * Math.PI) / 8
      const reach = index % 2 ? radius * 0.7654 : radius
      return [reach * Math.sin(angle), -reach * Math.cos(angle)] as const
    }),
  )

/** Gold that has been hammered: light falls on it from the upper left. */
const leaf = (pen: Pen, x2 = 0.8): string =>
  pen.linear(
    [
      [0, '#fffbe0'],
      [0.22, gold.body],
      [0.48, '#c98a16'],
      [0.6, '#ffe68a'],
      [0.82, '#d79a1f'],
      [1, gold.deep],
    ],
    x2,
    1,
  )

/** A stone cut in steps, eight sides, `radius` from its middle to a corner. */
function octagon(hue: number, radius: number): string {
  const lights = [0.86, 0.76, 0.58, 0.42, 0.32, 0.4, 0.56, 0.72]
  const ring = (outer: number, inner: number, lift: number): string => {
    const [wide, narrow] = [around(8, outer, 22.5), around(8, inner, 22.5)]
    return wide
      .map((corner, index) => {
        const next = (index + 1) % 8
        const [a, b, c] = [wide[next], narrow[next], narrow[index]]
        if (!a || !b || !c) return ''
        const l = (lights[index] ?? 0.5) + lift
        return `<path fill="${oklch(Math.min(0.95, l), 0.15, hue + (l > 0.7 ? 6 : -6))}" d="${outline([corner, a, b, c])}"/>`
      })
      .join('')
  }
  return (
    ring(radius, radius * 0.8, -0.06) +
    ring(radius * 0.8, radius * 0.58, 0.02) +
    `<path fill="${oklch(0.68, 0.16, hue)}" d="${outline(around(8, radius * 0.58, 22.5))}"/>` +
    `<path fill="${oklch(0.9, 0.1, hue)}" d="${outline([...around(8, radius * 0.58, 22.5).slice(5, 8), [-radius * 0.1, radius * 0.02]])}"/>` +
    `<path fill="${oklch(0.56, 0.15, hue)}" d="${outline([...around(8, radius * 0.58, 22.5).slice(1, 4), [radius * 0.06, radius * 0.04]])}"/>` +
    `<path fill="#ffffff" opacity=".8" d="${outline([
      [-radius * 0.44, -radius * 0.3],
      [-radius * 0.2, -radius * 0.5],
      [radius * 0.06, -radius * 0.5],
      [-radius * 0.44, -radius * 0.04],
    ])}"/>`
  )
}

const glints =
  '<g fill="#ffffff"><path d="M-150-150q5 30 34 34q-29 5-34 34q-5-29-34-34q29-4 34-34z"/><path d="M176 34q4 22 26 26q-22 4-26 26q-4-22-26-26q22-4 26-26z"/><path d="M92-206q3 16 19 19q-16 3-19 19q-3-16-19-19q16-3 19-19z"/></g>'

/** A ribbon of enamel with a word cut in gold, 2 × `half` wide. Nothing without a word. */
function ribbon(pen: Pen, brand: string, label: string, y: number): string {
  if (!label) return ''
  const word = inscribe(label, 'sharp', [330, 84], y - 2)
  const half = Math.max(120, word.width / 2 + 44)
  const [top, foot] = [y - 52, y + 52]
  const tail = (side: 1 | -1): string =>
    `<path fill="${shade(brand, 0.26)}" stroke="${gold.deep}" stroke-width="3" d="M${side * (half - 24)} ${top + 22}H${side * (half + 44)}L${side * (half + 22)} ${y + 18}L${side * (half + 44)} ${foot + 16}H${side * (half - 24)}z"/>`
  return (
    tail(1) +
    tail(-1) +
    `<path fill="#000000" opacity=".25" d="M${-half} ${top + 10}H${half}V${foot + 10}H${-half}z"/>` +
    `<path fill="${pen.linear([
      [0, shade(brand, 0.5)],
      [0.5, shade(brand, 0.4)],
      [1, shade(brand, 0.3)],
    ])}" stroke="${leaf(pen, 1)}" stroke-width="7" d="M${num(-half)} ${top}H${num(half)}L${num(half + 16)} ${y}L${num(half)} ${foot}H${num(-half)}L${num(-half - 16)} ${y}z"/>` +
    `<g fill="#00140a" opacity=".55" transform="translate(2 4)">${word.markup}</g><g fill="${pen.linear([
      [0, '#fffdf0'],
      [0.6, '#ffe9a4'],
      [1, '#e8b447'],
    ])}">${word.markup}</g>`
  )
}

/** An emerald in a star of gold strapwork; the label on a ribbon below it. */
export const starGem: Subject = (pen, palette, label) => {
  const hue = parseHex(palette.brand).h + 6
  const up = label ? -30 : 0
  const stones = around(8, 158).map(
    ([x, y], index) =>
      `<g transform="translate(${num(x)} ${num(y)}) rotate(${index * 45})"><circle r="19" fill="${gold.deep}"/><circle r="15" fill="${index % 2 ? oklch(0.62, 0.21, 22) : oklch(0.97, 0.02, 200)}"/><path fill="#ffffff" opacity=".75" d="M-9-4A11 11 0 0 1 3-11L0-3z"/></g>`,
  )
  return (
    `<circle r="250" fill="${pen.radial([
      [0, '#ffffff', 0.95],
      [0.45, '#fff2bd', 0.75],
      [1, '#ffd96b', 0],
    ])}"/>` +
    coinShower(pen.child('b'), gold, [
      [-216, -120, 0.9, -24],
      [214, -150, 0.8, 20],
      [-232, 60, 0.7, 40],
      [236, -10, 0.7, -30],
      [-60, -226, 0.6, 10],
    ]) +
    `<g transform="translate(0 ${up}) scale(.98)">` +
    `<path fill="#000000" opacity=".3" transform="translate(6 14)" d="${star(206)}"/>` +
    `<path fill="${leaf(pen)}" stroke="${gold.deep}" stroke-width="3" d="${star(204)}"/>` +
    `<path fill="${shade(palette.brand, 0.34)}" stroke="#fff0b8" stroke-width="3" d="${star(180)}"/>` +
    // Two squares of gold, one through the other.
    `<g fill="none" stroke-linejoin="miter"><path stroke="${gold.deep}" stroke-width="19" d="${outline(around(4, 176))}"/><path stroke="${leaf(pen)}" stroke-width="13" d="${outline(around(4, 176))}"/><path stroke="${gold.deep}" stroke-width="19" d="${outline(around(4, 176, 45))}"/><path stroke="${leaf(pen)}" stroke-width="13" d="${outline(around(4, 176, 45))}"/></g>` +
    stones.join('') +
    `<path fill="${leaf(pen)}" stroke="${gold.deep}" stroke-width="3" d="${outline(around(8, 126, 22.5))}"/>` +
    octagon(hue, 112) +
    '</g>' +
    coinShower(pen.child('f'), gold, [
      [-196, 176, 1, 14],
      [198, 168, 1.1, -16],
      [-236, 218, 0.8, 40],
      [236, 214, 0.8, 20],
    ]) +
    ribbon(pen, palette.brand, label, 178) +
    glints
  )
}

/** A rosette of many petals, as on the first page of an old book, with a word in its field. */
export const shamsa: Subject = (pen, palette, label) => {
  const { brand } = palette
  const petals = (count: number, radius: number, long: number, paint: string, turn: number): string => {
    const half = num(((radius * Math.PI) / count) * 0.98)
    const shape = `M-${half} 12C-${half}-${num(long * 0.42)}-12-${num(long * 0.62)} 0-${long}C12-${num(long * 0.62)} ${half}-${num(long * 0.42)} ${half} 12z`
    const at = (index: number): string => num((index * 360) / count + turn)
    return `<g fill="${paint}" stroke="${gold.deep}" stroke-width="3">${Array.from({ length: count }, (_, index) => `<path transform="rotate(${at(index)}) translate(0 -${radius})" d="${shape}"/>`).join('')}</g>`
  }
  const word = label ? inscribe(label, 'sharp', [268, 160]) : undefined
  return (
    `<circle r="250" fill="${pen.radial([
      [0, '#ffffff', 0.95],
      [0.6, '#ffeeb0', 0.7],
      [1, '#ffd96b', 0],
    ])}"/>` +
    petals(14, 172, 72, leaf(pen), 0) +
    petals(14, 166, 56, shade(brand, 0.48), 180 / 14) +
    petals(14, 158, 40, '#fff8e4', 0) +
    `<circle r="166" fill="${shade(brand, 0.36)}" stroke="${leaf(pen)}" stroke-width="10"/>` +
    `<g fill="none" stroke="${gold.body}" stroke-width="2.5" opacity=".55"><path d="${star(152)}"/><path d="${outline(around(8, 152))}"/></g>` +
    around(16, 148, 11.25)
      .map(([x, y]) => `<circle cx="${num(x)}" cy="${num(y)}" r="5" fill="${gold.light}"/>`)
      .join('') +
    (word
      ? `<g fill="#00140a" opacity=".5" transform="translate(3 5)">${word.markup}</g><g fill="${pen.linear([
          [0, '#fffdf0'],
          [0.6, '#ffe9a4'],
          [1, '#e8b447'],
        ])}">${word.markup}</g>`
      : octagon(parseHex(brand).h + 6, 104)) +
    coinShower(pen.child('f'), gold, [
      [-206, 168, 1, 14],
      [204, 176, 1.1, -16],
      [-226, -150, 0.8, 40],
      [222, -160, 0.8, 20],
    ]) +
    glints
  )
}

/** A lamp of gold, its flame of emerald light; the coin that it grants bears the label. */
export const oilLamp: Subject = (pen, palette, label) => {
  const hue = parseHex(palette.brand).h + 6
  const metal = leaf(pen, 0.5)
  const flame = pen.linear([
    [0, '#ffffff'],
    [0.4, oklch(0.9, 0.16, hue)],
    [1, oklch(0.62, 0.17, hue)],
  ])
  return (
    `<circle cy="-30" r="250" fill="${pen.radial([
      [0, '#f4ffe9', 0.95],
      [0.45, oklch(0.88, 0.14, hue + 10), 0.5],
      [1, oklch(0.8, 0.15, hue), 0],
    ])}"/>` +
    `<g fill="none" stroke-linecap="round"><path stroke="${oklch(0.86, 0.15, hue)}" stroke-width="26" opacity=".45" d="M-196 4C-236-70-150-110-120-160S-60-250 20-232"/><path stroke="#ffffff" stroke-width="9" opacity=".75" d="M-196 4C-236-70-150-110-120-160S-60-250 20-232"/></g>` +
    coinShower(pen.child('s'), gold, [
      [-216, -40, 0.62, 20],
      [-176, -116, 0.76, -18],
      [-92, -206, 0.8, 40],
      [214, -150, 0.7, -24],
      [226, -30, 0.6, 34],
    ]) +
    placed(bigCoin(pen.child('c'), gold, label, 'sharp'), 48, -120, 1.16, 6) +
    // Handle, spout, body, lid and foot.
    `<path fill="none" stroke="${gold.deep}" stroke-width="32" d="M118 60C196 10 246 60 210 112S142 140 112 112"/><path fill="none" stroke="${metal}" stroke-width="24" d="M118 60C196 10 246 60 210 112S142 140 112 112"/>` +
    `<path fill="${metal}" stroke="${gold.deep}" stroke-width="4" d="M-216 10C-190 6-180 22-168 38C-140 76-100 60-60 56V150C-120 150-172 120-196 66C-204 46-214 34-228 30z"/>` +
    `<path fill="${metal}" stroke="${gold.deep}" stroke-width="4" d="M-140 84C-140 44-70 26 20 26S160 50 160 88S90 168 16 168S-140 128-140 84z"/>` +
    `<path fill="#ffffff" opacity=".55" d="M-96 62C-60 42 20 36 80 46C30 46-40 54-84 80z"/>` +
    `<path fill="${shade(palette.brand, 0.4)}" stroke="${gold.deep}" stroke-width="3" d="M-134 88C-60 112 90 112 154 92C150 108 140 122 126 132C60 150-40 150-104 128C-122 116-132 102-134 88z"/>` +
    [-84, -36, 14, 64, 110]
      .map(
        (x, index) =>
          `<path fill="${index % 2 ? oklch(0.66, 0.2, 24) : '#fff6d8'}" stroke="${gold.deep}" stroke-width="2" transform="translate(${x} ${118 + (index === 0 || index === 4 ? -3 : 3)})" d="M0-13L11 0 0 13-11 0z"/>`,
      )
      .join('') +
    `<path fill="${metal}" stroke="${gold.deep}" stroke-width="4" d="M-52 30C-44 0 84 0 92 30C60 40-20 40-52 30zM4 4C4-16 12-22 20-34C28-22 36-16 36 4z"/><circle cx="20" cy="-40" r="9" fill="${gold.light}" stroke="${gold.deep}" stroke-width="3"/>` +
    `<path fill="${metal}" stroke="${gold.deep}" stroke-width="4" d="M-20 164H56L70 190H104L116 212H-80L-68 190H-34z"/>` +
    `<path fill="${flame}" d="M-222 18C-262-14-236-52-222-92C-206-58-178-24-206 16C-210 22-216 22-222 18z"/><path fill="#ffffff" opacity=".85" d="M-218 8C-236-10-224-30-218-50C-208-30-200-8-212 8z"/>` +
    coinShower(pen.child('f'), gold, [
      [-160, 206, 1.05, 10],
      [-104, 222, 0.9, -14],
      [158, 210, 1.1, 16],
      [206, 190, 0.8, -30],
      [-206, 190, 0.7, 40],
    ]) +
    glints
  )
}
