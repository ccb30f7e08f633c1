// Runs on the machine's own Node (20 or newer), before anything is installed; hence plain JavaScript.
// Installs what is missing, then hands over to a TypeScript script that runs on the project's own Node 24.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.installed')

function fail(line) {
  console.error(line)
  process.exit(1)
}

function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
    child.on('error', (error) => fail(`Could not run ${command}: ${error.message}`))
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/** What an installation depends on: the lockfile and the platform. */
function wanted() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}

async function install() {
  const hash = wanted()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Installing packages …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const code = await run(npm, ['ci', '--no-audit', '--no-fund'], { shell: process.platform === 'win32' })
  if (code !== 0) fail('npm ci failed: see above. Is the npm registry reachable, and the disk writable?')
  try {
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, hash)
  } catch (error) {
    fail(`Cannot write ${stamp}: ${error.message}`)
  }
}

const [script, ...args] = process.argv.slice(2)
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  fail(`Node ${OLDEST_NODE} or newer is needed; this is ${process.version}.`)
}
await install()
if (script) {
  // Node 24 comes with the packages where there is one for this platform; else the machine's own must do.
  const own = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
  const node = existsSync(own) ? own : process.execPath
  const path = `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`
  const code = await run(node, [join(root, 'scripts', script), ...args], {
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  })
  process.exit(code)
}
