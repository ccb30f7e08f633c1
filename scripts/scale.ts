import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf, seeded, writeMerchants } from './scale/merchants.ts'
import { inRoot } from './toolchain/run.ts'

/**
 * `npm run scale [-- count]`: a thousand merchants from seeds, a back office and an edge with them: how soon they start, what they
 * weigh, and whether merchants whose platform hangs or answers rubbish touch the others. Needs `npm run build`.
 */
const COUNT = Number(process.argv[2] ?? 1000)
const SEED = 22
const FAULTY = Math.max(1, Math.round(COUNT / 100))
const REQUESTS = 3000
const AT_ONCE = 8
const [BACKOFFICE_PORT, EDGE_PORT] = [Number(process.env.PORT ?? 4790), Number(process.env.PORT ?? 4790) + 1]

const folder = await mkdtemp(join(tmpdir(), 'scale-'))
const say = (what: string, value: string) => console.log(`${what.padEnd(58)} ${value}`)

interface Running {
  readonly startMs: number
  readonly rss: () => Promise<number>
  readonly stop: () => void
}

async function start(script: string, env: Record<string, string>): Promise<Running> {
  const began = performance.now()
  const child = spawn(process.execPath, [script], {
    cwd: inRoot(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready, failed) => {
    child.stdout.once('data', () => ready())
    child.once('exit', () => failed(new Error(`${script} ended: see above`)))
  })
  child.stdout.resume()
  const { readFile } = await import('node:fs/promises')
  return {
    startMs: performance.now() - began,
    rss: async () =>
      Number(
        /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => ''))?.[1] ?? 0,
      ) / 1024,
    stop: () => child.kill('SIGKILL'),
  }
}

interface Asked {
  readonly status: number
  readonly ms: number
}

function ask(code: string, path = '/m/home'): Promise<Asked> {
  const began = performance.now()
  return new Promise((done) => {
    const headers = { host: `${code}.localhost:${EDGE_PORT}`, 'accept-language': 'en' }
    request({ host: '127.0.0.1', port: EDGE_PORT, path, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => done({ status: answer.statusCode ?? 0, ms: performance.now() - began }))
    })
      .once('error', () => done({ status: 0, ms: performance.now() - began }))
      .end()
  })
}

/** Asks random merchants of a range, some at a time; answers the times in order. */
async function load(from: number, to: number, requests: number): Promise<readonly Asked[]> {
  const random = seeded(SEED)
  const codes = Array.from({ length: requests }, () => codeOf(from + Math.floor(random() * (to - from))))
  const answers: Asked[] = []
  const next = async () => {
    for (let code = codes.pop(); code !== undefined; code = codes.pop()) answers.push(await ask(code))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  return answers.toSorted((a, b) => a.ms - b.ms)
}

const at = (answers: readonly Asked[], share: number): string =>
  `${(answers[Math.floor((answers.length - 1) * share)]?.ms ?? Number.NaN).toFixed(1)} ms`

async function fault(index: number, kind: string): Promise<void> {
  const merchant = codeOf(index)
  const answer = await fetch(`http://localhost:${BACKOFFICE_PORT}/__backoffice/fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant, path: '/wps/*', kind, times: -1 }),
  })
  if (!answer.ok) throw new Error(`no fault for ${merchant}: ${await answer.text()}`)
}

await writeMerchants(inRoot('merchants'), folder, COUNT, SEED)
const platform = await start('scripts/backoffice/main.ts', {
  PORT: String(BACKOFFICE_PORT),
  MERCHANTS_DIR: folder,
})
const edge = await start('scripts/edge/main.ts', {
  PORT: String(EDGE_PORT),
  PLATFORM_ORIGIN: `http://127.0.0.1:${BACKOFFICE_PORT}`,
})
try {
  say(`back office starts with ${COUNT} merchants`, `${Math.round(platform.startMs)} ms`)
  say('edge starts', `${Math.round(edge.startMs)} ms`)
  const first = await load(0, COUNT, COUNT)
  say('first document of a random merchant, median and 99th', `${at(first, 0.5)}, ${at(first, 0.99)}`)
  say(
    'resident, back office and edge',
    `${Math.round(await platform.rss())} MB, ${Math.round(await edge.rss())} MB`,
  )
  const well = await load(2 * FAULTY, COUNT, REQUESTS)
  say('all well: median and 99th', `${at(well, 0.5)}, ${at(well, 0.99)}`)
  for (let index = 0; index < FAULTY; index += 1) {
    await fault(index, 'hang')
    await fault(FAULTY + index, 'html')
  }
  let isOver = false
  const asking = Array.from({ length: 2 * FAULTY }, async (_, index) => {
    while (!isOver) await ask(codeOf(index))
  })
  const beside = await load(2 * FAULTY, COUNT, REQUESTS)
  isOver = true
  const bad = [...well, ...beside].filter(({ status }) => status !== 200)
  say(
    `${FAULTY} hang, ${FAULTY} answer rubbish: median and 99th of the others`,
    `${at(beside, 0.5)}, ${at(beside, 0.99)}`,
  )
  say('answers of the others that are no 200', String(bad.length))
  say('resident, edge, afterwards', `${Math.round(await edge.rss())} MB`)
  if (bad.length > 0) process.exitCode = 1
  await Promise.race([Promise.all(asking), new Promise((done) => setTimeout(done, 3000).unref())])
} finally {
  edge.stop()
  platform.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit()
