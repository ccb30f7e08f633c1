import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../../../../scripts/backoffice/calls/index.ts'
import { loadSchemas } from '../../../../../scripts/backoffice/schemas.ts'
import { type Backoffice, startBackoffice } from '../../../../../scripts/backoffice/server.ts'
import { checkAll } from '../../../../../scripts/merchant/check/checkMerchant.ts'
import { readFolders } from '../../../../../scripts/merchant/check/readFolder.ts'
import { UsageError } from '../../../../../scripts/merchant/command.ts'
import { commands } from '../../../../../scripts/merchant/commands.ts'
import { compareSites } from '../../../../../scripts/merchant/compare/compareSites.ts'
import { codesIn, MERCHANTS } from '../../../../../scripts/merchant/folder.ts'
import { answersIn } from '../../../../../scripts/merchant/inputs.ts'
import { lineTo } from '../../../../../scripts/merchant/record/boundedFetch.ts'
import { fileOf, NOT_RECORDED, recordedCalls } from '../../../../../scripts/merchant/record/calls.ts'
import { record, writeFolder } from '../../../../../scripts/merchant/record/command.ts'
import { nameFor, picturesIn } from '../../../../../scripts/merchant/record/pictures.ts'
import { recordSite } from '../../../../../scripts/merchant/record/recordSite.ts'
import { siteFromAnswers } from '../../../../../scripts/merchant/resolve.ts'
import { runTool } from '../../../../../scripts/merchant/run.ts'
import { originOf } from '../../../../../scripts/merchant/siteOrigin.ts'
import { registry } from '../../../../../src/app/registry.ts'
import type { Site } from '../../../../../src/site/site.ts'
import { copyMerchant } from '../../../../support/copyMerchant.ts'
import { known } from '../check/broken.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'record-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Of the repository's merchants. Recordings only read. */
let office: Backoffice
beforeAll(async () => {
  office = await startBackoffice({
    port: 0,
    merchantsDir: MERCHANTS,
    distDir: MERCHANTS,
    log: () => undefined,
  })
})
afterAll(() => office.close())

const originIn = (code: string): string => office.url.replace('//localhost', `//${code}.localhost`)
const MEMBER = { user: 'player', password: 'Player!2026' }

async function serverOf(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  cleanups.push(
    () =>
      new Promise((done) => {
        server.close(done)
        server.closeAllConnections()
      }),
  )
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  return `http://localhost:${address.port}`
}

/** Without the values that the embedded back office sets for each caller, and those that recording removes on purpose. */
const comparable = (site: Site) => ({
  ...site,
  defaultPassword: site.defaultPassword !== '',
  captcha: { ...site.captcha, geetest: undefined },
  firebase: { ...site.firebase, authDomain: undefined },
})

