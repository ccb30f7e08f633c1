import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startBackoffice } from '../../../../../scripts/backoffice/server.ts'
import { type Asked, UsageError } from '../../../../../scripts/merchant/command.ts'
import { MERCHANTS } from '../../../../../scripts/merchant/folder.ts'
import { push } from '../../../../../scripts/merchant/push/command.ts'
import { variableOf } from '../../../../../scripts/merchant/push/key.ts'
import { PUSHED } from '../../../../../scripts/merchant/push/record.ts'
import { lineTo } from '../../../../../scripts/merchant/record/boundedFetch.ts'
import { copyMerchant } from '../../../../support/copyMerchant.ts'
import { ADA, commitAll, keepHistory } from '../../../../support/gitFolder.ts'

const KEY = 'key-of-the-operator'
const STATUS = 'wps/system/status.json'
const cleanups: (() => unknown)[] = []
let root: string
let origin: string
let status: string

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'push-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

beforeAll(async () => {
  const running = temporary()
  copyMerchant('aurora', running)
  const office = await startBackoffice({
    port: 0,
    merchantsDir: running,
    distDir: running,
    log: () => undefined,
  })
  cleanups.push(office.close)
  origin = office.url.replace('//localhost', '//aurora.localhost')
  root = temporary()
  // With its pictures: nothing is sent of a folder without them.
  cpSync(join(MERCHANTS, 'aurora'), join(root, 'aurora'), { recursive: true })
  // They say that there is chat.
  rmSync(join(root, 'aurora/expectations.json'))
  status = readFileSync(join(root, 'aurora', STATUS), 'utf8')
  edit('merchant.json', (text) => JSON.stringify({ ...JSON.parse(text), environments: { staging: origin } }))
})
afterAll(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})
beforeEach(async () => {
  vi.stubEnv('BACKOFFICE_KEY', KEY)
  vi.stubEnv(variableOf('aurora', 'staging'), KEY)
  await control('reset', {})
  edit(STATUS, () => status)
  rmSync(join(root, 'aurora', PUSHED), { force: true })
})
afterEach(() => vi.unstubAllEnvs())

function edit(file: string, change: (text: string) => string): void {
  const place = join(root, 'aurora', file)
  writeFileSync(place, change(readFileSync(place, 'utf8')))
}
const turnChatOff = () => edit(STATUS, (text) => text.replace('"CBS3": true', '"CBS3": false'))

async function run(values: Asked['values'] = { yes: true }, environment = 'staging') {
  const [lines, errors]: [string[], string[]] = [[], []]
  const out = {
    line: (text: string) => void lines.push(text),
    error: (text: string) => void errors.push(text),
  }
  const code = await push.run(
    { positionals: ['aurora', environment], values: { merchants: root, ...values } },
    out,
  )
  const said = [...lines, ...errors].join('\n')
  expect(said).not.toContain(KEY)
  return { code, said }
}

