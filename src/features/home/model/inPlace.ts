import type { SectionContent } from '../../shared/sectionState.ts'

/**
 * How many sections of a home have their place: those of which it is known whether they have content, and the first one that
 * still waits. What is below that one would jump if its place closed, so that it is not shown yet.
 */
export function inPlace(contents: readonly SectionContent[]): number {
  const waiting = contents.indexOf('waiting')
  return waiting === -1 ? contents.length : waiting + 1
}