describe('recording a running back office', () => {
  it.each(codesIn())('%s becomes a folder that resolves to the same site', async (code) => {
    const recorded = await recordSite(lineTo(originIn(code)), { code, member: MEMBER })
    const root = temporary()
    writeFolder(code, recorded, root)
    const [was, now] = [MERCHANTS, root].map((folder) => siteFromAnswers(answersIn(code, folder)))
    if (!was || !now) throw new Error('does not resolve')
    expect(comparable(now)).toEqual(comparable(was))
    const files = readdirSync(join(MERCHANTS, code, 'wps/relay')).sort()
    const fileOf = (note: string) => `${note.split(':')[0]?.replace('relay/', '')}.json`
    const refused = recorded.notes.filter((note) => note.endsWith('function.not.enabled'))
    // chennai names pictures that its vendors have withdrawn.
    const withdrawn = recorded.notes.filter((note) => /^picture \/withdrawn\/\S+: HTTP 404$/.test(note))
    expect(recorded.notes, 'nothing but what is switched off or withdrawn').toEqual([
      ...refused,
      ...withdrawn,
    ])
    const written = readdirSync(join(root, code, 'wps/relay'))
    const off = refused.map(fileOf)
    expect(files.filter((file) => !written.includes(file) && !off.includes(file))).toEqual([])
    // As a rule a merchant has dozens of pictures; one with nothing but a name has none.
    if (existsSync(join(MERCHANTS, code, 'pictures'))) expect(recorded.pictures.length).toBeGreaterThan(20)
    else expect(recorded.pictures).toEqual([])

    const findings = checkAll(await readFolders(root), known, [code]).filter(
      ({ severity }) => severity !== 'note',
    )
    const left = findings.filter(
      ({ means, code: found }) =>
        /\.(apk|ipa|mobileconfig): /.test(means) ||
        (found === 'icon.lacks' && recorded.pictures.length === 0),
    )
    expect(findings, 'nothing but the packages of apps, which are not brought, and missing icons').toEqual(
      left,
    )
  })

  it('passes its own check beside the folder that it was made of, and does not differ from it', async () => {
    const merchantsDir = temporary()
    copyMerchant('karachi', merchantsDir)
    const line = lineTo(originIn('karachi'))
    writeFolder('copied', await recordSite(line, { code: 'copied', member: MEMBER }), merchantsDir)
    const findings = checkAll(await readFolders(merchantsDir), known, ['copied'])
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    const [was, now] = ['karachi', 'copied'].map((code) => siteFromAnswers(answersIn(code, merchantsDir)))
    if (!was || !now) throw new Error('does not resolve')
    const { groups, features } = compareSites(registry, was, now)
    expect(Object.values(groups).flat()).toEqual([])
    expect(features).toEqual([])
    // For another brand these domains are foreign as before.
    const merchant = { code: 'copied', name: 'Copied', domains: [] }
    writeFileSync(join(merchantsDir, 'copied/merchant.json'), JSON.stringify(merchant))
    const foreign = checkAll(await readFolders(merchantsDir), known, ['copied'])
    expect(foreign.map(({ code }) => code)).toContain('domain.foreign')
  })

  it('of next to nothing makes a folder that can be checked to the end', async () => {
    const status = { success: true, value: { merchantCode: 'acme', info: {} } }
    const origin = await serverOf((request, response) => {
      const isStatus = request.url?.startsWith('/wps/system/status')
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(isStatus ? status : { success: false, errorCode: 'no.such.call' }))
    })
    const root = temporary()
    writeFolder('acme', await recordSite(lineTo(origin), { code: 'acme' }), root)
    const codes = checkAll(await readFolders(root), known, ['acme']).map(({ code }) => code)
    expect(codes).toContain('answer.missing')
    expect(codes).not.toContain('json.invalid')
  })

  it('asks every GET of the contract, or says why not', () => {
    const asked = recordedCalls({ manifest: {}, merchantCode: 'a', host: 'a.example' }).map(
      (call) => `GET ${call.path}`,
    )
    const all = Object.keys(calls).filter((call) => call.startsWith('GET '))
    expect(all.filter((call) => !asked.includes(call) && !(call in NOT_RECORDED))).toEqual([])
    expect(asked.map((call) => fileOf({ path: `/wps/${call.slice('GET /wps/'.length)}` }))).not.toContain('')
  })

  it('writes members who never were, and none of the real', async () => {
    const { json } = await recordSite(lineTo(originIn('aurora')), { code: 'copy', member: MEMBER })
    const text = JSON.stringify([...json])
    for (const person of ['Mariana', 'Souza', '21987001011', 'jogador.example'])
      expect(text).not.toContain(person)
    expect(json.get('merchant.json')).toMatchObject({ code: 'copy' })
    const schemas = loadSchemas(join(MERCHANTS, '../schemas'), () => undefined)
    for (const file of ['merchant', 'members', 'expectations'])
      expect(schemas.check(file, json.get(`${file}.json`)), file).toBeFalsy()
    const { members }: { members: { id: string }[] } = Object(json.get('members.json'))
    expect(new Set(members.map(({ id }) => id)).size).toBe(members.length)
    expect(text).not.toContain('/m/merchants/aurora/icons')
  })

  it('says what could not be read, and records the rest', async () => {
    const status = { success: true, value: { merchantCode: 'acme', info: { merchantName: 'Acme' } } }
    const origin = await serverOf((request, response) => {
      const path = request.url ?? ''
      response.setHeader('content-type', 'application/json')
      if (path.startsWith('/wps/system/status')) response.end(JSON.stringify(status))
      else if (path.includes('country')) response.end('<html>')
      else if (path.includes('Banners')) response.writeHead(302, { location: 'https://evil.example/' }).end()
      else response.end(JSON.stringify({ success: false, errorCode: 'no.such.call', message: 'no' }))
    })
    const { notes, json } = await recordSite(lineTo(origin), { code: 'acme' })
    expect([...json.keys()]).toContain('wps/system/status.json')
    expect([...json.keys()]).not.toContain('wps/relay/MCSFE_getBanners.json')
    for (const what of ['system/country', 'relay/MCSFE_getBanners', 'system/domainRoute', "members' calls"])
      expect(
        notes.some((note) => note.startsWith(what)),
        what,
      ).toBe(true)
  })

  it('records nothing where there is no site', async () => {
    const origin = await serverOf((_, response) => response.end('{"success":true,"value":{}}'))
    await expect(recordSite(lineTo(origin), { code: 'acme' })).rejects.toThrow('names no merchant')
  })

  it('stops reading what has no end, and goes to no other origin', async () => {
    const origin = await serverOf((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', more)
      more()
    })
    await expect(lineTo(origin, 200_000).fetch('/wps/x')).rejects.toThrow(/longer than 200000/)
    await expect(lineTo(origin).fetch('https://evil.example/')).rejects.toThrow(/another origin/)
    await expect(lineTo(origin).fetch('//evil.example/')).rejects.toThrow(/another origin/)
  })
})

