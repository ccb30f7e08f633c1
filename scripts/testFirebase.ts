import { type ChildProcess, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { haveBrowser } from './toolchain/browser.ts'
import { buildIfStale } from './toolchain/build.ts'
import { installOnDemand, onDemandFolder } from './toolchain/onDemand.ts'
import { giveUp, run } from './toolchain/run.ts'

/**
 * `npm run test:firebase`: runs the journeys of third-party sign-in against the official Firebase Auth emulator in place of our
 * stand-in, to show that both behave alike. `firebase-tools` (240 MB, needs no Java for this) is not a dependency: it is installed
 * into a cache folder on the first run. Arguments are passed to Playwright.
 */
const VERSION = '15.34.2'
/** A project whose name starts with `demo-` needs no account. */
const PROJECT = 'demo-aurora-play'
const START_MS = 60_000
const folder = process.env.FIREBASE_TOOLS_DIR ?? onDemandFolder('firebase-tools')
const cli = join(folder, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function answers(origin: string, emulator: ChildProcess): Promise<void> {
  const end = Date.now() + START_MS
  while (Date.now() < end && emulator.exitCode === null) {
    const there = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    )
    if (there) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  giveUp('The emulator did not start: see above.')
}

async function startEmulator(): Promise<{ readonly origin: string; readonly stop: () => void }> {
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const at = (port: number) => ({ host: '127.0.0.1', port })
  const config = join(folder, 'firebase.json')
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } }
  await writeFile(config, JSON.stringify({ emulators }))
  const args = [cli, 'emulators:start', '--only', 'auth', '--project', PROJECT, '--config', config]
  const emulator = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const origin = `http://127.0.0.1:${auth}`
  process.once('exit', () => emulator.kill('SIGINT'))
  await answers(origin, emulator)
  return { origin, stop: () => emulator.kill('SIGINT') }
}

await installOnDemand('firebase-tools', VERSION, folder)
const browser = await haveBrowser('headless-shell')
if (!browser) giveUp('No browser can be had here. Install Chromium, or name one with CHROME_PATH.')
if (!process.env.DIST_DIR && !(await buildIfStale())) giveUp('The build failed: see above.')
const { origin, stop } = await startEmulator()
console.log(`The official Auth emulator answers on ${origin}`)
const { code } = await run(
  'playwright',
  ['test', 'tests/journeys/thirdParty.spec.ts', '--project=journeys', ...process.argv.slice(2)],
  { env: { ...process.env, MATRIX_BROWSER: browser, IDENTITY_ORIGIN: origin } },
)
stop()
process.exit(code)
