import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkLocales } from '../../../scripts/i18n/check.ts'

const ROOT = join(import.meta.dirname, '../../..')
const LANGUAGES = join(ROOT, 'src/i18n/locales')

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'locales-'))
  // Only the shell's texts, so that unfinished texts of features do not affect this test.
  cpSync(LANGUAGES, folder, {
    recursive: true,
    filter: (path) => !path.endsWith('.json') || path.endsWith('shell.json'),
  })
})
/** The languages that a test has changed. */
const changed = new Set<string>()
afterEach(() => {
  for (const code of changed)
    cpSync(join(LANGUAGES, code, 'shell.json'), join(folder, code, 'shell.json'), { recursive: true })
  changed.clear()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const command = () =>
  new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [join(ROOT, 'scripts/i18nCheck.ts'), folder], (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr })
    })
  })

const change = (code: string, edit: (words: Record<string, unknown>) => void): void => {
  changed.add(code)
  const file = join(folder, code, 'shell.json')
  const words: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
  edit(words)
  writeFileSync(file, JSON.stringify(words))
}

describe('npm run i18n:check', () => {
  it('passes while every language is complete', async () => {
    expect(await command()).toEqual({ code: 0, said: expect.stringContaining('20 languages are complete') })
  })

  it.each([
    ['a text is missing', 'TH/shell, missing (1): close', 'TH', { close: undefined }],
    ['a text was left in English', 'TR/shell, still English (1): close', 'TR', { close: 'Close' }],
    ['a text is in other letters', 'KM/shell, still English (1): close', 'KM', { close: 'Bet tvear' }],
    ['a placeholder is lost', 'KO/shell, not the placeholders', 'KO', { slide_of: '{{number}}' }],
    ['a plural form is missing', 'ES/shell, missing (1): days_many', 'ES', { days_many: undefined }],
    ['a plural form is not the language’s', 'JA/shell, a plural form', 'JA', { days_one: '{{count}} 日' }],
    ['a text is empty', 'VI/shell, empty or not a text (1): close', 'VI', { close: ' ' }],
    ['nobody knows a key', 'UR/shell, unknown to English (1): clsoe', 'UR', { clsoe: 'بند' }],
    ['a fixed notice was changed', 'HI/shell, changed', 'HI', { url_is_null: 'यूआरएल खाली' }],
  ])('fails where %s, and says which', (_, line, code, words) => {
    change(code, (all) => {
      for (const [key, text] of Object.entries(words)) {
        if (text === undefined) delete all[key]
        else all[key] = text
      }
    })
    const { complaints } = checkLocales(folder)
    expect(complaints).toEqual([expect.stringContaining(line)])
  })

  it('fails where a language is missing altogether', async () => {
    changed.add('BN')
    rmSync(join(folder, 'BN'), { recursive: true })
    expect(await command()).toEqual({ code: 1, said: expect.stringContaining('BN: no folder') })
  })
})