describe('the pictures of a recording', () => {
  const origin = 'https://shop.example'

  it('are found alone, in HTML, and in JSON within a string, of this host alone', () => {
    const answer = {
      image: '/m/merchants/x/a.png',
      html: '<img src="https://shop.example/b.jpg?v=2"><img src=\'https://other.example/c.png\'>',
      json: JSON.stringify({ icons: { small: '/d.svg' } }),
      not: ['//evil.example/e.png', '/wps/x', 'a.png is nice'],
    }
    expect(picturesIn(answer, origin)).toEqual([
      '/m/merchants/x/a.png',
      'https://shop.example/b.jpg?v=2',
      '/d.svg',
    ])
  })

  it.each([
    ['/m/merchants/x/games/A-1.png', 'games/A-1.png'],
    ['/m/merchants/x/../../../../etc/passwd.png', /^recorded\/[0-9a-f]{12}\.png$/],
    ['/m/merchants/x/..%2f..%2fkeys.png', /^recorded\//],
    ['/m/merchants/x/.hidden.png', /^recorded\//],
    ['/m/merchants/x/a\\b.png', /^(recorded\/[0-9a-f]{12}|a\/b)\.png$/],
    ['/m/merchants/x/a.png?v=2', /^recorded\//],
    [`/m/merchants/x/${'a'.repeat(300)}.png`, /^recorded\//],
    ['/elsewhere/a.png', /^recorded\//],
  ])('%s gets a name within the folder', (address, name) => {
    expect(nameFor(address, origin, 'png')).toEqual(
      typeof name === 'string' ? name : expect.stringMatching(name),
    )
  })

  it('of the wrong type, or that do more than a drawing, stay out and are named', async () => {
    const info = {
      merchantName: 'Acme',
      resources: [{ resourceType: 'AppDownloadIcon', url: '/bad.svg' }],
      imageCDNs: [],
      icon: '/html.png',
      fine: '/fine.svg',
    }
    const at = await serverOf((request, response) => {
      const path = request.url ?? ''
      if (path.startsWith('/wps/system/status')) {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ success: true, value: { merchantCode: 'acme', info } }))
      } else if (path.endsWith('.svg')) {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(path === '/bad.svg' ? '<svg onload="alert(1)"/>' : '<svg/>')
      } else response.setHeader('content-type', 'text/html').end('<p>')
    })
    const { pictures, notes, json } = await recordSite(lineTo(at), { code: 'acme' })
    expect(pictures).toHaveLength(1)
    expect(notes.filter((note) => note.startsWith('picture'))).toEqual([
      expect.stringContaining('/bad.svg: it does more than a drawing'),
      expect.stringContaining('/html.png: it is text/html, not a picture'),
    ])
    expect(JSON.stringify(json.get('wps/system/status.json'))).toContain('/m/merchants/acme/recorded/')
  })
})

/** Runs the command as a person does, in a separate process. */
function startTool(...given: string[]): Promise<{ code: number | null; said: string }> {
  const tool = join(MERCHANTS, '../scripts/merchant.ts')
  return new Promise((done) => {
    const child = spawn(process.execPath, [tool, ...given])
    let said = ''
    child.stdout.on('data', (text) => (said += text))
    child.stderr.on('data', (text) => (said += text))
    child.on('close', (code) => done({ code, said }))
  })
}

describe('the command record', () => {
  it('of a host that nobody answers at says so and ends with 1', async () => {
    const { code, said } = await startTool('record', 'https://127.0.0.1:1', 'nowhere')
    expect(said.trim()).toBe('https://127.0.0.1:1: network, no answer. Nothing is written.')
    expect(code).toBe(1)
    expect(codesIn()).not.toContain('nowhere')
  })

  it('with a password that is refused is an error, and leaves nothing behind', async () => {
    const before = readdirSync(MERCHANTS)
    const said: string[] = []
    const say = (text: string) => void said.push(text)
    const given = ['record', originIn('saigon'), 'refused', '--member', 'player:wrong']
    expect(await runTool(commands, given, { line: say, error: say })).toBe(1)
    expect(said.join('\n')).toContain('the login of player failed (business, login.cred.err')
    expect(readdirSync(MERCHANTS)).toEqual(before)
  })

  it('begins anew over what one that was cut off has left', async () => {
    const root = temporary()
    mkdirSync(join(root, '.recording-acme'))
    writeFileSync(join(root, '.recording-acme/left.json'), '{}')
    writeFolder('acme', await recordSite(lineTo(originIn('saigon')), { code: 'acme' }), root)
    expect(readdirSync(join(root, 'acme'))).not.toContain('left.json')
  })

  const out = { line: () => undefined, error: () => undefined }
  const asked = (...positionals: string[]) => record.run({ positionals, values: {} }, out)

  it.each([
    'http://shop.example',
    'ftp://shop.example',
    'shop.example',
    'file:///etc',
    'http://localhost.evil.example',
  ])('goes to https, or to this machine: not to %s', (address) =>
    expect(() => originOf(address)).toThrow(UsageError),
  )
  it('takes this machine in plain http', () => {
    expect(originOf('http://aurora.localhost:4600/m/home')).toBe('http://aurora.localhost:4600')
  })

  it.each(['../evil', 'a/b', 'UPPER', '.hidden', '-x', 'a'.repeat(40)])(
    'refuses the code %s',
    async (code) => {
      await expect(asked('https://shop.example', code)).rejects.toThrow(/no code/)
    },
  )

  it('overwrites nothing', async () => {
    await expect(asked('https://shop.example', 'aurora')).rejects.toThrow('is there already')
    const root = temporary()
    mkdirSync(join(root, 'acme'))
    const recorded = await recordSite(lineTo(originIn('saigon')), { code: 'acme' })
    expect(() => writeFolder('acme', recorded, root)).toThrow('is there already')
    expect(readdirSync(root)).toEqual(['acme'])
  })

  it('writes nothing outside of its folder', async () => {
    const root = temporary()
    const recorded = await recordSite(lineTo(originIn('saigon')), { code: 'acme' })
    const pictures = [{ file: '../../../evil.png', bytes: new Uint8Array(1) }]
    expect(() => writeFolder('acme', { ...recorded, pictures }, root)).toThrow('leads out of the folder')
    expect(existsSync(join(root, 'acme'))).toBe(false)
    writeFolder('acme', recorded, root)
    expect(JSON.parse(readFileSync(join(root, 'acme/merchant.json'), 'utf8'))).toMatchObject({ code: 'acme' })
  })
})
