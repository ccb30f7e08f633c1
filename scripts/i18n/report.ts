import type { Fault, FaultKind } from './compare.ts'

const SAYS: Readonly<Record<FaultKind, string>> = {
  missing: 'missing',
  unknown: 'unknown to English',
  plural: 'a plural form that this language does not use',
  empty: 'empty or not a text',
  placeholders: 'not the placeholders of English',
  english: 'still English',
  literal: 'changed, though the specification fixes it',
}

/** A language's faults as lines, one per namespace and kind: `shell, missing (2): home, menu`. */
export function describeFaults(faults: readonly Fault[]): string[] {
  const groups = Map.groupBy(faults, ({ namespace, kind }) => `${namespace}, ${SAYS[kind]}`)
  return [...groups].map(
    ([title, group]) => `${title} (${group.length}): ${group.map(({ key }) => key).join(', ')}`,
  )
}
