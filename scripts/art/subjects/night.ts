import { motifs } from '../motifs/catalogue.ts'
import { gold, oklch, parseHex, shade } from '../palette.ts'
import { bigCoin, coinShower } from './coin.ts'
import { placed, type Subject, tintsOf } from './subject.ts'

/** A stone of northern light over rings of its own glow, small ones about it. */
export const crystal: Subject = (pen, palette) => {
  const hue = parseHex(palette.accent).h
  const glow = pen.radial([
    [0, '#ffffff', 0.9],
    [0.35, palette.accent, 0.6],
    [1, palette.accent, 0],
  ])
  const stone = motifs.gems(
    pen.child('g'),
    { ...tintsOf(palette), hue: hue + 12, second: parseHex(palette.brand).h + 20 },
    'SAPPHIRE',
  )
  const shard = (x: number, y: number, size: number, angle: number, h: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})"><path fill="${oklch(0.9, 0.1, h)}" d="M0-40L-16-6 0 0z"/><path fill="${oklch(0.7, 0.18, h)}" d="M0-40L16-6 0 0z"/><path fill="${oklch(0.6, 0.2, h)}" d="M-16-6L0 44 0 0z"/><path fill="${oklch(0.45, 0.18, h)}" d="M16-6L0 44 0 0z"/></g>`
  return (
    `<circle r="250" fill="${glow}"/>` +
    `<g fill="none" stroke="#ffffff"><ellipse rx="236" ry="66" cy="60" stroke-width="3" opacity=".55" transform="rotate(-12)"/><ellipse rx="196" ry="50" cy="70" stroke="${palette.accent}" stroke-width="7" opacity=".8" transform="rotate(-12)"/></g>` +
    `<g transform="translate(0 -10) scale(1.85)">${stone}</g>` +
    `<path fill="none" stroke="${palette.accent}" stroke-width="7" transform="rotate(-12)" d="M-190 82A196 50 0 0 0 190 82"/>` +
    shard(-196, -96, 0.9, -24, hue) +
    shard(206, -60, 1.1, 20, hue + 110) +
    shard(150, -176, 0.7, 40, hue) +
    shard(-140, -190, 0.5, 10, hue + 110) +
    shard(-216, 120, 0.6, 30, hue + 60) +
    `<g fill="#ffffff"><path d="M-60-150q4 22 26 26q-22 4-26 26q-4-22-26-26q22-4 26-26z"/><path d="M120 60q3 16 19 19q-16 3-19 19q-3-16-19-19q16-3 19-19z"/></g>`
  )
}

/** The cable car to the Sugarloaf, so full of gold that it spills. */
export const cableCar: Subject = (pen, palette) => {
  const { brand, accent } = palette
  const body = pen.linear([
    [0, shade(brand, 0.72)],
    [0.5, shade(brand, 0.55)],
    [1, shade(brand, 0.34)],
  ])
  const glass = pen.linear(
    [
      [0, '#fff2c2'],
      [0.6, '#ffd36b'],
      [1, '#ff9d3a'],
    ],
    0.3,
    1,
  )
  const heap = coinShower(pen.child('h'), gold, [
    [-110, 6, 0.8, 10],
    [-60, 0, 0.9, -20],
    [-8, -6, 1, 8],
    [46, 2, 0.9, 24],
    [104, 4, 0.8, -12],
    [-84, -22, 0.7, 30],
    [20, -28, 0.8, -8],
    [76, -24, 0.7, 16],
  ])
  const spill = coinShower(pen.child('p'), gold, [
    [-150, 152, 0.9, 30],
    [-60, 180, 1.1, -14],
    [30, 158, 0.8, 50],
    [120, 186, 1.15, 12],
    [190, 140, 0.7, -40],
    [-210, 210, 0.7, 10],
    [-8, 226, 0.8, 80],
    [210, 224, 0.9, 20],
    [-120, 232, 0.6, 60],
    [-216, 60, 0.55, 34],
    [226, 40, 0.6, -24],
  ])
  return (
    `<path stroke="#1a0b33" stroke-width="9" d="M-330-150L330-236"/><path stroke="${accent}" stroke-width="2.5" d="M-330-154L330-240"/>` +
    `<path fill="none" stroke="#1a0b33" stroke-width="13" d="M-52-186L-30-96M52-200L30-96"/><circle cx="-54" cy="-190" r="18" fill="${gold.body}" stroke="#1a0b33" stroke-width="6"/><circle cx="54" cy="-204" r="18" fill="${gold.body}" stroke="#1a0b33" stroke-width="6"/>` +
    spill +
    `<path fill="${body}" d="M-150-100H150C196-100 214-70 214-20V50C214 104 178 126 140 126H-140C-178 126-214 104-214 50V-20C-214-70-196-100-150-100z"/>` +
    `<path fill="${shade(brand, 0.28)}" d="M-214 34H214V58C210 104 178 126 140 126H-140C-178 126-210 104-214 58z" opacity=".75"/>` +
    `<path fill="#ffffff" opacity=".3" d="M-150-92H150C180-92 196-76 202-52H-202C-196-76-180-92-150-92z"/>` +
    `<g stroke="${shade(brand, 0.24)}" stroke-width="7"><path fill="${glass}" d="M-190-50Q-190-66-172-66H-92V34H-190zM-78-66H78V34H-78zM92-66H172Q190-66 190-50V34H92z"/></g>` +
    `<g transform="translate(0 16) scale(1.36 1)">${heap}</g>` +
    `<path fill="${accent}" d="M-214 40H214V54H-214z"/>` +
    `<path fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity=".85" d="M-176-54L-150-20M-60-54L-20-6M108-54L138-16"/>` +
    `<path fill="${gold.light}" d="M0 68l8 17 19 2-14 13 4 19-17-10-17 10 4-19-14-13 19-2z"/>`
  )
}

