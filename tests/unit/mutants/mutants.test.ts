import { globSync, readdirSync, readFileSync } from 'node:fs'
import { compile, serialize, stringify } from 'stylis'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { applied } from '../../../scripts/mutants/apply.ts'
import { inRoot } from '../../../scripts/toolchain/run.ts'
import { MUTANTS } from '../../mutants/index.ts'

const read = (file: string): string => readFileSync(inRoot(file), 'utf8')

/** Styles as they are read: what cannot be read is left out, which would be no fault that anybody sees. */
const rulesOf = (css: string): string => serialize(compile(css), stringify)

/** Fewer would say little about the tests. */
const LEAST = 60

describe('seeded faults', () => {
  it('are 60 at least', () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(LEAST)
  })

  it.each(MUTANTS.map((mutant) => ({ ...mutant })))(
    'applies, and what comes of it parses: $name',
    (mutant) => {
      const before = read(mutant.file)
      const after = applied(mutant, before)
      expect(after).not.toBe(before)
      if (mutant.file.endsWith('.json')) JSON.parse(after)
      else if (mutant.file.endsWith('.css')) expect(rulesOf(after)).not.toBe(rulesOf(before))
      else parseAst(after, { lang: mutant.file.endsWith('x') ? 'tsx' : 'ts' })
    },
  )

  it('says of each what breaks, in one sentence of its own', () => {
    const names = MUTANTS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(
      names.filter((name) => !/^[A-Z][^.]{15,120}[^.\s]$/.test(name) || name.split(' ').length < 4),
    ).toEqual([])
  })

  it('has one at least in every feature and every other folder of the app and of the scripts that has rules', () => {
    const touched = new Set(
      folders.filter((folder) => MUTANTS.some(({ file }) => file.startsWith(`${folder}/`))),
    )
    expect(folders.filter((folder) => !touched.has(folder) && !Object.hasOwn(WITHOUT_RULES, folder))).toEqual(
      [],
    )
    expect(
      Object.keys(WITHOUT_RULES).filter((folder) => touched.has(folder) || !folders.includes(folder)),
    ).toEqual([])
  })
})

const FEATURES = 'src/features'

/** Folders with code, read from the disk, so that a new one is noticed: each feature's is one of its own. */
const folders = ['src', 'scripts', FEATURES]
  .flatMap((part) =>
    readdirSync(inRoot(part), { withFileTypes: true })
      .filter(
        (entry) => entry.isDirectory() && globSync(`${inRoot(part, entry.name)}/**/*.{ts,tsx}`).length > 0,
      )
      .map(({ name }) => `${part}/${name}`),
  )
  .filter((folder) => folder !== FEATURES)

const WITHOUT_RULES: Readonly<Record<string, string>> = {
  'src/generated': 'is written by scripts/generate',
  'scripts/pictures': 'takes the pictures of a document, which people look at',
  'scripts/toolchain': 'finds browsers and runs tools: what it does wrong ends every run',
}
