import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../../..')
/** Modules that the workbench also runs in a browser. */
const PURE = [
  'explain/explainFeature.ts',
  'impact/changes.ts',
  'impact/impactOf.ts',
  'impact/merchantImpact.ts',
  'compare/compareSites.ts',
  'record/scrub.ts',
]
const IMPORT = /^(?:import|export)\s(?!type\b)[^'"]*?from\s*['"]([^'"]+)['"]/gm

/** The runtime imports of a file and, transitively, of our own files that it imports. */
function reached(
  file: string,
  known = new Map<string, readonly string[]>(),
): ReadonlyMap<string, readonly string[]> {
  if (known.has(file) || !existsSync(file)) return known
  const text = readFileSync(file, 'utf8')
  const imports = [...text.matchAll(IMPORT)].map(([, from = '']) => from)
  known.set(file, imports)
  for (const from of imports)
    if (from.startsWith('.') && /\.ts$/.test(from)) reached(join(dirname(file), from), known)
  return known
}

describe('the pure part of the merchant tool', () => {
  it.each(PURE)('%s runs in a browser as in Node: no file, no process, no network', (file) => {
    const files = reached(join(ROOT, 'scripts/merchant', file))
    expect(files.size).toBeGreaterThan(1)
    for (const [path, imports] of files) {
      const name = relative(ROOT, path)
      expect(
        imports.filter((from) => from.startsWith('node:')),
        name,
      ).toEqual([])
      if (name.startsWith('scripts/'))
        expect(readFileSync(path, 'utf8'), name).not.toMatch(
          /\b(process\.|console\.|fetch\(|Date\.now|Math\.random)/,
        )
    }
  })
})
