import { describe, expect, it } from 'vitest'
import { SECTION_TITLES } from '../../../src/features/home/sectionTitles.ts'
import { features } from '../../../src/features/index.ts'
import shell from '../../../src/i18n/locales/EN/shell.json' with { type: 'json' }
import type { Feature } from '../../../src/registry/feature.ts'
import { SECTION_DEFAULTS } from '../../../src/site/home.ts'

const all: readonly Feature[] = features

describe('the features of this build', () => {
  it('have ids and screens of their own', () => {
    const ids = all.map(({ id }) => id)
    const screens = all.flatMap((feature) => (feature.screens ?? []).map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(screens).size).toBe(screens.length)
  })

  it('draw every section of the contract', () => {
    const drawn = all.flatMap((feature) => (feature.sections ?? []).map(({ type }) => type))
    expect(drawn.sort()).toEqual(Object.keys(SECTION_DEFAULTS).sort())
  })

  it('have words for their screens, their navigation and their sections', () => {
    const keys = all.flatMap((feature) => [
      ...(feature.screens ?? []).map(({ title }) => title),
      ...(feature.navigation ?? []).map(({ label }) => label),
    ])
    for (const key of [...keys, ...Object.values(SECTION_TITLES)]) expect(shell).toHaveProperty(key)
  })
})
