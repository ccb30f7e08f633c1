import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startBackoffice } from './backoffice/server.ts'
import { createAssets } from './edge/assets.ts'
import { createSend } from './edge/send.ts'
import { loadHandler, startEdge } from './edge/server.ts'
import { installOnDemand } from './toolchain/onDemand.ts'
import { giveUp, inRoot } from './toolchain/run.ts'

/** `npm run bench:edge`: what a document costs, by the handler alone and over loopback. Needs `npm run build`. */
const AUTOCANNON = '8.0.0'
const MERCHANT = process.argv[2] ?? 'aurora'
const SAMPLES = 2000
const SECONDS = 5
const CONNECTIONS = 20

const dist = inRoot('dist')
const handler = inRoot('dist-edge', 'handler.js')
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const platform = await startBackoffice({ port: 0, merchantsDir: inRoot('merchants'), distDir: dist })
const origin = `http://127.0.0.1:${platform.port}`
const host = `${MERCHANT}.localhost`

/** CPU of the handler alone, ms a document: nothing else of this process works meanwhile. */
async function handlerMs(): Promise<{ cached: number; written: number }> {
  const handle = await loadHandler(handler)
  const { send, close } = createSend()
  let ahead = 0
  const env = { platform: origin, send, asset: createAssets(dist), now: () => Date.now() + ahead }
  const once = async (path: string): Promise<number> => {
    const request = new Request(`http://${host}${path}`, { headers: { host, 'accept-language': 'en' } })
    const before = process.cpuUsage()
    const answer = await handle(request, env)
    await answer.arrayBuffer()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  await once('/m/home')
  const cached: number[] = []
  for (let at = 0; at < SAMPLES; at += 1) cached.push(await once('/m/home'))
  const written: number[] = []
  for (let at = 0; at < 60; at += 1) {
    ahead += 120_000
    await handle(new Request(`http://${host}/m/login`, { headers: { host } }), env)
    written.push(await once('/m/home'))
  }
  close()
  return { cached: median(cached), written: median(written) }
}

/** Documents a second over loopback; the load comes from a process of its own. */
async function throughput(): Promise<string> {
  const edge = await startEdge({ port: 0, dist, handler, platform: origin })
  const folder = await installOnDemand('autocannon', AUTOCANNON)
  const address = `http://127.0.0.1:${edge.port}/m/home`
  await fetch(address, { headers: { host } })
  const script = `import(${JSON.stringify(pathToFileURL(join(folder, 'autocannon.js')).href)}).then(async ({ default: run }) => {
    const { requests, latency, non2xx, errors } = await run({ url: ${JSON.stringify(address)}, duration: ${SECONDS}, connections: ${CONNECTIONS}, headers: { host: ${JSON.stringify(host)}, 'accept-encoding': 'br' } })
    console.log(JSON.stringify({ average: requests.average, p99: latency.p99, non2xx, errors }))
  })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const code = await new Promise<number | null>((done) => child.on('exit', done))
  await edge.close()
  if (code !== 0) giveUp('autocannon failed: see above.')
  return output.trim()
}

const { cached, written } = await handlerMs()
console.log(
  `handler, CPU a document at the median: ${cached.toFixed(3)} ms kept, ${written.toFixed(2)} ms written anew`,
)
console.log(`over loopback: ${await throughput()}`)
console.log(`resident: ${Math.round(process.memoryUsage.rss() / 1024 / 1024)} MB (edge and back office)`)
await platform.close()
process.exit(0)
