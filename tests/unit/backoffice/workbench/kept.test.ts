import { expect, it } from 'vitest'
import type { Question } from '../../../../scripts/backoffice/workbench/judge.ts'
import { createJudge } from '../../../../scripts/backoffice/workbench/kept.ts'
import type { MerchantFiles } from '../../../../scripts/merchant/check/files.ts'
import { goodMerchant, known } from '../../scripts/merchant/check/broken.ts'

const STATUS = 'wps/system/status.json'

/** Folders in memory that record which of them are read. */
function folders(...codes: string[]) {
  const all = new Map(codes.map((code): [string, MerchantFiles] => [code, goodMerchant(code)]))
  const read: string[] = []
  const judge = createJudge({
    read: async (code) => {
      read.push(code)
      return all.get(code) ?? goodMerchant(code)
    },
    stamp: async (folder) => JSON.stringify(all.get(folder.split('/').at(-1) ?? '')?.texts),
    known: () => known,
  })
  const ask = (code: string, generation: number, texts: Question['texts'] = {}) =>
    judge({ merchantsDir: '/merchants', codes, code, texts, generation })
  const write = (code: string, file: string, change: (text: string) => string) => {
    const files = all.get(code) ?? goodMerchant(code)
    all.set(code, { ...files, texts: { ...files.texts, [file]: change(files.texts[file] ?? '') } })
  }
  return { read, ask, write }
}

it('a folder that nobody has written into is neither read nor judged again when another one changes', async () => {
  const { read, ask, write } = folders('one', 'two')
  const [before, other] = [await ask('one', 1), await ask('two', 1)]
  expect(before.findings).toEqual([])
  expect(read).toEqual(['one', 'two'])
  write('two', STATUS, (text) => text.replace('"M2"', '"M9"'))
  expect((await ask('two', 2)).findings.map(({ code }) => code)).toContain('layout.unknown')
  expect(await ask('one', 2), 'the very verdict').toBe(before)
  expect(read).toEqual(['one', 'two', 'two'])
  write('two', STATUS, (text) => text.replace('"M9"', '"M2"'))
  expect((await ask('two', 3)).findings).toEqual(other.findings)
})

it('a domain that another folder claims is found, though one’s own has not changed', async () => {
  const { ask, write } = folders('one', 'two')
  expect((await ask('one', 1)).findings).toEqual([])
  write('two', 'merchant.json', (text) => text.replace('two.example', 'one.example'))
  expect((await ask('one', 2)).findings.map(({ code }) => code)).toContain('domain.twice')
})

it('a draft is judged for itself, and the folder stays what it was', async () => {
  const { ask, read } = folders('one')
  const folder = await ask('one', 1)
  const draft = { [STATUS]: (goodMerchant('one').texts[STATUS] ?? '').replace('"M2"', '"M9"') }
  expect((await ask('one', 1, draft)).findings.map(({ code }) => code)).toContain('layout.unknown')
  expect(await ask('one', 1, draft)).toBe(await ask('one', 1, draft))
  expect(await ask('one', 1)).toBe(folder)
  expect(read).toEqual(['one'])
})