/** Two arrows of light that bring a coin back. */
export const cashback: Subject = (pen, palette, label) => {
  const { brand, accent } = palette
  const trail = pen.linear(
    [
      [0, accent],
      [1, shade(accent, 0.62)],
    ],
    1,
    1,
  )
  const other = pen.linear(
    [
      [0, shade(brand, 0.8)],
      [1, shade(brand, 0.55)],
    ],
    1,
    1,
  )
  // An edge of ink parts the arrows from any disc of gold that they may lie on.
  const arrow = 'M-178 30A180 180 0 0 1 92-154L76-186 172-152 126-62 110-96A116 116 0 0 0-116 22z'
  const side = coinShower(pen.child('s'), gold, [
    [-226, -120, 0.8, -24],
    [222, -168, 0.6, 30],
    [230, 96, 0.9, 14],
    [-206, 180, 0.7, 40],
    [20, -226, 0.55, -10],
  ])
  return (
    `<circle r="250" fill="${pen.radial([
      [0, accent, 0.7],
      [0.6, accent, 0.2],
      [1, accent, 0],
    ])}"/>` +
    `<g stroke-linejoin="round"><g stroke="#ffffff" stroke-opacity=".25" stroke-width="22"><path fill="none" d="${arrow}"/><path fill="none" transform="rotate(180)" d="${arrow}"/></g>` +
    `<g stroke="${shade(brand, 0.2)}" stroke-width="16"><path fill="none" d="${arrow}"/><path fill="none" transform="rotate(180)" d="${arrow}"/></g><path fill="${trail}" stroke="#ffffff" stroke-width="5" d="${arrow}"/><path fill="${other}" stroke="#ffffff" stroke-width="5" transform="rotate(180)" d="${arrow}"/></g>` +
    `<g transform="scale(1.16) rotate(-6)">${bigCoin(pen.child('c'), gold, label, 'block')}</g>${side}` +
    `<g fill="#ffffff"><path d="M150 40q4 24 28 28q-24 4-28 28q-4-24-28-28q24-4 28-28z"/><path d="M-140-150q3 18 21 21q-18 3-21 21q-3-18-21-21q18-3 21-21z"/></g>`
  )
}

