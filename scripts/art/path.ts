/** One drawing command with its numbers, and the point it starts from. */
type Command = { letter: string; values: number[] }

const COUNT: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** Splits path data; the flags of an arc may stand without space, everything else may too. */
function parse(d: string): Command[] {
  const commands: Command[] = []
  for (const match of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const letter = match[1] ?? 'Z'
    const count = COUNT[letter.toUpperCase()] ?? 0
    const numbers = ((match[2] ?? '').match(/-?(?:\d+\.\d*|\.\d+|\d+)/g) ?? []).map(Number)
    if (count === 0) commands.push({ letter, values: [] })
    for (let at = 0; count > 0 && at + count <= numbers.length; at += count) {
      const repeated = at > 0 && letter === 'M' ? 'L' : at > 0 && letter === 'm' ? 'l' : letter
      commands.push({ letter: repeated, values: numbers.slice(at, at + count) })
    }
  }
  return commands
}

const round = (value: number): number => Math.round(value * 10) / 10

const write = (values: readonly number[]): string => {
  let out = ''
  for (const value of values) {
    const text = String(round(value)).replace(/^(-?)0\./, '$1.')
    const touching = text.startsWith('-') || (text.startsWith('.') && /\.\d*$/.test(out))
    out += out === '' || touching ? text : ` ${text}`
  }
  return out
}

/** Shifts the coordinates of a command; of an arc only the end is one. */
function shift({ letter, values }: Command, x: number, y: number): number[] {
  const kind = letter.toUpperCase()
  if (kind === 'H') return values.map((value) => value + x)
  if (kind === 'V') return values.map((value) => value + y)
  if (kind === 'A')
    return values.map((value, index) => (index === 5 ? value + x : index === 6 ? value + y : value))
  return values.map((value, index) => value + (index % 2 === 0 ? x : y))
}

/** The same outline in the fewest characters: each command absolute or relative, whichever is shorter. */
export function shortPath(d: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let out = ''
  let last = ''
  const add = (letter: string, values: readonly number[]): string => {
    const body = write(values)
    const implied = last === letter || (last === 'M' && letter === 'L') || (last === 'm' && letter === 'l')
    const joined = implied && letter.toUpperCase() !== 'Z' && letter.toUpperCase() !== 'M'
    if (!joined) return letter + body
    return body.startsWith('-') || (body.startsWith('.') && /\.\d*$/.test(out)) ? body : ` ${body}`
  }
  for (const command of parse(d)) {
    const kind = command.letter.toUpperCase()
    if (kind === 'Z') {
      out += 'z'
      last = 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    const relative = command.letter !== kind
    const absolute = relative ? shift(command, x, y) : command.values
    const end: [number, number] =
      kind === 'H'
        ? [absolute[0] ?? x, y]
        : kind === 'V'
          ? [x, absolute[0] ?? y]
          : [absolute.at(-2) ?? x, absolute.at(-1) ?? y]
    const near = shift({ letter: kind, values: absolute }, -x, -y)
    // A round dot is a line of no length: it must stay a line.
    const straight = kind === 'L' && (end[0] === x) !== (end[1] === y)
    const choices: [string, readonly number[]][] = straight
      ? end[1] === y
        ? [
            ['H', [end[0]]],
            ['h', [end[0] - x]],
          ]
        : [
            ['V', [end[1]]],
            ['v', [end[1] - y]],
          ]
      : [
          [kind, absolute],
          [kind.toLowerCase(), near],
        ]
    const best = choices
      .map(([letter, values]) => ({ letter, text: add(letter, values) }))
      .sort((a, b) => a.text.length - b.text.length)[0]
    if (!best) continue
    out += best.text
    last = best.letter
    ;[x, y] = [round(end[0]), round(end[1])]
    if (kind === 'M') [startX, startY] = [x, y]
  }
  return out
}
