import { fitSize, letter } from '../lettering/letter.ts'
import { gold, oklch, parseHex } from '../palette.ts'
import type { Pen } from '../pen.ts'
import { coinShower } from './coin.ts'
import { inscribe } from './inscription.ts'
import { placed, type Subject } from './subject.ts'

type Rock = { light: string; body: string; dark: string; line: string }

const rockOf = (hue: number): Rock => ({
  light: oklch(0.88, 0.08, hue + 30),
  body: oklch(0.7, 0.11, hue + 16),
  dark: oklch(0.44, 0.1, hue + 2),
  line: oklch(0.28, 0.07, hue - 4),
})

/** Stone in the light of a lamp, from above. */
const face = (pen: Pen, rock: Rock, x2 = 0.3): string =>
  pen.linear(
    [
      [0, rock.light],
      [0.5, rock.body],
      [1, rock.dark],
    ],
    x2,
    1,
  )

const halo = (pen: Pen, jade: number): string =>
  `<circle r="250" fill="${pen.radial([
    [0, '#fffbe2', 0.95],
    [0.4, oklch(0.88, 0.13, jade - 20), 0.55],
    [1, oklch(0.75, 0.13, jade), 0],
  ])}"/>`

/** A sphere of jade with a number in a field of ivory, radius 50. */
function jadeBall(pen: Pen, hue: number, value: string): string {
  const light = pen.radial(
    [
      [0, oklch(0.95, 0.07, hue)],
      [0.4, oklch(0.7, 0.14, hue)],
      [0.8, oklch(0.45, 0.11, hue)],
      [1, oklch(0.27, 0.07, hue)],
    ],
    0.36,
    0.28,
    0.78,
  )
  const size = fitSize(value, 'block', 40, 36)
  return `<circle r="50" fill="${light}"/><circle r="29" fill="#fff9ea"/><path fill="#3a1608" d="${letter(value, { face: 'block', size, anchor: 'middle', y: size * 0.36 }).d}"/><path fill="#ffffff" opacity=".6" d="M-38-18A42 42 0 0 1-8-41L-12-33A34 34 0 0 0-31-14z"/>`
}

/** A foot of lotus petals with a word cut into its stone, 2 × `half` wide, 100 high from `y`. */
function plinth(pen: Pen, rock: Rock, jade: number, half: number, y: number, label: string): string {
  const word = label ? inscribe(label, 'round', [half * 1.74, 66], y + 62) : undefined
  const petals = Array.from({ length: Math.floor(half / 17) }, (_, index) => -half + 17 + index * 34)
  return (
    `<path fill="${face(pen, rock, 0)}" stroke="${rock.line}" stroke-width="4" d="M${-half - 14} ${y + 22}H${half + 14}L${half + 26} ${y + 102}H${-half - 26}z"/>` +
    `<g fill="${rock.body}" stroke="${rock.line}" stroke-width="3">${petals.map((x) => `<path d="M${x - 17} ${y + 24}C${x - 19} ${y + 8} ${x - 8} ${y + 2} ${x} ${y - 6}C${x + 8} ${y + 2} ${x + 19} ${y + 8} ${x + 17} ${y + 24}z"/>`).join('')}</g>` +
    (word
      ? `<path fill="${rock.line}" d="M${-half + 6} ${y + 30}H${half - 6}V${y + 94}H${-half + 6}z" opacity=".9"/><g fill="${oklch(0.86, 0.14, jade)}">${word.markup}</g>`
      : '')
  )
}

/** One head of the naga, its neck at 0,0, looking out, 214 high. */
function nagaHead(pen: Pen, rock: Rock, jade: number): string {
  const id = pen.id('nh')
  const half =
    `<path fill="none" stroke="${rock.line}" stroke-width="4" d="M0-2C20-30 40-66 42-104C43-128 24-140 16-160"/>` +
    `<path fill="none" stroke="${rock.light}" stroke-width="3" opacity=".8" d="M8 0C30-34 47-66 48-104"/>` +
    `<path fill="${oklch(0.8, 0.15, jade)}" stroke="${rock.line}" stroke-width="2.5" d="M7-104C14-116 28-116 33-106C28-96 14-94 7-104z"/><ellipse cx="20" cy="-105" rx="3" ry="7" fill="#08201a"/>` +
    `<path fill="none" stroke="${rock.line}" stroke-width="5" stroke-linecap="round" d="M5-112C14-124 28-126 37-116"/>` +
    `<path fill="${rock.line}" d="M6-88l7-4 1 6z"/><path fill="#fffbe8" stroke="${rock.line}" stroke-width="1.5" d="M11-77L15-60 20-75z"/>`
  pen.define(
    `<g id="${id}h">${half}</g><g id="${id}"><path fill="${face(pen, rock, 0)}" stroke="${rock.line}" stroke-width="5" stroke-linejoin="round" d="M-24 14C-28-30-56-60-58-104C-60-140-32-150-24-168C-15-184-6-196 0-216C6-196 15-184 24-168C32-150 60-140 58-104C56-60 28-30 24 14z"/><path fill="none" stroke="${rock.line}" stroke-width="3" opacity=".7" d="M-17-30Q0-20 17-30M-20-14Q0-4 20-14M-13-44Q0-36 13-44"/><path fill="#5a1410" stroke="${rock.line}" stroke-width="3" d="M-28-82Q0-68 28-82Q20-54 0-50Q-20-54-28-82z"/><use href="#${id}h"/><use href="#${id}h" transform="scale(-1 1)"/><path fill="${oklch(0.78, 0.15, jade)}" stroke="${rock.line}" stroke-width="3" d="M0-176L12-156 0-132-12-156z"/><path fill="#ffffff" opacity=".7" d="M0-172L-8-156 0-150z"/></g>`,
  )
  return `#${id}`
}

