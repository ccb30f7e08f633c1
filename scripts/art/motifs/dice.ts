import { oklch } from '../palette.ts'
import { num, type Pen } from '../pen.ts'
import { again, circle, lift, type Motif, path, shine, type Tints, tone } from './motif.ts'

const PIPS: Readonly<Record<number, string>> = {
  1: 'M50 50h0',
  2: 'M26 26h0M74 74h0',
  3: 'M24 24h0M50 50h0M76 76h0',
  4: 'M26 26h0M74 26h0M26 74h0M74 74h0',
  5: 'M26 26h0M74 26h0M50 50h0M26 74h0M74 74h0',
  6: 'M28 22h0M72 22h0M28 50h0M72 50h0M28 78h0M72 78h0',
}

const CREATURES = [
  'M20 50C36 26 60 30 70 46L86 34V66L70 54C60 70 36 74 20 50z',
  'M50 20C36 20 36 40 42 46C24 56 28 84 50 84S76 56 58 46C64 40 64 20 50 20z',
  'M24 60C24 40 76 40 76 60S60 80 50 80 24 76 24 60zM22 24L36 44M78 24L64 44z',
] as const

/** One face in 100 × 100, laid on the cube by a matrix. */
const face = (matrix: string, fill: string, mark: string): string =>
  `<g transform="matrix(${matrix})"><path fill="${fill}" d="M6 0H94Q100 0 100 6V94Q100 100 94 100H6Q0 100 0 94V6Q0 0 6 0z"/>${mark}</g>`

type Skin = { top: string; left: string; right: string; mark: (side: number) => string }

function cube(skin: Skin): string {
  return (
    face('.6-.32.6.32-60-32', skin.top, skin.mark(0)) +
    face('.6.32 0 .66-60-32', skin.left, skin.mark(1)) +
    face('.6-.32 0 .66 0 0', skin.right, skin.mark(2)) +
    shine('M-52-32L0-60 14-52-36-25z', 0.35)
  )
}

function skinOf(pen: Pen, tints: Tints, hint: string): Skin {
  const { random } = pen
  const pips = (fill: string) => {
    const values = random.pick([
      [6, 5, 4],
      [5, 3, 1],
      [1, 2, 3],
      [6, 2, 4],
      [3, 6, 5],
    ] as const)
    return (side: number): string =>
      `<path fill="none" stroke="${fill}" stroke-width="19" stroke-linecap="round" d="${PIPS[values[side] ?? 1] ?? ''}"/>`
  }
  if (/COLOR/.test(hint)) {
    const hues = [95, 25, 250]
    const [top = '', left = '', right = ''] = hues.map((hue, index) => oklch(0.82 - index * 0.14, 0.2, hue))
    return { top, left, right, mark: () => '<circle cx="50" cy="50" r="26" fill="#fff" opacity=".85"/>' }
  }
  if (/BAUCUA|BAU CUA/.test(hint)) {
    return {
      top: '#fffaf0',
      left: '#f3e3c8',
      right: '#d9bd94',
      mark: (side) => path(oklch(0.5, 0.19, [25, 145, 40][side] ?? 25), CREATURES[side] ?? ''),
    }
  }
  const light = random.chance(0.45)
  const { hue } = tints
  return light
    ? { top: '#ffffff', left: '#e4e6f2', right: '#b3b8d2', mark: pips(oklch(0.5, 0.22, 25)) }
    : {
        top: tone(0.74, 0.19, hue),
        left: tone(0.58, 0.21, hue),
        right: oklch(lift(0.6, hue) - 0.18, 0.17, hue),
        mark: pips('#fff'),
      }
}

/** Two or three dice, tumbling or on a gold plate; pictures and colours where the game is played with them. */
export const dice: Motif = (pen, tints, hint) => {
  const { random } = pen
  const id = pen.id('d')
  const one = `<defs><g id="${id}">${cube(skinOf(pen, tints, hint))}</g></defs>`
  const { metal } = tints
  if (/TAI XIU|TAIXIU|SICBO|BAUCUA|BAU CUA/.test(hint)) {
    const plate = pen.linear([
      [0, metal.light],
      [0.5, metal.body],
      [1, metal.deep],
    ])
    return (
      `<ellipse cy="52" rx="98" ry="40" fill="${plate}"/><ellipse cy="47" rx="82" ry="30" fill="${oklch(0.4, 0.14, tints.second)}"/>` +
      `${one}${again(id, 0, -34, 0.62)}${again(id, -42, 14, 0.66)}${again(id, 42, 18, 0.66)}`
    )
  }
  const style = random.int(0, 2)
  if (style === 0) return `${one}${again(id, -40, 20, 0.9, -14)}${again(id, 46, -22, 0.78, 20)}`
  if (style === 1)
    return `${one}${again(id, 34, -46, 0.6, 24)}${again(id, 48, 38, 0.72, -8)}${again(id, -36, 8, 0.95, 6)}`
  const halo = `<circle r="80" fill="none" stroke="${metal.body}" stroke-width="5" stroke-dasharray="${num(random.range(20, 60))} 14"/>`
  return `${halo}${one}${again(id, 0, 0, 1.12, -10)}${circle(metal.light, 6, 80, -6)}${circle(metal.light, 5, -70, -40)}`
}
