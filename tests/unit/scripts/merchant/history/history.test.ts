import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pastOf } from '../../../../../scripts/backoffice/workbench/past.ts'
import { commands } from '../../../../../scripts/merchant/commands.ts'
import { changesIn, changesSince, lastChangesOf } from '../../../../../scripts/merchant/history/git.ts'
import { isCommitId } from '../../../../../scripts/merchant/history/revert.ts'
import { reversalOf, stepsBetween } from '../../../../../scripts/merchant/history/steps.ts'
import { runTool } from '../../../../../scripts/merchant/run.ts'
import { commitAll, git, keepHistory } from '../../../../support/gitFolder.ts'

it.each(['--upload-pack=x', 'abcd..ef01', '-abcdef', 'HEAD', ' abcd', 'abcd\n', ''])(
  '%j is no commit’s id',
  (said) => {
    expect(isCommitId(said)).toBe(false)
  },
)

describe('taking a change back', () => {
  const steps = stepsBetween(
    { a: 1, list: [1], deep: { x: 1 } },
    { a: 2, list: [1, 2], deep: { x: 1, y: 3 } },
  )
  it('knows each value that was changed, added and taken away', () => {
    expect(steps).toEqual([
      { path: ['a'], before: 1, after: 2 },
      { path: ['list'], before: [1], after: [1, 2] },
      { path: ['deep', 'y'], before: undefined, after: 3 },
    ])
    expect(stepsBetween({ a: 1 }, { a: 1 })).toEqual([])
    expect(stepsBetween({}, { a: { b: 1 } })).toEqual([{ path: ['a', 'b'], before: undefined, after: 1 }])
  })

  it('leaves what somebody has changed since, and what is as it was already', () => {
    const { back, changedSince } = reversalOf(steps, { a: 5, list: [1], deep: { y: 3 } })
    expect(back.map(({ path }) => path)).toEqual([['deep', 'y']])
    expect(changedSince.map(({ path }) => path)).toEqual([['a']])
  })
})

it('a name in a patch counts where a line with it was changed, the newest commit first', () => {
  const commit = (id: string) => `${id}\u001f2026-11-20T10:00:00Z\u001fAda\u001fwhy`
  const patches = [
    commit('c2'),
    ...[
      '--- a/"A":/status.json',
      '+++ b/"A":/status.json',
      '@@ -1 +1 @@ "A":',
      '-  "B" : true',
      '+  "B" : false',
    ],
    commit('c1'),
    ...['--- /dev/null', '+{"A": 1, "B": 2, "C": 3}'],
  ]
  const changes = changesIn(patches.join('\n'), new Set(['A', 'B']))
  expect([...changes].map(([name, { id }]) => [name, id])).toEqual([
    ['B', 'c2'],
    ['A', 'c1'],
  ])
})

