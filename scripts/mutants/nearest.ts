import type { Edge } from '../test/changed/graph.ts'

/** Tests in the order of how many imports lie between them and a file: the nearest most likely notices. Pure. */
export function nearestFirst(tests: readonly string[], file: string, edges: readonly Edge[]): string[] {
  const importers = new Map<string, string[]>()
  for (const { from, to } of edges) importers.set(to, [...(importers.get(to) ?? []), from])
  const steps = new Map([[file, 0]])
  for (const [path, count] of steps)
    for (const importer of importers.get(path) ?? []) if (!steps.has(importer)) steps.set(importer, count + 1)
  const distance = (test: string): number => steps.get(test) ?? Number.MAX_SAFE_INTEGER
  return tests.toSorted((a, b) => distance(a) - distance(b) || a.localeCompare(b))
}
