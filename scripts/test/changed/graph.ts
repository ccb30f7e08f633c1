import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../../toolchain/run.ts'

/**
 * How one module uses another: by a static import, a dynamic import, or by naming it as a file that it reads or runs (`named`).
 */
export type Kind = 'static' | 'dynamic' | 'named'

export interface Edge {
  readonly from: string
  readonly to: string
  readonly kind: Kind
}

/** A module and its text; paths are relative to the repository. */
export interface Source {
  readonly path: string
  readonly text: string
}

const STATIC = /^(?:import|export) (?!type )(?:[^'";]{0,2000}? from )?['"](\.[^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g
const NAMED = /['"`](?:\$\{\w+\}\/)?(?:\.\.\/)*((?:src|scripts|schemas|public)\/[\w./-]+\.\w+)['"`]/g

/** The edges from a module. Pure except for `exists`. Type-only imports are ignored, since they do not exist at run time. */
export function edgesOf({ path, text }: Source, exists: (path: string) => boolean): Edge[] {
  const near = (specifier: string): string =>
    join(dirname(path), specifier.replace(/\?.*$/, '')).replaceAll('\\', '/')
  const found = (pattern: RegExp, kind: Kind, place: (match: string) => string): Edge[] =>
    [...text.matchAll(pattern)].flatMap(([, match = '']) => {
      const to = place(match)
      return to !== path && exists(to) ? [{ from: path, to, kind }] : []
    })
  return [
    ...found(STATIC, 'static', near),
    ...found(DYNAMIC, 'dynamic', near),
    ...found(NAMED, 'named', (name) => name),
  ]
}

const FOLDERS = ['src', 'scripts', 'tests']
const CONFIGS = ['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts']
const MODULE = /\.(ts|tsx|mjs)$/

/** Every module of the repository. */
export function readSources(): Source[] {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && MODULE.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  )
  return [...paths, ...CONFIGS].map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

export const readEdges = (sources: readonly Source[]): Edge[] =>
  sources.flatMap((source) => edgesOf(source, (path) => existsSync(join(ROOT, path))))

/** The files that use these files, directly or indirectly, and the files themselves. Pure. */
export function reachedFrom(
  changed: readonly string[],
  edges: readonly Edge[],
  follows: (edge: Edge) => boolean,
): Set<string> {
  const importers = new Map<string, Edge[]>()
  for (const edge of edges) {
    const known = importers.get(edge.to)
    if (known) known.push(edge)
    else importers.set(edge.to, [edge])
  }
  const reached = new Set(changed)
  for (const path of reached)
    for (const edge of importers.get(path) ?? []) if (follows(edge)) reached.add(edge.from)
  return reached
}