describe('the commands history and revert', () => {
  let root = ''
  /** What each test begins with, made once. */
  let launched = ''
  const file = (name: string) => join(root, 'acme/wps/system', name)
  function save(why: string, info: object, theme: object) {
    mkdirSync(dirname(file('status.json')), { recursive: true })
    writeFileSync(file('status.json'), JSON.stringify({ merchantCode: 'acme', info }, null, 2))
    const parameters = { theme: JSON.stringify(theme) }
    writeFileSync(file('manifest.json'), JSON.stringify({ templates: { parameters } }, null, 2))
    commitAll(root, why)
  }
  beforeAll(() => {
    launched = mkdtempSync(join(tmpdir(), 'history-'))
    root = launched
    keepHistory(root)
    save('Launch it', { whitelabelVal: { CBS3: true } }, { brand: '#111111' })
    save('Chat is closed over night', { whitelabelVal: { CBS3: false } }, { brand: '#222222' })
    save('New languages', { whitelabelVal: { CBS3: false }, languages: ['EN'] }, { brand: '#222222' })
  })
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'history-'))
    cpSync(launched, root, { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true }))
  afterAll(() => rmSync(launched, { recursive: true }))

  async function tool(...given: string[]) {
    const lines: string[] = []
    const say = (text: string) => void lines.push(text)
    const code = await runTool(commands, [...given, '--merchants', root], { line: say, error: say })
    return { code, text: lines.join('\n') }
  }

  it('tell who changed what, when and why, the newest first', async () => {
    const { code, text } = await tool('history', 'acme')
    expect(code).toBe(0)
    expect(text).toMatch(
      /Ada: New languages\n {4}in status\n {4}status\.info\.languages: – → \["EN"\]\n.+Ada: Chat is closed/,
    )
    expect(text).toContain('status.info.whitelabelVal.CBS3: true → false')
    expect(text).toContain('theme.brand: "#111111" → "#222222"')
  })

  it('know which merchants were changed since a moment, by commit or not yet committed, and drafts are no change', async () => {
    const put = (path: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), '{}')
    }
    const commitAt = (code: string, when: string) => {
      put(`${code}/merchant.json`)
      vi.stubEnv('GIT_AUTHOR_DATE', when)
      commitAll(root, 'x')
    }
    commitAt('old', '2020-01-01T00:00:00Z')
    commitAt('drafted', '2020-01-01T00:00:00Z')
    commitAt('new', '2026-11-20T10:00:00Z')
    vi.unstubAllEnvs()
    put('drafted/drafts/later.json')
    put('fresh/a name with ü.json')
    const moment = Date.parse('2026-11-01T00:00:00Z')
    const now = Date.parse('2027-01-01T00:00:00Z')
    const changes = await changesSince(root, moment, now)
    changes.delete('acme')
    expect(Object.fromEntries(changes)).toEqual({ new: Date.parse('2026-11-20T10:00:00Z'), fresh: now })
    const inside = await changesSince(join(root, 'fresh'), moment, now)
    expect([...inside.keys()], 'a folder inside of the repository').toEqual([])
    put('old/merchant.json')
    writeFileSync(join(root, 'old/merchant.json'), '{"code":"old"}')
    expect((await changesSince(root, moment, now)).get('old')).toBe(now)
    const outside = mkdtempSync(join(tmpdir(), 'no-git-'))
    await expect(changesSince(outside, moment, now)).rejects.toThrow('git keeps no history')
    rmSync(outside, { recursive: true })
  })

  /** Three more commits, on three days. */
  function saveLater() {
    for (const day of ['2030-05-01', '2030-05-02', '2030-05-03']) {
      vi.stubEnv('GIT_COMMITTER_DATE', `${day}T12:00:00Z`)
      vi.stubEnv('GIT_AUTHOR_DATE', `${day}T12:00:00Z`)
      save(`On ${day}`, { whitelabelVal: { CBS3: day } }, { brand: '#222222' })
    }
    vi.unstubAllEnvs()
  }

  it('tell the changes of a time, and how many are wanted', async () => {
    saveLater()
    const told = async (...given: string[]) =>
      [...(await tool('history', 'acme', ...given)).text.matchAll(/Ada: (.+)/g)].map(([, why]) => why)
    expect(await told('--since', '2030-05-02')).toEqual(['On 2030-05-03', 'On 2030-05-02'])
    expect(await told('--since', '2030-05-01', '--until', '2030-05-02')).toEqual([
      'On 2030-05-02',
      'On 2030-05-01',
    ])
    expect(await told('--until', '2030-05-02T11:00Z', '--most', '1')).toEqual(['On 2030-05-01'])
    expect(await told('--since', '2031-01-01')).toEqual([])
    expect((await tool('history', 'acme', '--since', '2031-01-01')).text).toContain('in this time')
    expect((await tool('history', 'acme', '--most', '2')).text).toContain(
      'older ones: --most 4, or --until 2030-05-02',
    )
    expect((await tool('history', 'acme')).text).not.toContain('older')
  })

  it('take no time and no number that are none', async () => {
    for (const given of [
      ['--since', 'yesterday'],
      ['--until', '2030-99-99'],
      ['--most', '0'],
      ['--most', 'all'],
    ])
      expect((await tool('history', 'acme', ...given)).code, given.join(' ')).toBe(1)
  })

  it('are in the workbench a page at a time, up to a moment, and older ones on request', async () => {
    saveLater()
    const workbench = { merchantsDir: root }
    const told = async (body: object, most = 4) => {
      const answer = await pastOf({ workbench }, { code: 'acme' }, { ...body }, most)
      if ('fault' in answer) throw new Error(answer.fault)
      return { whys: answer.changes.map(({ why }) => why), hasOlder: answer.hasOlder }
    }
    expect(await told({})).toEqual({
      whys: ['On 2030-05-03', 'On 2030-05-02', 'On 2030-05-01', 'New languages'],
      hasOlder: true,
    })
    expect(await told({ skip: 4 })).toEqual({
      whys: ['Chat is closed over night', 'Launch it'],
      hasOlder: false,
    })
    expect((await told({ until: Date.parse('2030-05-02T12:00:00Z') }, 1)).whys).toEqual(['On 2030-05-02'])
  })

  it('know the last change of a flag in any merchant, whoever else was changed since', async () => {
    const changes = await lastChangesOf(root, ['CBS3', 'languages', 'NEVERSENT3'])
    expect([...changes].map(([name, { why }]) => [name, why])).toEqual([
      ['languages', 'New languages'],
      ['CBS3', 'Chat is closed over night'],
    ])
    const { text } = await tool('flags', 'CBS3')
    expect(text).toMatch(/^CBS3 {2}on 0, off 1, not sent 0, changed \d{4}-\d\d-\d\d \([0-9a-f]{7,}\)/)
  })

  it('take one change back and keep what came after it', async () => {
    const [, id = ''] = git(root, 'log', '--format=%h').split('\n')
    const before = readFileSync(file('status.json'), 'utf8')
    expect((await tool('revert', 'acme', id, '--dry-run')).text).toContain('nothing is written')
    expect(readFileSync(file('status.json'), 'utf8')).toBe(before)
    const { code, text } = await tool('revert', 'acme', id)
    expect([code, text]).toEqual([0, expect.stringContaining(`2 values of ${id} taken back: written.`)])
    const { info } = JSON.parse(readFileSync(file('status.json'), 'utf8'))
    expect(info).toEqual({ whitelabelVal: { CBS3: true }, languages: ['EN'] })
    expect(readFileSync(file('manifest.json'), 'utf8')).toContain('#111111')
  })

  it('take nothing for a commit that git would take for something else', async () => {
    for (const id of ['--all', 'HEAD', 'a..b', '../x', ''])
      expect((await tool('revert', 'acme', id || ' ')).code, id).toBe(1)
  })
})
