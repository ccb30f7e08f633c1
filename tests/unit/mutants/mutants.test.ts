import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { applied } from '../../../scripts/mutants/apply.ts'
import { inRoot } from '../../../scripts/toolchain/run.ts'
import { MUTANTS } from '../../mutants/index.ts'

const read = (file: string): string => readFileSync(inRoot(file), 'utf8')

describe('seeded faults', () => {
  it.each(MUTANTS.map((mutant) => ({ ...mutant })))(
    'applies, and what comes of it parses: $name',
    (mutant) => {
      const before = read(mutant.file)
      const after = applied(mutant, before)
      expect(after).not.toBe(before)
      if (mutant.file.endsWith('.json')) JSON.parse(after)
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

  it('has one at least in every part of the app and of the scripts that has rules', () => {
    const touched = new Set(MUTANTS.map(({ file }) => file.split('/').slice(0, 2).join('/')))
    const parts = [
      ...['api', 'app', 'boot', 'device', 'features', 'i18n', 'layouts', 'registry', 'session', 'site'],
      ...['themes', 'ui', 'workbench', 'worker'],
    ].map((name) => `src/${name}`)
    const scripts = ['backoffice', 'bench', 'build', 'generate', 'i18n', 'merchant'].map(
      (name) => `scripts/${name}`,
    )
    expect([...parts, ...scripts].filter((part) => !touched.has(part))).toEqual([])
  })
})
