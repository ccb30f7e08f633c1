import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commands } from '../../../../../scripts/merchant/commands.ts'
import { faultOfApproval, standingOf } from '../../../../../scripts/merchant/drafts/approval.ts'
import {
  approveDraft,
  draftsIn,
  keepDraft,
  type Place,
  publishDraft,
} from '../../../../../scripts/merchant/drafts/desk.ts'
import { fileOf, readDraft } from '../../../../../scripts/merchant/drafts/draft.ts'
import { whereToSee } from '../../../../../scripts/merchant/drafts/link.ts'
import { fileNameOf, isFileName } from '../../../../../scripts/merchant/fileNames.ts'
import { runTool } from '../../../../../scripts/merchant/run.ts'
import { writeSet } from '../../../../../scripts/merchant/set/write.ts'
import { ADA, type Author, commitAll, commitAs, git, keepHistory } from '../../../../support/gitFolder.ts'

const BOB = { name: 'Bob', email: 'bob@example.com' }
const yes = (by: Author, stamp = 'now') => ({ by, when: '2027-01-04T09:00:00.000Z', stamp })

describe('who may publish a draft', () => {
  it.each([
    ['anybody, where no review is demanded', {}, false, 'free'],
    ['nobody, before somebody said yes', { by: ADA }, true, 'waiting'],
    ['somebody, after a second person said yes to this', { by: ADA, approved: yes(BOB) }, true, 'approved'],
    ['nobody, after a yes to something else', { by: ADA, approved: yes(BOB, 'before') }, true, 'outdated'],
    ['nobody, after a yes of whoever kept it', { by: ADA, approved: yes(ADA) }, true, 'waiting'],
    ['nobody, where nobody knows who kept it', { approved: yes(BOB) }, true, 'waiting'],
  ])('%s', (_, draft, isRequired, standing) => {
    expect(standingOf(draft, 'now', isRequired)).toBe(standing)
  })

  it('is decided by a second person, whom git knows, by their address in any case', () => {
    expect(faultOfApproval({ by: ADA }, BOB)).toBeUndefined()
    expect(faultOfApproval({ by: ADA }, { name: 'Somebody', email: 'ADA@example.com' })).toContain('yourself')
    expect(faultOfApproval({ by: ADA }, undefined)).toContain('user.email')
    expect(faultOfApproval({}, BOB)).toContain('Nobody knows')
  })
})

it('a draft’s address is in the workbench that serves this folder here, at its port', () => {
  const place = { root: '/merchants', code: 'acme' }
  expect(whereToSee(place, 'summer', () => 4711)).toMatch(
    /http:\/\/localhost:4711\/workbench#.*merchant=acme.*tab=drafts.*draft=summer$/,
  )
  expect(whereToSee(place, 'summer', () => undefined)).toContain('start the back office')
})

describe('the file of a draft', () => {
  it('is called after its title, and is never outside its folder', () => {
    expect(fileNameOf('Lễ hội, mùa hè 2027!')).toBe('lễ-hội-mùa-hè-2027')
    fc.assert(
      fc.property(fc.string(), (title) => {
        try {
          expect(isFileName(fileNameOf(title))).toBe(true)
          expect(fileOf(fileNameOf(title))).toMatch(/^drafts\/[^/\\.]+\.json$/)
        } catch (error) {
          expect(String(error)).toContain('with letters')
        }
      }),
    )
    for (const name of ['../status', 'a/b', '', '.', 'a.json']) expect(isFileName(name), name).toBe(false)
  })

  it('is no draft where its parts are not, and loses only a yes that cannot be read', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void readDraft(value)))
    const draft = { title: 'Summer', why: '', when: '2027-01-04', patch: {} }
    expect(readDraft({ ...draft, patch: [] })).toBeUndefined()
    expect(readDraft({ ...draft, title: '' })).toBeUndefined()
    expect(readDraft({ ...draft, approved: { by: BOB }, by: 'Ada' })).toEqual(draft)
    // A person is known by an address: without one nobody could tell two of them apart.
    expect(readDraft({ ...draft, by: { name: 'Ada', email: '' } })).toEqual(draft)
  })
})

