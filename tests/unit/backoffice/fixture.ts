import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Backoffice, startBackoffice } from '../../../scripts/backoffice/server.ts'

export type Reply = { status: number; headers: IncomingHttpHeaders; text: string; bytes: Buffer }
export type Envelope = {
  success: boolean
  errorCode?: string
  message?: string
  value?: Record<string, unknown>
}

export const write = async (path: string, content: unknown): Promise<void> => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(
    path,
    typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
  )
}

const member = (userName: string, more: object = {}) => ({
  userName,
  password: 'Player!2026',
  id: `id-${userName}`,
  type: 0,
  mobileNum: '',
  regDate: '2025-01-01T00:00:00Z',
  language: 'EN',
  balance: 10,
  currency: 'EUR',
  note: 'for a test',
  ...more,
})

/** A small merchant's folder. */
export const writeMerchant = async (root: string, code: string, domains: string[] = []): Promise<void> => {
  const folder = join(root, code)
  await write(join(folder, 'wps/system/status.json'), {
    merchantCode: code,
    info: {
      merchantCode: code,
      merchantName: code,
      mobileTemplate: 'M1',
      languages: ['EN', 'CN'],
      currency: 'EUR',
      customerService: [],
      register: { captcha: { enabled: true }, geetest: false, defaultPassword: '' },
      login: { captcha: { enabled: true }, geetest: true },
      whitelabelVal: { CBS3: true, REWCEN3: '1' },
      settings: { referral_enabled: 1 },
      filler: 'x'.repeat(2000),
    },
    test: false,
    maintenance: false,
    regionRestriction: false,
  })
  await write(join(folder, 'wps/system/manifest.json'), { name: code, templates: { parameters: {} } })
  await write(join(folder, 'wps/relay/MCSFE_getBanners.json'), [
    { groupName: 'm_home', image: '/a.svg', linkageType: 'P', linkage: 'a' },
    { groupName: 'm_popup1', image: '/b.svg', linkageType: 'P', linkage: 'b' },
  ])
  await write(join(folder, 'wps/relay/MCSFE_getListAnnouncements.json'), {
    announcements: [
      { id: 1, title: 'popup', content: '', promotionType: 'NOTICE', execution: 'A' },
      { id: 2, title: 'app', content: '', promotionType: 'PR', execution: 'A', category: 'app_download' },
    ],
  })
  await write(join(folder, 'wps/relay/CBS_unreadCount.json'), { unReadCount: 0 })
  await write(join(folder, 'members.json'), {
    members: [
      member('plain', { wps: { '/wps/relay/CBS_unreadCount': { unReadCount: 7 } } }),
      member('factors', {
        mobileNum: '5521987001011',
        email: 'f@player.example',
        payeeName: 'Maria Souza',
        ga: '246810',
        secondFactor: { sms: true, email: true, ga: true, payeeName: true },
      }),
      member('app', { ga: 'JBSWY3DPEHPK3PXP', secondFactor: { ga: true } }),
      member('quiet', { type: 4 }),
      member('first', { firstTimeLogin: true, passwordExpired: true }),
    ],
  })
  await write(join(folder, 'pictures/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await write(join(folder, 'pictures/app/site.mobileconfig'), '<plist/>')
  await write(join(folder, 'merchant.json'), { code, name: code, domains })
}

export const documentText =
  '<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src &#39;self&#39;; object-src \'none\'"><title>App</title>'

export type Server = {
  office: Backoffice
  root: string
  lines: string[]
  ask: (path: string, options?: Ask) => Promise<Reply>
  call: (path: string, options?: Ask) => Promise<Envelope>
  control: (command: string, body?: object, options?: Ask) => Promise<Record<string, unknown>>
  stop: () => Promise<void>
}

export type Ask = { method?: string; host?: string; headers?: Record<string, string>; body?: unknown }

const ask = (port: number, path: string, { method = 'GET', host, headers, body }: Ask = {}): Promise<Reply> =>
  new Promise((done, failed) => {
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          host: `${host ?? 'red.localhost'}:${port}`,
          ...(sent === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', failed)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: bytes.toString('utf8'),
            bytes,
          })
        })
      },
    )
    request.on('error', failed)
    request.end(sent)
  })

const usual = { merchant: 'red', language: 'EN' }

/** Starts a server over two merchants, `red` and `blue` (at play.blue.example), and a tiny build. */
export const serve = async (wpsOrigin?: string): Promise<Server> => {
  const root = await mkdtemp(join(tmpdir(), 'backoffice-'))
  const merchantsDir = join(root, 'merchants')
  const distDir = join(root, 'dist')
  await writeMerchant(merchantsDir, 'red')
  await writeMerchant(merchantsDir, 'blue', ['play.blue.example'])
  const script = `console.log(${'"x",'.repeat(400)}1)`
  await write(join(distDir, 'm/index.html'), documentText)
  await write(join(distDir, 'm/assets/app-1a2b.js'), script)
  await write(join(distDir, 'm/assets/app-1a2b.js.br'), brotliCompressSync(script))
  await write(join(distDir, 'm/sw.js'), '// worker')
  await write(join(root, 'secret.txt'), 'secret')
  const lines: string[] = []
  const office = await startBackoffice({
    port: 0,
    merchantsDir,
    distDir,
    log: (line) => lines.push(line),
    ...(wpsOrigin ? { wpsOrigin } : {}),
  })
  const server: Server = {
    office,
    root,
    lines,
    ask: (path, options) => ask(office.port, path, options),
    call: async (path, options = {}) =>
      JSON.parse(
        (await ask(office.port, path, { ...options, headers: { ...usual, ...options.headers } })).text,
      ),
    control: async (command, body, options = {}) => {
      const method = body === undefined ? 'GET' : 'POST'
      return JSON.parse(
        (await ask(office.port, `/__backoffice/${command}`, { method, body, ...options })).text,
      )
    },
    stop: async () => {
      await office.close()
      await rm(root, { recursive: true, force: true })
    },
  }
  return server
}
