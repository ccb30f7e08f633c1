import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf, seeded, writeMerchants } from './scale/merchants.ts'
import { buildFloor, measureList } from './scale/workbench.ts'
import { inRoot } from './toolchain/run.ts'

/**
 * `npm run scale [-- count]`: runs a back office and an edge with a thousand generated merchants. Measures start-up time and memory,
 * the checks of all merchants, the workbench's list, and whether merchants with a hanging or broken platform affect the others. Needs `npm run build`.
 */
const COUNT = Number(process.argv[2] ?? 1000)
const SEED = 22
const FAULTY = Math.max(1, Math.round(COUNT / 100))
const REQUESTS = 3000
/** Rounds with and without the faulty merchants alternate, since one round's slowest answers are those of a busy moment. */
const ROUNDS = 7
const AT_ONCE = 8
const [BACKOFFICE_PORT, EDGE_PORT, FEW_PORT, FLOOR_PORT] = [0, 1, 2, 3].map(
  (next) => Number(process.env.PORT ?? 4790) + next,
)
const FEW = 10
/**
 * What 300 ms are on any machine. On the machine of docs/performance.md the list took 400 ms while here, in one run, it took 3.2
 * times the floor: three quarters of that.
 */
const MOST_RATIO = 2.4

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

/** Sends concurrent requests for random merchants of a range. Returns the sorted times. */
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

const msAt = (answers: readonly Asked[], share: number): number =>
  answers[Math.floor((answers.length - 1) * share)]?.ms ?? Number.NaN
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const inMs = (...values: readonly number[]): string => values.map((ms) => `${ms.toFixed(1)} ms`).join(', ')

/** Runs a command of `npm run merchant` on all merchants. Returns its time, ms. */
async function timeOf(...command: readonly string[]): Promise<number> {
  const began = performance.now()
  await new Promise((ended) =>
    spawn(process.execPath, ['scripts/merchant.ts', ...command, '--merchants', folder, '--json'], {
      cwd: inRoot(),
      stdio: ['ignore', 'ignore', 'inherit'],
    }).once('exit', ended),
  )
  return performance.now() - began
}

async function fault(index: number, kind: string): Promise<void> {
  const merchant = codeOf(index)
  const answer = await fetch(`http://localhost:${BACKOFFICE_PORT}/__backoffice/fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant, path: '/wps/*', kind, times: -1 }),
  })
  if (!answer.ok) throw new Error(`no fault for ${merchant}: ${await answer.text()}`)
}

/** Opens the workbench's list of all merchants, that of few, and the floor. Fails the run where the list misses its goal. */
async function measureWorkbench(): Promise<void> {
  const [few, floor] = await Promise.all(['few-', 'floor-'].map((name) => mkdtemp(join(tmpdir(), name))))
  if (few === undefined || floor === undefined) return
  await writeMerchants(inRoot('merchants'), few, FEW, SEED)
  await buildFloor(floor)
  const offices = await Promise.all([
    start('scripts/backoffice/main.ts', { PORT: String(FEW_PORT), MERCHANTS_DIR: few }),
    start('scripts/backoffice/main.ts', {
      ...{ PORT: String(FLOOR_PORT), MERCHANTS_DIR: few, WORKBENCH_DIR: floor },
    }),
  ])
  try {
    const at = (port: number | undefined) => `http://workbench.localhost:${port}`
    const list = await measureList({ all: at(BACKOFFICE_PORT), few: at(FEW_PORT), floor: at(FLOOR_PORT) })
    say(`workbench: its document with the list, ${Math.round(list.bytes / 1024)} kB`, inMs(list.document))
    say(`workbench: to its rows; those of ${FEW}; the floor`, inMs(list.drawn, list.few, list.floor))
    const isMet = list.ratio <= MOST_RATIO
    const goal = `goal ${MOST_RATIO}${isMet ? '' : ': MISSED'}`
    say('workbench: to its rows, as a multiple of the floor', `${list.ratio.toFixed(2)} (${goal})`)
    if (!isMet) process.exitCode = 1
  } finally {
    for (const office of offices) office.stop()
    await Promise.all([few, floor].map((made) => rm(made, { recursive: true, force: true })))
  }
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
  say('check of all', inMs(await timeOf('check')))
  say('impact of a flag on all', inMs(await timeOf('impact', '--all', '--set', 'CBS3=off')))
  await measureWorkbench()
  const first = await load(0, COUNT, COUNT)
  say('first document of a random merchant, median and 99th', inMs(msAt(first, 0.5), msAt(first, 0.99)))
  say(
    'resident, back office and edge',
    `${Math.round(await platform.rss())} MB, ${Math.round(await edge.rss())} MB`,
  )
  for (let index = 0; index < FAULTY; index += 1) {
    await fault(index, 'hang')
    await fault(FAULTY + index, 'html')
  }
  await load(4 * FAULTY, COUNT, REQUESTS)
  const rounds: Record<'well' | 'beside', (readonly Asked[])[]> = { well: [], beside: [] }
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const isBeside = round % 2 === 1
    // As many visitors ask for merchants that are well in the rounds between, so that the load is the same.
    const from = isBeside ? 0 : 2 * FAULTY
    let isOver = false
    const asking = Array.from({ length: 2 * FAULTY }, async (_, index) => {
      while (!isOver) await ask(codeOf(from + index))
    })
    rounds[isBeside ? 'beside' : 'well'].push(await load(4 * FAULTY, COUNT, REQUESTS))
    isOver = true
    await Promise.all(asking)
  }
  const [well = Number.NaN, beside = Number.NaN] = [rounds.well, rounds.beside].map((answers) =>
    median(answers.map((round) => msAt(round, 0.99))),
  )
  const medians = [rounds.well, rounds.beside].map((answers) =>
    median(answers.map((round) => msAt(round, 0.5))),
  )
  say('all well: median and 99th', inMs(medians[0] ?? Number.NaN, well))
  say(
    `${FAULTY} hang, ${FAULTY} answer rubbish: median and 99th of the others`,
    inMs(medians[1] ?? Number.NaN, beside),
  )
  say('99th beside them, compared', `${Math.round((beside / well - 1) * 100)} %`)
  const bad = [...rounds.well, ...rounds.beside].flat().filter(({ status }) => status !== 200)
  say('answers of the others that are no 200', String(bad.length))
  say('resident, edge, afterwards', `${Math.round(await edge.rss())} MB`)
  if (bad.length > 0) process.exitCode = 1
} finally {
  edge.stop()
  platform.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit()
