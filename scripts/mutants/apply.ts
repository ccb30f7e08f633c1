import type { Mutant } from '../../tests/mutants/mutant.ts'

/** A file's text with the fault in it. Pure. Throws where the text to replace does not occur exactly once. */
export function applied({ name, file, find, replace }: Mutant, text: string): string {
  const count = text.split(find).length - 1
  if (count !== 1) throw new Error(`${name}: ${file} has its text ${count} times, not once`)
  return text.replace(find, () => replace)
}