describe('a draft', () => {
  let root = ''
  let place: Place = { root, code: 'acme' }
  const NOW = new Date('2027-01-04T09:00:00Z')
  /** What each test begins with, made once. */
  let launched = ''
  const be = (author: Author) => commitAs(root, author)
  const write = (file: string, value: unknown) => {
    const path = join(root, 'acme', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
  }
  const status = () => JSON.parse(readFileSync(join(root, 'acme/wps/system/status.json'), 'utf8'))
  const theme = () =>
    JSON.parse(
      JSON.parse(readFileSync(join(root, 'acme/wps/system/manifest.json'), 'utf8')).templates.parameters
        .theme,
    )
  const wish = {
    title: 'Summer',
    why: 'The season begins',
    patch: { status: { info: { whitelabelVal: { CBS3: false } } }, theme: { brand: '#d11f5b' } },
    replaces: false,
  }
  const only = () => {
    const [draft] = draftsIn(place)
    if (!draft) throw new Error('there is no draft')
    return draft
  }
  beforeAll(() => {
    launched = mkdtempSync(join(tmpdir(), 'drafts-'))
    root = launched
    keepHistory(root)
    write('merchant.json', { code: 'acme', name: 'Acme', domains: [], reviewRequired: true })
    write('wps/system/status.json', { merchantCode: 'acme', info: { whitelabelVal: { CBS3: true } } })
    write('wps/system/manifest.json', {
      templates: { parameters: { theme: JSON.stringify({ brand: '#111111' }) } },
    })
    commitAll(root, 'Launch it')
  })
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'drafts-'))
    place = { root, code: 'acme' }
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

  it('changes nothing before it is published, after a second person’s yes, in one commit that names them', async () => {
    await keepDraft(place, wish, NOW)
    expect(only()).toMatchObject({ name: 'summer', by: ADA, standing: 'waiting' })
    expect(status().info.whitelabelVal.CBS3).toBe(true)
    await expect(publishDraft(place, 'summer', only().stamp)).rejects.toThrow('second person')
    await expect(approveDraft(place, 'summer', only().stamp, NOW)).rejects.toThrow('yourself')
    be(BOB)
    await approveDraft(place, 'summer', only().stamp, NOW)
    expect(only()).toMatchObject({ standing: 'approved', approved: { by: BOB } })
    be(ADA)
    await publishDraft(place, 'summer', only().stamp)
    expect(status().info.whitelabelVal.CBS3).toBe(false)
    expect(theme()).toEqual({ brand: '#d11f5b' })
    expect(draftsIn(place)).toEqual([])
    expect(git(root, 'log', '--format=%an: %s')).toBe(
      [
        'Ada: The season begins (draft summer, approved by Bob)',
        'Bob: Approve the draft Summer of acme',
        'Ada: Draft Summer of acme: The season begins',
        'Ada: Launch it',
      ].join('\n'),
    )
    expect(git(root, 'status', '--porcelain')).toBe('')
  })

  it('needs another yes after the folder or the draft has changed', async () => {
    await keepDraft(place, wish, NOW)
    be(BOB)
    const seen = only().stamp
    await approveDraft(place, 'summer', seen, NOW)
    write('wps/system/status.json', { merchantCode: 'acme', info: { whitelabelVal: { CBS3: true, X: 1 } } })
    expect(only().standing).toBe('outdated')
    await expect(publishDraft(place, 'summer', only().stamp)).rejects.toThrow('since Bob approved')
    await expect(publishDraft(place, 'summer', seen)).rejects.toThrow('since you looked')
    await expect(approveDraft(place, 'summer', seen, NOW)).rejects.toThrow('since you looked')
    be(ADA)
    await keepDraft(place, { ...wish, replaces: true }, NOW)
    expect(only()).not.toHaveProperty('approved')
  })

  it('does not replace a draft of somebody else by accident', async () => {
    await keepDraft(place, wish, NOW)
    be(BOB)
    await expect(keepDraft(place, { ...wish, title: 'summer!' }, NOW)).rejects.toThrow('kept by Ada')
    expect(only().by).toEqual(ADA)
  })

  it('is the only way to change a merchant that demands a review', async () => {
    const files = [{ file: 'wps/system/status.json', before: '', after: '{}' }]
    await expect(writeSet(root, [{ merchant: 'acme', files }], 'Quickly')).rejects.toThrow(/acme.*draft/)
    expect(status().merchantCode).toBe('acme')
    const { code, text } = await tool('revert', 'acme', git(root, 'rev-parse', '--short', 'HEAD'))
    expect([code, text]).toEqual([1, expect.stringContaining('second person')])
  })

  it('is published by anybody where no review is demanded, and where git keeps nothing', async () => {
    rmSync(join(root, '.git'), { recursive: true })
    write('merchant.json', { code: 'acme', name: 'Acme', domains: [] })
    await keepDraft(place, wish, NOW)
    expect(only().standing).toBe('free')
    await publishDraft(place, 'summer', only().stamp)
    expect(status().info.whitelabelVal.CBS3).toBe(false)
    expect(existsSync(join(root, 'acme/drafts/summer.json'))).toBe(false)
  })

  it('is listed, shown, approved, published and discarded on the command line', async () => {
    await keepDraft(place, wish, NOW)
    await keepDraft(place, { ...wish, title: 'Winter' }, NOW)
    expect((await tool('drafts', 'acme')).text).toMatch(/^summer .*Ada: Summer, waits[^\n]*\nwinter /)
    const shown = await tool('drafts', 'acme', 'summer')
    expect(shown.text).toContain('The season begins')
    expect(shown.text).toMatch(/- .*"CBS3": true\n.*\+ .*"CBS3": false/)
    expect((await tool('drafts', 'acme', 'autumn')).text).toContain('no draft autumn')
    expect((await tool('drafts', 'acme', 'summer', '--approve', '--publish')).code).toBe(1)
    expect((await tool('drafts', 'acme', 'summer', '--publish')).text).toContain('second person')
    be(BOB)
    expect(await tool('drafts', 'acme', 'summer', '--approve')).toMatchObject({ code: 0 })
    expect((await tool('drafts', 'acme', 'summer', '--publish', '--json')).text).toContain('"committed"')
    expect((await tool('drafts', 'acme', 'winter', '--discard')).text).toMatch(/Winter is discarded\. Commit/)
    expect((await tool('drafts', 'acme')).text).toBe('No drafts.')
  })
})
