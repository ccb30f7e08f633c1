/** Modules that a module imports, by its id. */
export type ImportsOf = (id: string) => readonly string[]

/** These modules and all their imports, transitively. */
export function closure(roots: Iterable<string>, importsOf: ImportsOf): Set<string> {
  const found = new Set(roots)
  for (const id of found) for (const next of importsOf(id)) found.add(next)
  return found
}

/** The module graph of a build, as the planner needs it. */
export interface ModuleGraph {
  /** Modules that are loaded by an `import()`. */
  readonly lazy: readonly string[]
  readonly importsOf: ImportsOf
  /** Modules that a module loads by an `import()`. */
  readonly lazyOf: ImportsOf
  /** Length of a module's code, characters. */
  readonly sizeOf: (id: string) => number
}
