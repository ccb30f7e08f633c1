import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Question } from '../../../../scripts/backoffice/workbench/judge.ts'
import { createJudge, stampOf } from '../../../../scripts/backoffice/workbench/kept.ts'
import { checkOpened } from '../../../../scripts/merchant/check/checkMerchant.ts'
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

it('a second check of twelve folders that nobody has written into reads and checks nothing', async () => {
  const codes = Array.from({ length: 12 }, (_, at) => `acme${at}`)
  const root = mkdtempSync(join(tmpdir(), 'twelve-'))
  let reads = 0
  let checks = 0
  const judge = createJudge({
    read: async (code) => {
      reads += 1
      return goodMerchant(code)
    },
    stamp: stampOf,
    known: () => known,
    check: (...asked) => {
      checks += 1
      return checkOpened(...asked)
    },
  })
  const all = (generation: number) =>
    Promise.all(codes.map((code) => judge({ merchantsDir: root, codes, code, texts: {}, generation })))
  try {
    for (const code of codes) {
      mkdirSync(join(root, code))
      writeFileSync(join(root, code, 'merchant.json'), JSON.stringify({ code }))
    }
    await all(1)
    expect([reads, checks]).toEqual([12, 12])
    await all(2)
    expect([reads, checks]).toEqual([12, 12])
    writeFileSync(join(root, 'acme3/merchant.json'), JSON.stringify({ code: 'acme3', name: 'Another' }))
    await all(3)
    expect([reads, checks], 'one was written').toEqual([13, 13])
  } finally {
    rmSync(root, { recursive: true })
  }
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

describe('the stamp of a folder', () => {
  let folder = ''
  const file = (name: string) => join(folder, 'acme', name)
  const stamp = () => stampOf(join(folder, 'acme'))
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stamp-'))
    mkdirSync(file('wps'), { recursive: true })
    writeFileSync(file('wps/status.json'), '{"a":1}')
    writeFileSync(file('merchant.json'), '{}')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is another one after a change that keeps size and time of a file', async () => {
    const before = await stamp()
    const { atime, mtime } = statSync(file('wps/status.json'))
    writeFileSync(file('wps/status.json'), '{"a":2}')
    utimesSync(file('wps/status.json'), atime, mtime)
    expect(await stamp()).not.toBe(before)
    writeFileSync(file('wps/status.json'), '{"a":1}')
    expect(await stamp(), 'changed back').toBe(before)
  })

  it('is the same with other times, as after a checkout', async () => {
    const before = await stamp()
    utimesSync(file('wps/status.json'), new Date(0), new Date(0))
    expect(await stamp()).toBe(before)
  })

  it('tells a file that is new, gone or has another name', async () => {
    const before = await stamp()
    renameSync(file('merchant.json'), file('merchant2.json'))
    const renamed = await stamp()
    rmSync(file('merchant2.json'))
    const gone = await stamp()
    writeFileSync(file('merchant.json'), '{}')
    expect(new Set([before, renamed, gone]).size).toBe(3)
    expect(await stamp()).toBe(before)
  })
})
