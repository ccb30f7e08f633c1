import { hash, type Random } from './seed.ts'

/** offset 0 to 1, colour, opacity (1 when left out) */
export type Stop = readonly [number, string, number?]

/** 3: everything; less: the smallest ornaments go first; 0: subject and words alone. */
export type Detail = 0 | 1 | 2 | 3

/** Collects the definitions of one picture under ids of its own and writes numbers short. */
export type Pen = {
  random: Random
  /** How much a picture may spend on what is neither subject nor words. */
  detail: Detail
  /** An id that no other picture has. */
  id(name: string): string
  /** Adds a gradient and answers `url(#…)`; the same gradient is added once. */
  linear(stops: readonly Stop[], x2?: number, y2?: number): string
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string
  /** Adds anything else to the definitions. */
  define(markup: string): void
  /** The same pen under other ids, so that a subject can stand in a picture twice. */
  child(name: string): Pen
  definitions(): string
}

/** At most one decimal, no leading zero: every byte of a card counts. */
export function num(value: number, decimals = 1): string {
  const text = String(rounded(value, decimals))
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** As `toFixed` rounds. It is exact and slow, and needed only where a multiplication may have crossed a half. */
function rounded(value: number, decimals: number): number {
  const power = decimals === 1 ? 10 : decimals === 2 ? 100 : 10 ** decimals
  const large = value * power
  const whole = Math.round(large)
  const isPlain = Math.abs(large) < 1e9 && Math.abs(Math.abs(large - whole) - 0.5) > 1e-6
  return isPlain ? whole / power : Number(value.toFixed(decimals))
}

/** Joins points into path data, on whole units. */
export function points(list: readonly (readonly [number, number])[]): string {
  return `M${list
    .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
    .join('L')
    .replace(/ -/g, '-')}z`
}

const stopMarkup = ([offset, colour, opacity]: Stop): string =>
  `<stop${offset === 0 ? '' : ` offset="${num(offset, 2)}"`} stop-color="${colour}"${
    opacity === undefined ? '' : ` stop-opacity="${num(opacity, 2)}"`
  }/>`

/** A pen for one picture; `code` gives the ids, `random` the choices. */
export function createPen(code: string, random: Random, detail: Detail = 3): Pen {
  const prefix = `${String.fromCharCode(97 + (hash(code) % 26))}${hash(code).toString(36).slice(-2)}`
  const known = new Map<string, string>()
  let extra = ''
  let count = 0
  const add = (kind: string, attributes: string, stops: readonly Stop[]): string => {
    const body = `${attributes}>${stops.map(stopMarkup).join('')}</${kind}>`
    const found = known.get(kind + body)
    if (found) return found
    const id = `${prefix}${count++}`
    known.set(kind + body, `url(#${id})`)
    extra += `<${kind} id="${id}"${body}`
    return `url(#${id})`
  }
  const penOf = (under: string): Pen => ({
    random,
    detail,
    child: (name) => penOf(`${under}${name}`),
    id: (name) => `${under}${name}`,
    linear: (stops, x2 = 0, y2 = 1) => {
      const end = `${x2 === 1 ? '' : ` x2="${num(x2, 2)}"`}${y2 === 0 ? '' : ` y2="${num(y2, 2)}"`}`
      return add('linearGradient', end, stops)
    },
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) => {
      const at = `${cx === 0.5 ? '' : ` cx="${num(cx, 2)}"`}${cy === 0.5 ? '' : ` cy="${num(cy, 2)}"`}`
      return add('radialGradient', `${at}${r === 0.5 ? '' : ` r="${num(r, 2)}"`}`, stops)
    },
    define: (markup) => {
      extra += markup
    },
    definitions: () => (extra ? `<defs>${extra}</defs>` : ''),
  })
  return penOf(prefix)
}

/** Text as it may stand in XML. */
export const escapeXml = (text: string): string =>
  Array.from(text, (letter) => (letter < ' ' || letter === '\uffff' || letter === '\ufffe' ? ' ' : letter))
    .join('')
    .toWellFormed()
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
