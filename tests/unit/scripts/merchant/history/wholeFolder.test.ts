import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { merchantFor, pastOf } from '../../../../../scripts/backoffice/workbench/past.ts'
import { commands } from '../../../../../scripts/merchant/commands.ts'
import { folderAt } from '../../../../../scripts/merchant/history/folderAt.ts'
import { wordsOfFile } from '../../../../../scripts/merchant/history/parts.ts'
import { prepareRevert } from '../../../../../scripts/merchant/history/revert.ts'
import { lineOfStep } from '../../../../../scripts/merchant/history/steps.ts'
import { runTool } from '../../../../../scripts/merchant/run.ts'
import { commitAll, git, keepHistory } from '../../../../support/gitFolder.ts'

it.each([
  ['wps/system/status.json', 'status'],
  ['wps/relay/MCSFE_getBanners.json', 'banners'],
  ['wps/relay/PROMOFE_getPromotionAnnouncementCategory.json', 'promotion announcement category'],
  ['wps/member/referral.json', 'referral'],
  ['schedule.json', 'schedule'],
  ['texts/EN.json', 'texts EN'],
  ['pictures/banners/friday.svg', 'picture banners/friday.svg'],
  ['cases/home-slow.json', 'test case home-slow'],
  ['members.json', 'members'],
])('the history says of %s that %s was changed', (file, words) => {
  expect(wordsOfFile(file)).toBe(words)
})

it('a list whose first entries stay is shown from the entry on that differs', () => {
  const first = { name: 'A name that is longer than the line of a list in the history may be' }
  expect(lineOfStep({ path: ['changes'], before: [first], after: [first, 'Tết'] })).toBe(
    'changes: ["…"] → ["…","Tết"]',
  )
})

