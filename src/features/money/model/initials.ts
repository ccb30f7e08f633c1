/** Up to two letters as a substitute for a picture: the first letters of the words, or two of a single word. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  const [first = '', second] = words
  return second === undefined ? [...first].slice(0, 2).join('') : `${[...first][0]}${[...second][0]}`
}
