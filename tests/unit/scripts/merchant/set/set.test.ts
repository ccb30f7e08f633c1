import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { UsageError } from '../../../../../scripts/merchant/command.ts'
import { MERCHANTS } from '../../../../../scripts/merchant/folder.ts'
import { set } from '../../../../../scripts/merchant/set/command.ts'
import { editedTexts, readWanted, wordsOf } from '../../../../../scripts/merchant/set/edit.ts'
import { isMeant, readFilter } from '../../../../../scripts/merchant/set/filter.ts'
import { memberHash } from '../../../../../src/site/shares.ts'
import { ADA, commitAll, git, keepHistory } from '../../../../support/gitFolder.ts'
import { siteFrom } from '../../../../support/merchants.ts'

const NOW = new Date(2026, 10, 24, 18).getTime()
const DAY = 86_400_000

describe('a filter', () => {
  const site = siteFrom({
    info: {
      ...{ mobileTemplate: 'M2', languages: ['EN', 'VI'], currency: 'VND' },
      whitelabelVal: { CBS3: true, REWCEN3: '20%' },
      settings: { welcome_image_wait: -1 },
    },
  })
  it.each([
    ['layout=M2', true],
    ['layout=M2 language=VI CBS3=on', true],
    ['layout=M1,M2 currency=vnd', true],
    ['layout=M2 CBS3=off', false],
    ['welcome_image_wait=off', true],
    ['welcome_image_wait=20', false],
    ['language=KO', false],
    ['REWCEN3=share', true],
    ['REWCEN3=on,off', false],
    ['CBS3=share', false],
    ['all', true],
  ])('%s: all pairs hold, and a comma is "or"', (said, isSo) => {
    expect(isMeant(site, readFilter(said, NOW))).toBe(isSo)
  })

  it.each([
    ['', 'Say which merchants'],
    ['layout', 'is no condition'],
    ['layout=', 'is no condition'],
    ['layot=M1', 'did you mean layout'],
    ['CBS4=on', 'did you mean CBS3'],
    ['chnged=7d', 'did you mean changed'],
    [
      'changed=yesterday',
      'changed=yesterday is no moment: write a day, as 2026-11-20, or a time back, as 12h, 7d or 2w',
    ],
    ['changed=2026-02-30', 'is no moment'],
    ['changed=7', 'is no moment'],
  ])('that says nothing is refused: %j', (said, words) => {
    expect(() => readFilter(said, NOW)).toThrow(UsageError)
    expect(() => readFilter(said, NOW)).toThrow(words)
  })
})

describe('a filter by the time of changes', () => {
  const site = siteFrom({ merchantCode: 'acme', info: { merchantCode: 'acme' } })
  const isFound = (said: string, when: number) =>
    isMeant(site, readFilter(said, NOW), new Map([['acme', when]]))

  it.each([
    ['changed=2026-11-20', new Date(2026, 10, 20).getTime()],
    ['changed=12h', NOW - DAY / 2],
    ['changed=7d', NOW - 7 * DAY],
    ['changed=2w', NOW - 14 * DAY],
    ['changed=1d,2w', NOW - 14 * DAY],
  ])('%s begins at a moment: a day where the tool runs, or so long ago', (said, from) => {
    expect([isFound(said, from), isFound(said, from - 1)]).toEqual([true, false])
  })

  it('means no merchant of whose changes nothing is known', () => {
    expect(isMeant(site, readFilter('changed=7d', NOW))).toBe(false)
    expect(isFound('changed=7d layout=M9', NOW)).toBe(false)
  })
})

describe('what is to be set', () => {
  const STATUS = 'wps/system/status.json'
  const MANIFEST = 'wps/system/manifest.json'
  const texts = {
    [STATUS]:
      '{\n  "info": {\n    "whitelabelVal": { "CBS3": true,   "REWCEN3": 1 },\n    "settings": { "a": 1 }\n  }\n}\n',
    [MANIFEST]:
      '{\n  "name": "A",\n  "templates": { "parameters": { "theme": "{\\"brand\\":\\"#111111\\"}" } }\n}\n',
  }
  it('changes what it names, and leaves every other line as somebody wrote it', () => {
    const changes = ['CBS3=off', 'theme.accent=#222222', 'theme.brand=default'].map(readWanted)
    const after = editedTexts(texts, changes)
    expect(after[STATUS]).toBe(texts[STATUS].replace('"CBS3": true', '"CBS3": false'))
    expect(JSON.parse(JSON.parse(after[MANIFEST] ?? '').templates.parameters.theme)).toEqual({
      accent: '#222222',
    })
    expect(after[MANIFEST]).toContain('  "name": "A",\n')
    expect(changes.map(wordsOf)).toEqual(['CBS3=off', 'theme.accent=#222222', 'theme.brand=default'])
  })

  it('sets a flag for a share of visitors, or for members by their hashes', () => {
    expect(editedTexts(texts, [readWanted('CBS3=20%')])[STATUS]).toContain('"CBS3": "20%"')
    const members = readWanted('CBS3=members:1001')
    const sent = JSON.parse(editedTexts(texts, [members])[STATUS] ?? '').info.whitelabelVal.CBS3
    expect(sent).toEqual([memberHash('1001')])
    expect(readWanted(wordsOf(members)), 'a schedule can repeat it').toEqual(members)
  })

  it('touches no file where it is so already', () => {
    expect(editedTexts(texts, [readWanted('CBS3=on')])).toEqual({})
  })

  it.each(['theme.=x', 'theme.brand', 'theme.a.b.c=1', 'theme.brand=', 'CBS4=on'])('refuses %s', (sentence) =>
    expect(() => readWanted(sentence)).toThrow(UsageError),
  )
})

