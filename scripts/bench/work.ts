import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'
import { needsRest, type Visit } from './metrics.ts'
import type { Network } from './network.ts'
import type { BenchOptions } from './options.ts'
import { begin, type Counters, readCounters, startCounting } from './phone.ts'
import { trafficOf, whenQuiet } from './traffic.ts'

/** The work is read this long after the start, ms; later if a busy machine has not loaded everything. */
const WORK_MS = 5_000
const ARRIVED_MS = 500
/** After this time without requests the page has loaded everything, ms. */
const QUIET_MS = 3_000
/** Duration of the measurement of an idle page, ms. */
const IDLE_MS = 10_000

/** Measures the cost of a visit with normal CPU and network. */
export async function measureWork(
  context: BrowserContext,
  url: string,
  network: Network,
  metrics: BenchOptions['metrics'],
): Promise<Visit> {
  network.forget()
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await startCounting(session)
    const started = performance.now()
    await begin(page, url)
    await sleep(Math.max(0, started + WORK_MS - performance.now()))
    await whenQuiet(network, ARRIVED_MS)
    const { taskMs, processMs } = await readCounters(session)
    if (!needsRest(metrics)) return { taskMs, processMs }

    await whenQuiet(network, QUIET_MS)
    const before = await readCounters(session)
    await sleep(IDLE_MS)
    const after = await readCounters(session)
    // Requests of the idle page are a part of the visit too.
    const traffic = trafficOf(network.exchanges)
    await session.send('HeapProfiler.collectGarbage')
    const { nodes, listeners }: Counters = await readCounters(session)
    return {
      taskMs,
      processMs,
      ...traffic,
      nodes,
      listeners,
      idleMs: after.taskMs - before.taskMs,
      idleStyles: after.styles - before.styles,
    }
  } finally {
    await page.close()
  }
}
