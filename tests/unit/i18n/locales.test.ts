import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compareLocale } from '../../../scripts/i18n/compare.ts'
import { localeFolders, readLocale } from '../../../scripts/i18n/readLocales.ts'
import { describeFaults } from '../../../scripts/i18n/report.ts'
import { isLanguageCode, LANGUAGE_CODES } from '../../../src/i18n/languages.ts'

const folders = localeFolders()
const english = readLocale('EN')

describe('the languages that have words', () => {
  it('are the twenty of the platform', () => {
    expect(folders).toEqual(LANGUAGE_CODES.toSorted())
  })

  describe.each(folders.filter(isLanguageCode))('%s', (code) => {
    const locale = readLocale(code)

    it('says everything that English says', () => {
      expect(describeFaults(compareLocale(code, english, locale))).toEqual([])
    })

    it('keeps its shell under 4 kB', () => {
      expect(brotliCompressSync(JSON.stringify(locale.shell)).length).toBeLessThan(4096)
    })
  })

  it('give a visitor in Chinese the words that the specification fixes', () => {
    expect(readLocale('CN').shell).toMatchObject({ verify_first: '请先完成验证' })
  })
})