describe('the history of a whole folder', () => {
  let root = ''
  let past = ''
  /** What each test begins with, made once. */
  let launched = ''
  const place = (file: string) => join(root, 'acme', file)
  const textOf = (file: string) => readFileSync(place(file), 'utf8')
  const jsonOf = (file: string): unknown => JSON.parse(textOf(file))
  function put(file: string, value: unknown) {
    mkdirSync(dirname(place(file)), { recursive: true })
    writeFileSync(place(file), typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`)
  }
  const save = (why: string): string => commitAll(root, why)
  const campaign = (name: string) => ({
    name,
    from: '2027-02-05T00:00:00+07:00',
    to: '2027-02-13T00:00:00+07:00',
    set: ['CBS3=off'],
  })

  beforeAll(() => {
    launched = mkdtempSync(join(tmpdir(), 'history-'))
    root = launched
    keepHistory(root)
    put('merchant.json', { code: 'acme', name: 'Acme', domains: [] })
    put('wps/system/status.json', { merchantCode: 'acme', info: { whitelabelVal: { CBS3: true } } })
    put('wps/system/manifest.json', {
      name: 'Acme',
      templates: { parameters: { theme: '{"brand":"#111111"}' } },
    })
    put('wps/relay/MCSFE_getBanners.json', [{ id: 1 }])
    put('texts/EN.json', { 'home.title': 'Welcome', 'home.lead': 'Play' })
    save('Launch it')
  })
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'history-'))
    past = mkdtempSync(join(tmpdir(), 'past-'))
    cpSync(launched, root, { recursive: true })
  })
  afterEach(() => {
    rmSync(root, { recursive: true })
    rmSync(past, { recursive: true })
  })
  afterAll(() => rmSync(launched, { recursive: true }))

  async function tool(...given: string[]) {
    const lines: string[] = []
    const say = (text: string) => void lines.push(text)
    const code = await runTool(commands, [...given, '--merchants', root], { line: say, error: say })
    return { code, text: lines.join('\n') }
  }

  it('lists a schedule, texts, banners, members, pictures and merchant.json with what they set', async () => {
    put('schedule.json', { changes: [campaign('Tet')] })
    save('The campaign')
    put('texts/EN.json', { 'home.title': 'Hello', 'home.lead': 'Play' })
    put('pictures/logo.svg', '<svg/>')
    save('Another greeting')
    const { text } = await tool('history', 'acme')
    expect(text).toMatch(/Ada: Another greeting\n {4}in picture logo\.svg, texts EN\n/)
    expect(text).toContain('    texts EN.home.title: "Welcome" → "Hello"')
    expect(text).toMatch(/Ada: The campaign\n {4}in schedule\n {4}schedule\.changes: – → /)
    const answer = await pastOf({ workbench: { merchantsDir: root } }, { code: 'acme' }, {})
    expect('changes' in answer && answer.changes.map(({ why, parts }) => [why, parts])).toEqual([
      ['Another greeting', ['picture logo.svg', 'texts EN']],
      ['The campaign', ['schedule']],
      ['Launch it', expect.arrayContaining(['status', 'theme', 'manifest', 'banners', 'merchant'])],
    ])
  })

  it('does not list drafts, which change nothing before they are published', async () => {
    put('drafts/later.json', { title: 'Later' })
    save('Draft Later of acme')
    expect((await tool('history', 'acme')).text).not.toContain('Later')
  })

  it('lists what a merge brings, and not the merge itself', async () => {
    git(root, 'checkout', '-qb', 'side')
    put('texts/EN.json', { 'home.title': 'Hello', 'home.lead': 'Play' })
    save('Another greeting')
    git(root, 'checkout', '-q', '-')
    put('schedule.json', { changes: [] })
    save('A schedule')
    git(root, 'merge', '-q', '--no-edit', 'side')
    const { text } = await tool('history', 'acme')
    expect([...text.matchAll(/Ada: (.+)/g)].map(([, why]) => why).sort()).toEqual([
      'A schedule',
      'Another greeting',
      'Launch it',
    ])
  })

  it('takes back a committed schedule: the file that it added is gone again, and git knows why', async () => {
    put('schedule.json', { changes: [campaign('Tet')] })
    const id = save('The campaign')
    const { code, text } = await tool('revert', 'acme', id, '--reason', 'No campaign')
    expect([code, text]).toEqual([0, expect.stringContaining('Commit ')])
    expect(existsSync(place('schedule.json'))).toBe(false)
    expect(git(root, 'show', '--format=%s', '--name-status', 'HEAD')).toBe(
      'No campaign\n\nD\tacme/schedule.json',
    )
  })

  it('brings a removed file back as it was', async () => {
    const before = textOf('texts/EN.json')
    rmSync(place('texts/EN.json'))
    rmSync(dirname(place('texts/EN.json')), { recursive: true })
    const id = save('No texts of its own')
    expect((await tool('revert', 'acme', id)).code).toBe(0)
    expect(textOf('texts/EN.json')).toBe(before)
  })

  it('takes back one value of a text and keeps the one that was set later', async () => {
    put('texts/EN.json', { 'home.title': 'Hello', 'home.lead': 'Play' })
    const id = save('Another greeting')
    put('texts/EN.json', { 'home.title': 'Hello', 'home.lead': 'Win' })
    save('Another lead')
    expect((await tool('revert', 'acme', id)).code).toBe(0)
    expect(jsonOf('texts/EN.json')).toEqual({ 'home.title': 'Welcome', 'home.lead': 'Win' })
  })

  it('takes back values of the manifest that are no template, beside the theme', async () => {
    put('wps/system/manifest.json', {
      name: 'Acme Games',
      templates: { parameters: { theme: '{"brand":"#222222"}', rows: '3' } },
    })
    const id = save('Another name')
    put('wps/system/manifest.json', {
      name: 'Acme Games',
      short_name: 'Acme',
      templates: { parameters: { theme: '{"brand":"#222222","accent":"#333333"}', rows: '3' } },
    })
    save('An accent')
    expect((await tool('revert', 'acme', id)).code).toBe(0)
    expect(jsonOf('wps/system/manifest.json')).toEqual({
      name: 'Acme',
      short_name: 'Acme',
      templates: { parameters: { theme: '{"brand":"#111111","accent":"#333333"}' } },
    })
  })

  it('leaves and names a list that was changed since', async () => {
    put('wps/relay/MCSFE_getBanners.json', [{ id: 1 }, { id: 2 }])
    const id = save('A banner')
    put('wps/relay/MCSFE_getBanners.json', [{ id: 1 }, { id: 2 }, { id: 3 }])
    save('One more banner')
    const { code, text } = await tool('revert', 'acme', id)
    expect(code).toBe(1)
    expect(text).toContain('Left, changed since: banners: ')
    expect(jsonOf('wps/relay/MCSFE_getBanners.json')).toHaveLength(3)
  })

  it('says of the first of two campaigns that the schedule was changed since', async () => {
    put('schedule.json', { changes: [campaign('Tet')] })
    const id = save('The campaign')
    put('schedule.json', { changes: [campaign('Tet'), campaign('Easter')] })
    save('Another campaign')
    expect((await tool('revert', 'acme', id)).text).toContain('Left, changed since: schedule.changes: ')
  })

  it('names a picture and leaves it, whatever else the commit changed', async () => {
    put('pictures/logo.svg', '<svg/>')
    put('texts/EN.json', { 'home.title': 'Hello', 'home.lead': 'Play' })
    const id = save('A logo and a greeting')
    const { code, text } = await tool('revert', 'acme', id)
    expect(code).toBe(1)
    expect(text).toContain('Left, not JSON: pictures/logo.svg')
    expect(existsSync(place('pictures/logo.svg'))).toBe(true)
    expect(jsonOf('texts/EN.json')).toMatchObject({ 'home.title': 'Welcome' })
  })

  it('takes back a text that broke a file', async () => {
    const before = textOf('texts/EN.json')
    put('texts/EN.json', '{ "home.title": ')
    const id = save('Half a file')
    expect((await tool('revert', 'acme', id)).code).toBe(0)
    expect(textOf('texts/EN.json')).toBe(before)
  })

  it('refuses a commit that git does not know', async () => {
    await expect(prepareRevert(root, 'acme', 'abcdef12')).rejects.toThrow('abcdef12 is no commit')
  })

  it('shows the whole folder as it was at a moment, and leaves the repository as it is', async () => {
    put('pictures/logo.svg', '<svg/>')
    put('schedule.json', { changes: [campaign('Tet')] })
    const id = save('The campaign')
    put('schedule.json', { changes: [] })
    put('texts/EN.json', {})
    put('pictures/logo.svg', '<svg id="new"/>')
    const status = git(root, 'status', '--porcelain')
    const folder = (await folderAt(root, 'acme', id, past)) ?? ''
    const then = (file: string) => readFileSync(join(folder, file), 'utf8')
    expect(JSON.parse(then('schedule.json'))).toEqual({ changes: [campaign('Tet')] })
    expect(JSON.parse(then('texts/EN.json'))).toMatchObject({ 'home.title': 'Welcome' })
    expect(then('pictures/logo.svg')).toBe('<svg/>')
    expect(git(root, 'status', '--porcelain')).toBe(status)
    expect(await folderAt(root, 'acme', id, past), 'written once').toBe(folder)
    expect(await folderAt(root, 'acme', `${id}^^^`, past), 'before the first commit').toBeUndefined()
  })

  it('a phone without a moment shows today’s folder, and one at an unknown commit nothing', async () => {
    const options = { workbench: { merchantsDir: root } }
    const acme = { code: 'acme', name: 'Acme', domains: [], folder: join(root, 'acme') }
    expect(await merchantFor(options, acme, { at: '' })).toBe(acme)
    await expect(merchantFor(options, acme, { at: 'abcdef12' })).rejects.toThrow('git knows no acme')
  })
})
