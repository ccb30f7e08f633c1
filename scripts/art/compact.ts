import { shortPath } from './path.ts'

/** Shortens colours from 24 bits to 12 where it is not visible: flat fills and gradient stops. */
const shortHex = (hex: string): string => {
  const nibble = (index: number): string =>
    Math.min(15, Math.round(Number.parseInt(hex.slice(index, index + 2), 16) / 17)).toString(16)
  return `#${nibble(1)}${nibble(3)}${nibble(5)}`
}

/** Joins adjacent paths of the same colour. */
function joinPaths(svg: string): string {
  const pair = /<path fill="([^"]+)" d="([^"]+)"\/><path fill="\1" d="(M[^"]+)"\/>/g
  let [before, after] = ['', svg]
  while (before !== after) {
    before = after
    after = before.replace(pair, '<path fill="$1" d="$2$3"/>')
  }
  return after
}

/** Writes a card's markup in fewer bytes: short colours, short paths, joined neighbours. */
export function compact(svg: string): string {
  return joinPaths(svg.replace(/#[0-9a-f]{6}(?=")/g, shortHex))
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${shortPath(d)}"`)
    .replace(/ transform="[^"]*"/g, (attribute) => attribute.replace(/ -/g, '-').replace(/\) /g, ')'))
}