/** Five heads of the naga fanned over a sphere of jade; the label on its foot of stone. */
export const naga: Subject = (pen, palette, label) => {
  const hue = parseHex(palette.brand).h
  const jade = parseHex(palette.accent).h
  const rock = rockOf(hue)
  const head = nagaHead(pen, rock, jade)
  const heads: readonly (readonly [angle: number, scale: number])[] = [
    [-76, 0.86],
    [76, 0.86],
    [-39, 0.98],
    [39, 0.98],
    [0, 1.1],
  ]
  return (
    halo(pen, jade) +
    coinShower(pen.child('a'), gold, [
      [-226, -170, 0.7, 24],
      [226, -160, 0.8, -20],
      [-240, 20, 0.6, 50],
      [240, 30, 0.6, 14],
    ]) +
    heads
      .map(
        ([angle, scale]) =>
          `<use href="${head}" transform="translate(0 24) rotate(${angle}) translate(0-34) scale(${scale})"/>`,
      )
      .join('') +
    `<path fill="${face(pen, rock, 0)}" stroke="${rock.line}" stroke-width="5" d="M-84 50C-94-4-60-44 0-46C60-44 94-4 84 50C78 92 112 120 150 140H-150C-112 120-78 92-84 50z"/>` +
    `<path fill="none" stroke="${rock.line}" stroke-width="4" opacity=".6" d="M-72 92Q0 120 72 92M-92 112Q0 142 92 112"/>` +
    placed(jadeBall(pen, jade, '45'), 0, 52, 1.24, -6) +
    plinth(pen, rock, jade, 176, 142, label) +
    coinShower(pen.child('f'), gold, [
      [-206, 206, 1.05, 10],
      [206, 204, 1.05, -16],
      [-236, 152, 0.7, 40],
      [238, 146, 0.7, 4],
    ])
  )
}

/** A stone with a draw cut into it: six spheres of jade in their niches, a word above them. */
export const stele: Subject = (pen, palette, label) => {
  const hue = parseHex(palette.brand).h
  const jade = parseHex(palette.accent).h
  const rock = rockOf(hue)
  const slab =
    'M-172 214V-116C-172-146-150-150-146-166C-120-158-104-170-98-186C-74-180-54-196-46-212C-28-208-10-226 0-250C10-226 28-208 46-212C54-196 74-180 98-186C104-170 120-158 146-166C150-150 172-146 172-116V214z'
  const word = inscribe(label || '6/45', 'round', [270, 88], -112)
  const values = ['06', '14', '23', '31', '38', '45']
  const niches = values.map((value, index) => {
    const [x, y] = [((index % 3) - 1) * 104, index < 3 ? -14 : 90]
    return `<circle cx="${x}" cy="${y}" r="49" fill="${rock.line}"/><circle cx="${x}" cy="${y + 2}" r="50" fill="none" stroke="${rock.light}" stroke-width="3" opacity=".8"/>${placed(jadeBall(pen, [jade, 40, 250, 95, 340, 20][index] ?? jade, value), x, y, 0.88, (index - 2) * 4)}`
  })
  return (
    halo(pen, jade) +
    coinShower(pen.child('a'), gold, [
      [-228, -120, 0.8, 24],
      [228, -130, 0.9, -20],
      [-236, 20, 0.6, 50],
      [238, 40, 0.7, 14],
    ]) +
    `<path fill="#120804" opacity=".4" transform="translate(10 12)" d="${slab}"/><path fill="${face(pen, rock)}" stroke="${rock.line}" stroke-width="5" d="${slab}"/>` +
    `<path fill="none" stroke="${rock.dark}" stroke-width="5" transform="translate(3 4) scale(.9 .9)" d="${slab}"/><path fill="none" stroke="${rock.light}" stroke-width="4" transform="scale(.9 .9)" d="${slab}"/>` +
    `<path fill="${oklch(0.76, 0.15, jade)}" stroke="${rock.line}" stroke-width="3" d="M0-216L15-190 0-160-15-190z"/><path fill="#ffffff" opacity=".65" d="M0-210L-10-190 0-184z"/>` +
    `<g fill="${rock.light}" transform="translate(-1.5 -2)">${word.markup}</g><g fill="${rock.line}" transform="translate(1.5 2)">${word.markup}</g><g fill="${oklch(0.36, 0.09, jade)}">${word.markup}</g>` +
    niches.join('') +
    plinth(pen, rock, jade, 176, 148, '') +
    coinShower(pen.child('f'), gold, [
      [-206, 226, 1, 10],
      [206, 222, 1.05, -16],
    ])
  )
}
