import { type Puzzle, picture } from './puzzles.ts'

const { width, height, piece } = picture

/** A puzzle piece with a knob above and one at its end, `piece` px square with its knobs. */
const outline = (x: number, y: number): string => {
  const side = 40
  const [left, top] = [x, y + piece - side]
  return `M${left} ${top}h13a8 8 0 1 1 14 0h13v13a8 8 0 1 1 0 14v13h-${side}z`
}

const hill = (hue: number, light: number, rise: number, shift: number): string =>
  `<path fill="hsl(${hue} 45% ${light}%)" d="M0 ${rise}C${60 + shift} ${rise - 50} ${110 + shift} ${rise + 30} 170 ${rise - 18}S${260 - shift} ${rise - 40} 300 ${rise - 6}V160H0z"/>`

/** A landscape; the same for the picture and its piece. */
const scene = ({ hue, lot }: Puzzle): string => {
  const seed = Number.parseInt(lot.slice(0, 6), 16)
  const stars = Array.from({ length: 14 }, (_, index) => {
    const [x, y] = [(seed * (index + 3) * 37) % 300, (seed * (index + 1) * 17) % 90]
    return `<circle cx="${x}" cy="${y}" r="${1 + (index % 3)}" fill="#fff" opacity=".7"/>`
  })
  return (
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 32%)"/>` +
    `<stop offset="1" stop-color="hsl(${(hue + 50) % 360} 75% 72%)"/></linearGradient></defs>` +
    `<rect width="300" height="160" fill="url(#sky)"/>${stars.join('')}` +
    `<circle cx="${60 + (seed % 180)}" cy="52" r="22" fill="hsl(${(hue + 60) % 360} 90% 84%)"/>` +
    hill((hue + 20) % 360, 42, 112, seed % 40) +
    hill((hue + 34) % 360, 31, 130, seed % 23) +
    hill((hue + 48) % 360, 21, 148, seed % 31)
  )
}

const svg = (box: string, size: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}">${body}</svg>`

/** The picture with its hole. */
export const drawPicture = (puzzle: Puzzle): string =>
  svg(
    `0 0 ${width} ${height}`,
    `width="${width}" height="${height}"`,
    `${scene(puzzle)}<path d="${outline(puzzle.x, puzzle.y)}" fill="#000" fill-opacity=".55" stroke="#fff" stroke-opacity=".8" stroke-width="1.5"/>`,
  )

/** The piece alone, as wide as the piece and as high as the picture. */
export const drawPiece = (puzzle: Puzzle): string => {
  const shape = outline(puzzle.x, puzzle.y)
  return svg(
    `${puzzle.x} 0 ${piece} ${height}`,
    `width="${piece}" height="${height}"`,
    `<clipPath id="piece"><path d="${shape}"/></clipPath><g clip-path="url(#piece)">${scene(puzzle)}</g>` +
      `<path d="${shape}" fill="none" stroke="#fff" stroke-width="1.5"/>`,
  )
}
