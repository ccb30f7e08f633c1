import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { Engines } from '../../../scripts/toolchain/engines.ts'
import { type Engine, keepErrors, keptErrors, pressActions, typeActions } from './engine.ts'

const START_MS = 30_000
/** The limit for scripts in the page, which may wait for a worker or a download, ms. */
const SCRIPT_MS = 60_000
/** The limit for one command of the driver, ms. */
const COMMAND_MS = 20_000
const POLL_MS = 50

/**
 * WebKitGTK through its WebDriver, on a virtual screen. The driver neither reports the console nor runs scripts before the
 * page's own, so errors are only recorded after the document has loaded.
 */
export async function startWebKit(
  { driver, browser, screen }: NonNullable<Engines['webkit']>,
  window: { readonly width: number; readonly height: number },
): Promise<Engine> {
  const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((found, failed) => {
    xvfb.stdio[3]?.once('data', (number: Buffer) => found(`:${number.toString().trim()}`))
    xvfb.once('exit', () => failed(new Error('Xvfb did not start')))
  })
  const port = await freePort()
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LANG: 'en_US.UTF-8',
      // Its sandbox needs permissions that root in a container lacks. The pages are our own.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  })
  const end = async () => {
    await Promise.all([ended(server), ended(xvfb)])
  }
  try {
    const base = `http://127.0.0.1:${port}`
    await listens(base)
    const { sessionId, capabilities } = await send<{
      sessionId: string
      capabilities: { browserVersion: string }
    }>('POST', `${base}/session`, {
      capabilities: {
        alwaysMatch: {
          // With `eager` the answer to the first script of a new document is lost.
          pageLoadStrategy: 'normal',
          timeouts: { script: SCRIPT_MS },
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        },
      },
    })
    const at = `${base}/session/${sessionId}`
    await send('POST', `${at}/window/rect`, window)
    const execute = (script: string, ...args: string[]) =>
      send<{ value?: string; error?: string } | null>('POST', `${at}/execute/sync`, { script, args })
    const ask: Engine['ask'] = async (run, given = null) => {
      let answer = await execute(
        `const told = (value) => ({ value: JSON.stringify(value ?? null) })
        const answer = (${run})(JSON.parse(arguments[0]))
        if (!(answer instanceof Promise)) return told(answer)
        window.askedLast = null
        answer.then((value) => { window.askedLast = told(value) }, (error) => { window.askedLast = { error: String(error) } })
        return null`,
        JSON.stringify(given),
      )
      // The answer of an asynchronous script is lost if the document is being parsed, so the page stores it and this polls.
      const end = Date.now() + SCRIPT_MS
      while (answer === null && Date.now() < end) {
        await new Promise((done) => setTimeout(done, POLL_MS))
        answer = await execute('return window.askedLast')
      }
      if (answer?.value === undefined) throw new Error(answer?.error ?? 'the page did not answer in time')
      return JSON.parse(answer.value)
    }
    const errors: string[] = []
    const keep = async () => errors.push(...(await ask(keptErrors)))
    const perform = async (actions: object[]) => {
      await send('POST', `${at}/actions`, { actions })
    }
    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      async open(url) {
        await keep()
        await send('POST', `${at}/url`, { url })
        await ask(keepErrors)
      },
      ask,
      press: (x, y) => perform(pressActions(x, y)),
      type: (text) => perform(typeActions(text)),
      async back() {
        await send('POST', `${at}/back`, {})
      },
      async errors() {
        return [...errors, ...(await ask(keptErrors))]
      },
      async close() {
        await send('DELETE', at).catch(() => undefined)
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) return done()
    child.once('exit', () => done())
    child.kill()
  })
}

async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_MS),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value }: { value: T & { error?: string; message?: string } } = await answer.json()
  if (!answer.ok) throw new Error(`${new URL(url).pathname}: ${value.error} ${value.message}`)
  return value
}

async function listens(base: string): Promise<void> {
  const last = Date.now() + START_MS
  while (Date.now() < last) {
    const isThere = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('WebKitWebDriver did not start')
}

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
