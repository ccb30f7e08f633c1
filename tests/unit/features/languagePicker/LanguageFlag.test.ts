import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FLAG_FILES, flagFile } from '../../../../src/features/languagePicker/LanguageFlag.tsx'
import { type FlaggedLanguage, LANGUAGE_FLAGS } from '../../../../src/i18n/languageFlags.ts'
import { LANGUAGE_CODES } from '../../../../src/i18n/languages.ts'

const languages = Object.keys(LANGUAGE_FLAGS).filter(
  (code): code is FlaggedLanguage => code in LANGUAGE_FLAGS,
)

describe('the flags of languages', () => {
  it('are about twenty-nine, each language of the platform among them, no two the same', () => {
    expect(languages).toHaveLength(29)
    expect(languages).toEqual(expect.arrayContaining([...LANGUAGE_CODES]))
    expect(new Set(Object.values(LANGUAGE_FLAGS)).size).toBe(29)
  })

  it.each(languages)('%s has a file of its own', (language) => {
    expect(flagFile(language)).toMatch(/\.svg/)
  })

  it('are no more files than that', () => {
    expect(Object.keys(FLAG_FILES)).toHaveLength(29)
  })

  it.each(languages)('%s is drawn by lines and areas alone', (language) => {
    const folder = join(import.meta.dirname, '../../../../node_modules/country-flag-icons/3x2')
    const svg = readFileSync(join(folder, `${LANGUAGE_FLAGS[language]}.svg`), 'utf8')
    expect(svg).not.toMatch(/<script|<style|\son\w+=|href=/i)
  })
})
