import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { commands } from '../../../../scripts/merchant/commands.ts'
import { NotJson, wordsOfFileFault } from '../../../../scripts/merchant/fileFault.ts'
import { siteIn } from '../../../../scripts/merchant/folder.ts'
import { runTool } from '../../../../scripts/merchant/run.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'merchant-tool-'))
})
afterEach(() => rmSync(root, { recursive: true }))

async function tool(...given: string[]) {
  const lines: string[] = []
  const say = (text: string) => void lines.push(text)
  return { code: await runTool(commands, given, { line: say, error: say }), text: lines.join('\n') }
}

const fault = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: as Node says it`), { code, path: '/merchants/acme', ...more })

describe('a folder that cannot be read or written', () => {
  it('is told in one line, without a stack trace', async () => {
    const file = join(root, 'file')
    writeFileSync(file, '')
    for (const given of [['check'], ['new', 'acme']]) {
      const { code, text } = await tool(...given, '--merchants', file)
      expect(text).toBe(`${file}: a file stands where a folder should be (ENOTDIR).`)
      expect(code).toBe(1)
    }
    expect((await tool('check', '--merchants', join(root, 'none'))).text).toMatch(/^There is no folder /)
  })

  it.each([
    ['EACCES', {}, '/merchants/acme: this user may not read or write it (EACCES).'],
    ['ENOSPC', { path: undefined }, 'A file: there is no space left on the disk (ENOSPC).'],
    ['EROFS', {}, '/merchants/acme: its file system is read-only (EROFS).'],
    ['ENOTEMPTY', { dest: '/merchants/b' }, '/merchants/b: it is there already (ENOTEMPTY).'],
  ])('is said in words: %s', (code, more, words) => {
    expect(wordsOfFileFault(fault(code, more))).toBe(words)
  })

  it('that holds no JSON is named', () => {
    const folder = join(root, 'acme/wps/system')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'status.json'), '{')
    expect(() => siteIn('acme', {}, root)).toThrow(NotJson)
    expect(() => siteIn('acme', {}, root)).toThrow(/status\.json is not JSON: /)
  })

  it('is nothing that hides a mistake of ours', () => {
    expect(wordsOfFileFault(new TypeError('x is undefined'))).toBeUndefined()
    expect(wordsOfFileFault(fault('ERR_INVALID_ARG_TYPE'))).toBeUndefined()
    expect(wordsOfFileFault('text')).toBeUndefined()
  })
})

describe('a slip of the finger', () => {
  it.each([
    [['chekc'], 'There is no command chekc: did you mean check?'],
    [['check', '--mercants', 'x'], 'There is no --mercants: did you mean --merchants?'],
    [['record', 'https://a.example', 'b', '--menber=x:y'], 'There is no --menber: did you mean --member?'],
    [['impact', 'aurora', '--set', 'CBS4=off'], 'did you mean CBS3'],
    [['impact', 'aurora', '--set', 'welcome_image_wat=3'], 'did you mean welcome_image_wait'],
  ])('%j is answered with what was meant', async (given, words) => {
    const { code, text } = await tool(...given)
    expect(text).toContain(words)
    expect(code).toBe(1)
  })

  it('does not take a word that follows for an option', async () => {
    expect((await tool('record', '--member')).text).toMatch(/member/)
    expect((await tool('help')).text).toMatch(/^npm run merchant -- <command>/)
  })
})