/** A phone that shows the game hall, with the mark's star above it. */
export const phone: Subject = (pen, palette) => {
  const { brand, accent } = palette
  const screen = pen.linear([
    [0, shade(brand, 0.5)],
    [1, shade(brand, 0.24)],
  ])
  const tints = tintsOf(palette)
  const tile = (x: number, y: number, paint: string, motif: keyof typeof motifs, hint: string): string =>
    `<g transform="translate(${x} ${y})"><rect x="-56" y="-70" width="112" height="140" rx="14" fill="${paint}"/><g transform="translate(0 -8) scale(.48)">${motifs[motif](pen.child(`${motif}${x + 99}`), { ...tints, hue: tints.second, second: 20 }, hint)}</g><path fill="#ffffff" opacity=".9" d="M-36 50H36V58H-36z"/></g>`
  const paint = (h: number): string =>
    pen.linear([
      [0, oklch(0.66, 0.19, h)],
      [1, oklch(0.36, 0.15, h - 14)],
    ])
  return (
    `<g transform="rotate(7)"><path fill="#000000" opacity=".3" d="M-138-236H166Q186-236 186-206V236Q186 262 160 262H-128z"/>` +
    `<rect x="-158" y="-250" width="316" height="500" rx="46" fill="#10101c" stroke="#8d93b3" stroke-width="6"/><rect x="-142" y="-234" width="284" height="468" rx="32" fill="${screen}"/>` +
    `<rect x="-44" y="-222" width="88" height="20" rx="10" fill="#10101c"/>` +
    `<rect x="-122" y="-186" width="244" height="96" rx="16" fill="${paint(parseHex(accent).h)}"/><path fill="#ffffff" d="M-100-156H-10V-142H-100zM-100-130H-40V-120H-100z"/><circle cx="70" cy="-138" r="34" fill="${gold.body}" stroke="${gold.light}" stroke-width="5"/><path fill="${gold.deep}" d="M70-160l6 14 15 1-12 10 4 15-13-8-13 8 4-15-12-10 15-1z"/>` +
    tile(-64, 4, paint(parseHex(brand).h + 40), 'gems', '') +
    tile(64, 4, paint(150), 'fruit', 'ACAI') +
    tile(-64, 158, paint(30), 'crowns', '') +
    tile(64, 158, paint(250), 'balls', '7') +
    `<path fill="#ffffff" opacity=".1" d="M-142-202Q-142-234-110-234H20L-142 120z"/></g>` +
    placed(bigCoin(pen.child('c'), gold, '', 'block'), -196, 130, 0.6, -14) +
    placed(bigCoin(pen.child('c'), gold, '', 'block'), 206, -136, 0.46, 16)
  )
}

/** A gift that has just opened. */
export const gift: Subject = (pen, palette, label) => {
  const { brand, accent } = palette
  const front = pen.linear(
    [
      [0, shade(brand, 0.66)],
      [1, shade(brand, 0.38)],
    ],
    0.3,
    1,
  )
  const band = pen.linear(
    [
      [0, shade(accent, 0.92)],
      [0.5, accent],
      [1, shade(accent, 0.6)],
    ],
    1,
    0,
  )
  const burst = coinShower(pen.child('b'), gold, [
    [-130, -110, 1, -30],
    [-50, -160, 1.2, 12],
    [60, -170, 1, 40],
    [150, -110, 1.1, 20],
    [-190, -20, 0.8, 60],
    [206, -10, 0.7, -40],
    [-96, -206, 0.6, 10],
    [120, -214, 0.6, 80],
    [-216, -140, 0.6, 20],
    [222, -150, 0.6, -10],
  ])
  const inner = label ? placed(bigCoin(pen.child('l'), gold, label, 'block'), 2, -92, 1.24, -5) : ''
  return (
    `<circle cy="-60" r="250" fill="${pen.radial([
      [0, '#fff6d0', 0.95],
      [0.5, accent, 0.4],
      [1, accent, 0],
    ])}"/>${burst}` +
    inner +
    // The lid flies off behind the coins.
    `<g transform="translate(-176 -118) rotate(-38) scale(.86)"><path fill="${shade(brand, 0.66)}" d="M-110-24H110V24H-110z"/><path fill="${band}" d="M-24-24H24V24H-24z"/><path fill="${accent}" d="M0-24C-50-80-80-30 0-24C50-80 80-30 0-24z"/></g>` +
    `<path fill="${front}" d="M-166 26H166L150 220Q149 232 136 232H-136Q-149 232-150 220z"/><path fill="#000000" opacity=".18" d="M-166 26H166L163 62H-163z"/>` +
    `<path fill="${band}" d="M-34 26H34L30 232H-30z"/>` +
    `<path fill="${shade(brand, 0.72)}" d="M-182 6H182V52H-182z"/><path fill="#ffffff" opacity=".22" d="M-182 6H182V18H-182z"/><path fill="${band}" d="M-40 6H40V52H-40z"/>` +
    `<g fill="#ffffff"><path d="M-180-90q4 24 28 28q-24 4-28 28q-4-24-28-28q24-4 28-28z"/><path d="M110-60q3 18 21 21q-18 3-21 21q-3-18-21-21q18-3 21-21z"/></g>`
  )
}