const control = (path: string, body: unknown) =>
  lineTo(origin).fetch(`${origin}/__backoffice/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const fault = (kind: object) => control('fault', { path: 'system/configuration', ...kind })

const chatIsOn = async (): Promise<unknown> =>
  (await (await lineTo(origin).fetch(`${origin}/wps/system/status`)).json()).value.info.whitelabelVal.CBS3

describe('push', () => {
  it('sends what differs, and says what players notice', async () => {
    turnChatOff()
    const { code, said } = await run()
    expect(said).toMatch(/disappears +feature +chat/)
    expect(said).toContain('info.whitelabelVal.CBS3: true → false')
    expect(said).toContain('staging has it.')
    expect(code).toBe(0)
    expect(await chatIsOn()).toBe(false)
    expect((await run()).said).toBe('staging has nothing to change.')
  })

  it('takes its push back, and knows it no more', async () => {
    turnChatOff()
    await run()
    expect(await run({ yes: true, back: true })).toMatchObject({ code: 0 })
    expect(await chatIsOn()).toBe(true)
    expect(await run({ yes: true, back: true })).toEqual({
      code: 1,
      said: 'No push to staging is known here.',
    })
  })

  it('takes nothing back that somebody has changed since', async () => {
    turnChatOff()
    await run()
    await control('value', {
      merchant: 'aurora',
      path: 'system/status',
      value: JSON.parse(status.replace('"CBS3": true', '"CBS3": 7')),
    })
    const { code, said } = await run({ yes: true, back: true })
    expect(code).toBe(1)
    expect(said).toContain('these values have changed since')
    expect(said).toContain('info.whitelabelVal.CBS3')
    expect(await chatIsOn()).toBe(7)
  })

  it('shows, and sends nothing, in a dry run or without a yes', async () => {
    turnChatOff()
    const { code, said } = await run({ 'dry-run': true })
    expect(said).toContain('info.whitelabelVal.CBS3: true → false')
    expect(code).toBe(1)
    await expect(run({})).rejects.toThrow('--yes')
    expect(await chatIsOn()).toBe(true)
    expect(existsSync(join(root, 'aurora', PUSHED))).toBe(false)
  })

  it('sends nothing of a folder in which check finds errors', async () => {
    edit(STATUS, (text) => text.replace('"currency": "BRL"', '"currency": 7'))
    const { code, said } = await run()
    expect(code).toBe(1)
    expect(said).toContain('check finds')
    expect(existsSync(join(root, 'aurora', PUSHED))).toBe(false)
  })

  it('answers machines', async () => {
    turnChatOff()
    const { said } = await run({ 'dry-run': true, json: true })
    expect(JSON.parse(said)).toEqual({
      merchant: 'aurora',
      environment: 'staging',
      sent: false,
      changes: { 'system/status': [{ path: ['info', 'whitelabelVal', 'CBS3'], before: true, after: false }] },
    })
    expect(JSON.parse((await run({ yes: true, json: true })).said)).toMatchObject({ sent: true })
  })

  it.each([
    ['a key that is not accepted', { kind: 'status', status: 401 }, 1, 'does not accept the key'],
    ['a key that may not do this', { kind: 'status', status: 403 }, 1, 'may not do this'],
    ['a platform that only reads', { kind: 'status', status: 405 }, 1, 'it only reads'],
    ['a change of somebody else', { kind: 'status', status: 409 }, 1, 'changed it meanwhile'],
    ['a version that is not current', { kind: 'status', status: 412 }, 1, 'changed it meanwhile'],
    ['a change that is too large', { kind: 'status', status: 413 }, 1, 'too large'],
    ['a value that is refused', { kind: 'status', status: 422 }, 1, 'refuses a value'],
    ['too many requests', { kind: 'status', status: 429 }, 1, 'asks to wait'],
    ['a no of the business', { kind: 'business', message: 'not on a Friday' }, 1, 'not on a Friday'],
    ['a failure', { kind: 'status', status: 500 }, 2, 'it answers 500'],
    ['a connection that is cut', { kind: 'cut' }, 2, 'the connection failed'],
    ['a gateway’s page', { kind: 'html', status: 502 }, 2, 'it answers 502'],
    ['a page instead of an answer', { kind: 'html' }, 2, 'cannot be read'],
    ['a value of another shape', { kind: 'shape' }, 2, 'is no configuration'],
  ])('says so of %s', async (_, kind, exit, words) => {
    turnChatOff()
    await fault(kind)
    const { code, said } = await run()
    expect(said).toContain(words)
    expect(code).toBe(exit)
    expect(await chatIsOn()).toBe(true)
    expect(existsSync(join(root, 'aurora', PUSHED))).toBe(false)
  })

  it('says that a platform takes no changes', async () => {
    vi.stubEnv('BACKOFFICE_KEY', '')
    turnChatOff()
    const { code, said } = await run()
    expect(code).toBe(1)
    expect(said).toContain('it takes no changes')
  })

  it.each([
    ['http://play.example', 'is not https'],
    ['stagin', 'did you mean staging'],
    ['https://play.example', 'merchant.json names'],
  ])('goes to a named environment alone, not to %s', async (environment, words) => {
    await expect(run({ yes: true }, environment)).rejects.toThrow(words)
  })

  it('sends nothing that could not be taken back', async () => {
    await control('value', {
      merchant: 'aurora',
      path: 'system/status',
      value: JSON.parse(status.replace('"CBS3": true', '"CBS3": null')),
    })
    await expect(run()).rejects.toThrow('could not be taken back')
    expect(await chatIsOn()).toBe(null)
  })

  it('gives each merchant a variable of its own', () => {
    expect(variableOf('aurora', 'staging')).toBe('WPS_KEY_AURORA__STAGING')
    expect(variableOf('a-b', 'c')).not.toBe(variableOf('a', 'b-c'))
    expect(() => variableOf('aurora', 'eu.staging')).toThrow(UsageError)
    expect(() => variableOf('a--b', 'c')).toThrow(UsageError)
  })

  it.each(['', 'two words', 'a\nb'])('refuses the key "%s"', async (key) => {
    vi.stubEnv(variableOf('aurora', 'staging'), key)
    await expect(run()).rejects.toThrow(UsageError)
  })
})

describe('a push whose answer is lost', () => {
  /** The first request reads, the second one changes. */
  const faultOfTheChange = async (kind: object) => {
    await fault({ kind: 'delay', delayMs: 0, times: 1 })
    await fault(kind)
  }

  it('is found on the platform where it was carried out', async () => {
    turnChatOff()
    await faultOfTheChange({ kind: 'cut', times: 1 })
    const { code, said } = await run()
    expect(said).toContain('staging has it.')
    expect(code).toBe(0)
    expect(await chatIsOn()).toBe(false)
    expect(await run({ yes: true, back: true })).toMatchObject({ code: 0 })
    expect(await chatIsOn()).toBe(true)
  })

  it('can be taken back, although nobody could read whether it was carried out', async () => {
    turnChatOff()
    await faultOfTheChange({ kind: 'cut', times: 1 })
    await fault({ kind: 'status', status: 500, times: 1 })
    const { code, said } = await run()
    expect(said).toContain('it answers 500')
    expect(code).toBe(2)
    expect(await run({ yes: true, back: true })).toMatchObject({ code: 0 })
    expect(await chatIsOn()).toBe(true)
  })

  it('is not called done where it was not carried out', async () => {
    turnChatOff()
    await faultOfTheChange({ kind: 'status', status: 503, times: 1 })
    const { code, said } = await run()
    expect(said).toContain('it answers 503')
    expect(said).toContain('It can be sent again.')
    expect(existsSync(join(root, 'aurora', PUSHED))).toBe(true)
    expect(code).toBe(2)
    expect(await chatIsOn()).toBe(true)
    expect((await run()).code).toBe(0)
  })
})

describe('push of a merchant whose changes need a second person’s yes', () => {
  const demand = (reviewRequired: boolean) =>
    edit('merchant.json', (text) => JSON.stringify({ ...JSON.parse(text), reviewRequired }))
  const launch = () => {
    keepHistory(root, ADA, ['pictures/'])
    commitAll(root, 'Launch it')
  }
  beforeEach(() => demand(true))
  afterEach(() => {
    rmSync(join(root, '.git'), { recursive: true, force: true })
    demand(false)
  })

  it('sends nothing that nobody can know to be approved', async () => {
    turnChatOff()
    const { code, said } = await run()
    expect(code).toBe(1)
    expect(said).toContain('git does not keep the folder')
    expect(await chatIsOn()).toBe(true)
  })

  it('sends no edit by hand, committed or not, and names its values and what to do', async () => {
    launch()
    turnChatOff()
    for (const commits of [false, true]) {
      if (commits) commitAll(root, 'Chat off')
      const { code, said } = await run()
      expect(code).toBe(1)
      expect(said).toContain('  status.info.whitelabelVal.CBS3: true → false')
      expect(said).toContain('npm run merchant -- drafts aurora <name> --publish')
    }
    expect(await chatIsOn()).toBe(true)
  })

  it('is not fooled by taking the demand out of merchant.json without a commit', async () => {
    launch()
    demand(false)
    turnChatOff()
    expect((await run()).said).toContain('nobody has approved these values')
  })
})
