import { basename } from 'node:path'
import type { Edge } from '../test/changed/graph.ts'

/**
 * Orders tests by how likely they catch a fault of a file: first the test with the file's name, then by the number of imports
 * between them. Pure.
 */
export function nearestFirst(tests: readonly string[], file: string, edges: readonly Edge[]): string[] {
  const importers = new Map<string, string[]>()
  for (const { from, to } of edges) importers.set(to, [...(importers.get(to) ?? []), from])
  const steps = new Map([[file, 0]])
  for (const [path, count] of steps)
    for (const importer of importers.get(path) ?? []) if (!steps.has(importer)) steps.set(importer, count + 1)
  const distance = (test: string): number => steps.get(test) ?? Number.MAX_SAFE_INTEGER
  const nameOf = (path: string): string => basename(path).split('.')[0] ?? ''
  const isOther = (test: string): number => (nameOf(test) === nameOf(file) && steps.has(test) ? 0 : 1)
  return tests.toSorted((a, b) => isOther(a) - isOther(b) || distance(a) - distance(b) || a.localeCompare(b))
}
