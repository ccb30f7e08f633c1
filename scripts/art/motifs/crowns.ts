import { oklch } from '../palette.ts'
import { num } from '../pen.ts'
import { circle, globe, line, type Motif, metalSweep, path, shine, sweep, tone } from './motif.ts'

const trophy: Motif = (pen, tints) => {
  const metal = metalSweep(pen, tints, 1, 0.2)
  const { light, deep } = tints.metal
  return (
    line(deep, 15, 'M-48-62C-104-74-100 2-34 8M48-62C104-74 100 2 34 8') +
    line(light, 6, 'M-48-62C-104-74-100 2-34 8M48-62C104-74 100 2 34 8') +
    path(metal, 'M-9 20H9L14 56H-14z') +
    path(metal, 'M-58-88H58C58-18 40 28 0 28S-58-18-58-88z') +
    `<ellipse cy="-88" rx="58" ry="11" fill="${deep}" stroke="${light}" stroke-width="4"/>` +
    shine('M-46-74C-44-30-34 2-18 14C-34-14-34-50-34-76z', 0.65) +
    `<path fill="${sweep(pen, tints.hue)}" stroke="${light}" stroke-width="2" d="M0-62L9-40 33-39 14-25 21-2 0-15-21-2-14-25-33-39-9-40z"/>` +
    path(sweep(pen, tints.hue, 0.1, 0.42), 'M-40 58H40L48 88H-48z') +
    path(metal, 'M-52 84H52V96H-52zM-30 52H30V62H-30z')
  )
}

/** A red glove and a blue one, fists up. */
const gloves: Motif = () => {
  const glove = (hue: number): string =>
    path('#f4f4fa', 'M-30 38H34L36 68H-32z') +
    path(
      oklch(0.55, 0.21, hue),
      'M-36 16C-48-26-32-62 4-62C42-62 52-26 42 12C40 26 36 36 32 44H-28C-32 34-34 26-36 16z',
    ) +
    path(oklch(0.48, 0.2, hue), 'M-34 16C-60 12-62-22-44-28C-30-32-20-18-20-2C-20 10-24 18-34 16z') +
    line(oklch(0.34, 0.15, hue), 4, 'M-18-14Q10-30 44-14M-30 44H32', ' stroke-linecap="round"') +
    shine('M-18-40C-8-56 18-58 32-44C16-48-4-44-18-40z', 0.55)
  return `<g transform="translate(-50 14) rotate(-12)">${glove(25)}</g><g transform="translate(50 14) scale(-1 1) rotate(-12)">${glove(258)}</g>`
}

/** A crown: points, orbs, band, jewels and velvet, each from the seed. A cup for championships, gloves for boxing. */
export const crowns: Motif = (pen, tints, hint) => {
  const { random } = pen
  const crown = (tips: 3 | 5): string => {
    const metal = metalSweep(pen, tints, 0.3, 1)
    const { light } = tints.metal
    const place = (index: number): readonly [number, number] => {
      const t = (index / (tips - 1)) * 2 - 1
      return [t * 88, -74 + t * t * (tips === 3 ? 30 : 40)]
    }
    let d = 'M-66 52'
    let orbs = ''
    const jewel = globe(pen, tints.hue)
    for (let index = 0; index < tips; index += 1) {
      const [x, y] = place(index)
      const next = place(index + 1)
      d += `L${num(x)} ${num(y)}`
      if (index < tips - 1)
        d += `Q${num((x + next[0]) / 2 - 4)} 0 ${num((x + next[0]) / 2)} ${num(8 + random.range(-8, 8))}`
      orbs += circle(index % 2 ? metal : jewel, tips === 5 ? 9 : 11, x, y - 4)
    }
    const velvet = random.pick([15, 300, 262, 150] as const)
    const inner = path(oklch(0.4, 0.16, velvet), 'M-62 46C-80-30-40-58 0-60S80-30 62 46z')
    const gem = random.pick(['M0-16L13 0 0 18-13 0z', 'M-12-8L-6-15H6L12-8V8L6 16H-6L-12 8z'])
    const stones = [-44, -22, 22, 44].map((x) => circle(jewel, 5, x, 62 - Math.abs(x) * 0.12)).join('')
    return (
      inner +
      path(metal, `${d}L66 52Q0 76-66 52z`) +
      shine(`M-70 40L-82-22Q-62 10-48 22L-50 50z`, 0.45) +
      orbs +
      path(metal, 'M-70 44Q0 68 70 44L66 78Q0 102-66 78z') +
      line(light, 2.5, 'M-69 49Q0 73 69 49M-66 73Q0 97 66 73') +
      stones +
      `<path transform="translate(0 71)" fill="${jewel}" stroke="${light}" stroke-width="2.5" d="${gem}"/>` +
      path(jewel, 'M0-38L9-20 0-2-9-20z')
    )
  }
  if (/\bCOPA\b|VO DICH|CHAMPION|CUP|LEAGUE/.test(hint)) return trophy(pen, tints, hint)
  const blaze = /\bSOL\b|SUN|ARAW/.test(hint)
    ? `<circle r="72" fill="none" stroke="${tints.metal.body}" stroke-width="60" stroke-dasharray="7 15.6" opacity=".75"/>`
    : ''
  if (/BOKS|BOXING|BOXE/.test(hint)) {
    return `${gloves(pen, tints, hint)}<g transform="translate(0 -66) scale(.4)">${path(metalSweep(pen, tints, 0.3, 1), 'M-66 60L-90-40-44 4 0-70 44 4 90-40 66 60Q0 84-66 60z')}${circle(tone(0.6, 0.2, tints.second), 16, 0, 40)}</g>`
  }
  return `${blaze}<g transform="rotate(${num(random.range(-9, 9))})">${crown(random.pick([3, 5, 5] as const))}</g>`
}