describe('the command set', () => {
  let root = ''
  const bring = (part: string) => {
    for (const code of ['aurora', 'karachi', 'manila'])
      cpSync(join(MERCHANTS, code, part), join(root, code, part), { recursive: true })
  }
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'set-'))
    bring('.')
  })
  afterEach(() => {
    bring('wps/system')
    for (const name of ['.git', 'manila/unrelated.json'])
      rmSync(join(root, name), { recursive: true, force: true })
  })
  afterAll(() => rmSync(root, { recursive: true }))

  async function run(positionals: string[], values: Record<string, boolean | string> = {}) {
    const lines: string[] = []
    const say = (text: string) => void lines.push(text)
    const code = await set.run(
      { positionals, values: { merchants: root, ...values } },
      { line: say, error: say },
    )
    return { code, text: lines.join('\n') }
  }
  const status = (code: string) => readFileSync(join(root, code, 'wps/system/status.json'), 'utf8')
  const flag = (code: string): unknown => JSON.parse(status(code)).info.whitelabelVal.CBS3

  it('shows who loses what and the one diff, and writes nothing in a dry run', async () => {
    const before = status('aurora')
    const { code, text } = await run(['layout=M1', 'CBS3=off'], { 'dry-run': true })
    expect(code).toBe(0)
    expect(text).toMatch(/aurora: expectations\.json expects what is gone, in \d+ places/)
    expect(text).toMatch(/disappears +feature +chat/)
    expect(text).toContain('aurora/wps/system/status.json')
    expect(text).toContain('- "CBS3": true')
    expect(status('aurora')).toBe(before)
  })

  it('writes all that are meant and no other; whoever has it so already is left alone', async () => {
    const was = flag('manila')
    const first = await run(['layout=M1', 'CBS3=off'])
    expect(first.text).toMatch(/written\.$/)
    expect(['aurora', 'karachi'].map(flag)).toEqual([false, false])
    expect(flag('manila')).toEqual(was)
    expect((await run(['layout=M1', 'CBS3=off'])).text).toBe('2 merchants are meant, 0 would be changed.')
  })

  it('writes nothing where a merchant would have new errors, and says which', async () => {
    const before = status('aurora')
    const { code, text } = await run(['code=aurora', 'theme.accent=blueish'])
    expect(code).toBe(1)
    expect(text).toContain('aurora: theme.token')
    expect(text).toContain('Nothing is written')
    expect(status('aurora')).toBe(before)
  })

  it('becomes one commit of all merchants with its reason, and of nothing else', async () => {
    expect((await run(['code=manila', 'CBS3=20%'], { reason: 'Try it' })).text).toContain(
      'Not committed: git does not keep this folder.',
    )
    keepHistory(root, ADA, ['pictures/'])
    commitAll(root, 'As it was')
    writeFileSync(join(root, 'manila', 'unrelated.json'), '{}')
    git(root, 'add', '--all')
    const { text } = await run(['layout=M1', 'CBS3=off'], { reason: ' Closed\n\u202efor May ' })
    expect(text).toMatch(/Commit [0-9a-f]{7,}\.$/)
    expect(git(root, 'log', '-1', '--format=%an: %B')).toBe('Ada: Closed for May')
    expect(git(root, 'show', '--name-only', '--format=').split('\n')).toEqual([
      'aurora/wps/system/status.json',
      'karachi/wps/system/status.json',
    ])
    expect(git(root, 'status', '--porcelain')).toBe('A  manila/unrelated.json')
  })

  it('answers machines', async () => {
    const { text } = await run(['code=aurora', 'theme.radius=sharp'], { json: true })
    const said = JSON.parse(text)
    expect([said.set, said.merchants, said.written]).toEqual([['theme.radius=sharp'], ['aurora'], true])
  })
})
