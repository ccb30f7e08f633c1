import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, it } from 'vitest'
import { startBackoffice } from '../../../../../scripts/backoffice/server.ts'
import { type Asked, UsageError } from '../../../../../scripts/merchant/command.ts'
import { diff, diffWith } from '../../../../../scripts/merchant/diff/command.ts'
import { originFor } from '../../../../../scripts/merchant/diff/environments.ts'
import { type Look, watch } from '../../../../../scripts/merchant/diff/watch.ts'
import { codesIn, MERCHANTS } from '../../../../../scripts/merchant/folder.ts'
import { lineTo } from '../../../../../scripts/merchant/record/boundedFetch.ts'
import { inRoot } from '../../../../../scripts/toolchain/run.ts'
import { copyMerchant } from '../../../../support/copyMerchant.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

function folderOf(...codes: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'diff-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  for (const code of codes) copyMerchant(code, folder)
  return folder
}

/** A platform that answers what the folder says. Returns the origin of a merchant. */
async function platformOf(merchantsDir: string): Promise<(code: string) => string> {
  const office = await startBackoffice({ port: 0, merchantsDir, distDir: merchantsDir, log: () => undefined })
  cleanups.push(office.close)
  return (code) => office.url.replace('//localhost', `//${code}.localhost`)
}

async function run(positionals: readonly string[], values: Asked['values'] = {}, command = diff) {
  const [lines, errors]: [string[], string[]] = [[], []]
  const out = {
    line: (text: string) => void lines.push(text),
    error: (text: string) => void errors.push(text),
  }
  const code = await command.run({ positionals, values }, out)
  return { code, text: lines.join('\n'), errors: errors.join('\n') }
}

/** Changes a JSON file of a folder. */
function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

const turnChatOff = (folder: string): void =>
  edit(join(folder, 'aurora/wps/system/status.json'), (text) => text.replace('"CBS3": true', '"CBS3": false'))

describe('diff', () => {
  it('finds no difference between a folder and a platform that answers the same, for every merchant', async () => {
    const origin = await platformOf(MERCHANTS)
    for (const code of codesIn()) {
      const { code: exit, text } = await run([code, origin(code)])
      expect(text, code).toContain('no difference')
      expect(exit).toBe(0)
    }
  })

  it('says what players find, see and read otherwise, in this order', async () => {
    const running = folderOf('aurora')
    edit(join(running, 'aurora/wps/system/status.json'), (text) =>
      text.replace('"CBS3": true', '"CBS3": false').replace('"currency": "BRL"', '"currency": "USD"'),
    )
    const origin = await platformOf(running)
    const { code, text } = await run(['aurora', origin('aurora')])
    expect(code).toBe(1)
    expect(text).toMatch(
      /What players find there\n {2}guest.*\n(.*\n)*? +disappears +feature +chat\n(.*\n)*How it looks\n(.*\n)*? +currency +BRL +→ +USD\n(.*\n)*What is set\n(.*\n)*? +CBS3 +on +→ +off/,
    )
    const { text: json } = await run(['aurora', origin('aurora')], { json: true })
    expect(JSON.parse(json)).toMatchObject({ merchant: 'aurora', origin: origin('aurora'), same: false })
  })

  it('takes what the platform refuses to say for unknown, and not for different', async () => {
    const origin = await platformOf(MERCHANTS)
    await lineTo(origin('karachi')).fetch(`${origin('karachi')}/__backoffice/fault`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: 'relay/MCSFE_getAppDownloadConfig', kind: 'business' }),
    })
    const { text } = await run(['karachi', origin('karachi')])
    expect(text).toContain('relay/MCSFE_getAppDownloadConfig: ')
    expect(text).toContain('no difference')
  })

  it('knows the environments of merchant.json by name', async () => {
    const root = folderOf('aurora')
    const origin = await platformOf(MERCHANTS)
    edit(join(root, 'aurora/merchant.json'), (text) =>
      JSON.stringify({ ...JSON.parse(text), environments: { staging: origin('aurora') } }),
    )
    expect((await run(['aurora', 'staging'], { merchants: root })).code).toBe(0)
    await expect(run(['aurora', 'stagin'], { merchants: root })).rejects.toThrow('did you mean staging')
  })

  it.each([
    ['production', {}, /merchant.json names no environments/],
    ['constructor', { environments: { production: 'https://play.example' } }, /production/],
    ['http://play.example', {}, /is not https/],
    ['production', { environments: { production: 'ftp://play.example' } }, /is not https/],
  ])('refuses %s of %j in one line', (asked, file, words) => {
    expect(() => originFor(asked, file)).toThrow(words)
    expect(() => originFor(asked, file)).toThrow(UsageError)
  })

  it('ends with another exit code where the platform cannot be read, so that a monitor does not take it for a difference', async () => {
    const { code, errors } = await run(['aurora', 'http://localhost:9'])
    expect(code).toBe(2)
    expect(errors).toMatch(/^http:\/\/localhost:9: .+\.$/)
  })

  it('refuses a watch that would be a load', async () => {
    await expect(run(['aurora', 'http://localhost:9'], { watch: true, every: '1' })).rejects.toThrow(
      '--every',
    )
  })
})

describe('a watch', () => {
  it('tells the first look and each that differs, and ends with the last exit code', async () => {
    const looks: Look[] = [
      { lines: ['no difference'], code: 0 },
      { lines: ['no difference'], code: 0 },
      { lines: ['CBS3 off'], code: 1 },
      { lines: ['CBS3 off'], code: 1 },
    ]
    const told: string[] = []
    const left = [...looks]
    const code = await watch({
      look: async () => left.shift() ?? { lines: [], code: 2 },
      wait: async () => {
        if (left.length === 0) throw new DOMException('ended', 'AbortError')
      },
      tell: ({ lines }) => void told.push(...lines),
    })
    expect(told).toEqual(['no difference', 'CBS3 off'])
    expect(code).toBe(1)
  })
})

describe('a watch of a platform', () => {
  it('reads the folder again at each look, after as many seconds as it was told', async () => {
    const folder = folderOf('aurora')
    const origin = await platformOf(MERCHANTS)
    const waited: number[] = []
    const command = diffWith(async (ms) => {
      waited.push(ms)
      if (waited.length === 3) throw new DOMException('ended', 'AbortError')
      turnChatOff(folder)
    })
    const { code, text } = await run(
      ['aurora', origin('aurora')],
      { watch: true, every: '5', merchants: folder },
      command,
    )
    expect(text).toMatch(/no difference\n(.*\n)*.*CBS3 +off +→ +on/)
    expect(text.match(/CBS3 +off/g), 'said once').toHaveLength(1)
    expect(waited).toEqual([5000, 5000, 5000])
    expect(code).toBe(1)
  })

  it('ends in a terminal with Ctrl+C, and its exit code says whether it differs', async () => {
    const folder = folderOf('aurora')
    turnChatOff(folder)
    const origin = await platformOf(MERCHANTS)
    const tool = ['scripts/merchant.ts', 'diff', 'aurora', origin('aurora'), '--merchants', folder]
    const child = spawn(process.execPath, [...tool, '--watch', '--every', '5'], {
      cwd: inRoot(),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    cleanups.push(() => child.kill('SIGKILL'))
    const ended = once(child, 'exit')
    const said: string[] = []
    for await (const line of createInterface({ input: child.stdout })) {
      said.push(line)
      if (/CBS3 +off/.test(line)) child.kill('SIGINT')
    }
    expect(said.join('\n')).toMatch(/CBS3 +off +→ +on/)
    expect(await ended).toEqual([1, null])
  }, 120_000)
})
