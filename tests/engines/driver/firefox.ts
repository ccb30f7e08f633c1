import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, keepErrors, keptErrors, pressActions, typeActions } from './engine.ts'

const LISTENS = /WebDriver BiDi listening on (ws:\S+)/
const START_MS = 30_000

interface Message {
  readonly id?: number
  readonly type: string
  readonly message?: string
  readonly result?: unknown
  readonly method?: string
  readonly params?: { readonly level?: string; readonly text?: string }
}

/** Firefox through WebDriver BiDi. It supports this itself, without a separate driver program. */
export async function startFirefox(
  program: string,
  window: { readonly width: number; readonly height: number },
): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const browser = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  )
  const ended = new Promise<void>((done) => browser.once('exit', () => done()))
  const address = await new Promise<string>((found, failed) => {
    const late = setTimeout(() => failed(new Error('Firefox did not start')), START_MS)
    let said = ''
    browser.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [, url] = LISTENS.exec(said) ?? []
      if (!url) return
      clearTimeout(late)
      found(url)
    })
    browser.once('exit', (code) => failed(new Error(`Firefox ended with ${code}: ${said}`)))
  })
  const errors: string[] = []
  const call = await connect(`${address}/session`, ({ method, params }) => {
    if (method === 'log.entryAdded' && params?.level === 'error') errors.push(params.text ?? '')
  })
  const { capabilities } = await call<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  const { context } = await call<{ context: string }>('browsingContext.create', { type: 'tab' })
  await call('session.subscribe', { events: ['log.entryAdded'] })
  await call('script.addPreloadScript', { functionDeclaration: keepErrors.toString() })
  await call('browsingContext.setViewport', { context, viewport: window })
  const ask: Engine['ask'] = async (run, given = null) => {
    const { result, exceptionDetails } = await call<{
      result?: { value: string }
      exceptionDetails?: { text: string }
    }>('script.callFunction', {
      functionDeclaration: `async (given) => JSON.stringify((await (${run})(JSON.parse(given))) ?? null)`,
      target: { context },
      arguments: [{ type: 'string', value: JSON.stringify(given) }],
      awaitPromise: true,
    })
    if (!result) throw new Error(exceptionDetails?.text ?? 'no answer')
    return JSON.parse(result.value)
  }
  const perform = async (actions: object[]) => {
    await call('input.performActions', { context, actions })
  }
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    async open(url) {
      await call('browsingContext.navigate', { context, url, wait: 'interactive' })
    },
    ask,
    press: (x, y) => perform(pressActions(x, y)),
    type: (text) => perform(typeActions(text)),
    async back() {
      await call('browsingContext.traverseHistory', { context, delta: -1 })
    },
    errors: async () => [...errors, ...(await ask(keptErrors))],
    async close() {
      browser.kill()
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** Returns a function that sends a command and waits for its answer. */
async function connect(url: string, hear: (event: Message) => void) {
  const socket = new WebSocket(url)
  await new Promise<void>((opened, failed) => {
    socket.addEventListener('open', () => opened(), { once: true })
    socket.addEventListener('error', () => failed(new Error(`no connection to ${url}`)), { once: true })
  })
  const waiting = new Map<number, (message: Message) => void>()
  socket.addEventListener('close', () => {
    for (const [id, answered] of waiting) answered({ id, type: 'error', message: 'Firefox ended' })
  })
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id === undefined) hear(message)
    else waiting.get(message.id)?.(message)
  })
  let last = 0
  return async <T>(method: string, params: object): Promise<T> => {
    last += 1
    const id = last
    const answer = await new Promise<Message>((answered) => {
      waiting.set(id, answered)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    const result: T = JSON.parse(JSON.stringify(answer.result))
    return result
  }
}
