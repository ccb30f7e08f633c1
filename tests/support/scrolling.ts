import type { CDPSession, Page } from '@playwright/test'
import type { GameVendorLanes } from '../../src/generated/types.ts'
import type { BackOffice } from './backOffice.ts'
import { expect } from './journey.ts'
import { manyGames } from './manyGames.ts'
import { TEST_PORT } from './place.ts'

/** Gives a merchant three thousand games. They reuse its own pictures, so that these exist. */
export async function withManyGames(office: BackOffice): Promise<void> {
  // By the name localhost: only browsers resolve a merchant's own name.
  const answer = await fetch(`http://localhost:${TEST_PORT}/wps/relay/GCSGAME_newGameVendor?platform=html5`, {
    headers: { merchant: office.merchant, 'x-backoffice-world': office.world, language: 'EN' },
  })
  const { value }: { value: GameVendorLanes } = await answer.json()
  const pictures = (value.data?.lanes ?? []).flatMap(({ cards }) =>
    (cards ?? []).flatMap(({ image }) => image || []),
  )
  expect(pictures.length, 'the merchant has pictures of games').toBeGreaterThan(0)
  await office.setValue('relay/GCSGAME_newGameVendor', manyGames(pictures))
}

/** Makes the CPU so many times slower, to simulate a phone. */
export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** The CPU time of the page's main thread, ms: other processes do not count. */
export async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

export interface Flick {
  /** Times between consecutive frames, ms. */
  readonly frames: readonly number[]
  /** The link of every card that was added to the document meanwhile. */
  readonly drawn: readonly string[]
}

/** On a machine that shows fewer frames in the time of a flick, it goes on until the end: else the page would not get to draw what has come into view. */
const LEAST_FRAMES = 30

/** Scrolls a page for so long at a constant speed and reverses at both ends. Records the frames and the added cards. */
export const flick = (page: Page, forMs: number, pxPerSecond: number): Promise<Flick> =>
  page.evaluate(
    async ([duration, speed, least]) => {
      const frames: number[] = []
      const drawn: string[] = []
      const cards = new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof HTMLElement)
            for (const card of node.matches('li') ? [node] : node.querySelectorAll('li'))
              drawn.push(card.querySelector('a')?.href ?? '')
      })
      cards.observe(document.body, { childList: true, subtree: true })
      const end = document.documentElement.scrollHeight - window.innerHeight
      const from = window.scrollY
      const start = performance.now()
      await new Promise<void>((done) => {
        let before = start
        const step = (now: number) => {
          if (now > before) frames.push(now - before)
          before = now
          const way = (from + ((now - start) / 1000) * speed) % (2 * end)
          // What is drawn again on the way back would count twice.
          if (now - start > duration && (frames.length >= least || way > end)) return done()
          window.scrollTo(0, way > end ? 2 * end - way : way)
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      })
      cards.disconnect()
      return { frames, drawn }
    },
    [forMs, pxPerSecond, LEAST_FRAMES] as const,
  )

/** The percentile of the frame times, ms; `part` is from 0 to 1. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
