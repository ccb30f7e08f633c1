import type { CDPSession, Page } from '@playwright/test'
import type { GameVendorLanes } from '../../src/generated/types.ts'
import type { BackOffice } from './backOffice.ts'
import { expect } from './journey.ts'
import { manyGames } from './manyGames.ts'

/** Gives a merchant three thousand games. Its own pictures are asked of it, so that they exist. */
export async function withManyGames(office: BackOffice): Promise<void> {
  const answer = await fetch(`${office.origin}/wps/relay/GCSGAME_newGameVendor?platform=html5`, {
    headers: { merchant: office.merchant },
  })
  const { value }: { value: GameVendorLanes } = await answer.json()
  const pictures = (value.data?.lanes ?? []).flatMap(({ cards }) =>
    (cards ?? []).flatMap(({ image }) => image || []),
  )
  expect(pictures.length, 'the merchant has pictures of games').toBeGreaterThan(0)
  await office.setValue('relay/GCSGAME_newGameVendor', manyGames(pictures))
}

/** The CPU of a phone: so many times slower than this machine's. */
export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

export interface Flick {
  /** Time between two frames, ms, in their order. */
  readonly frames: readonly number[]
  /** Tasks of more than 50 ms, ms. */
  readonly longTasks: readonly number[]
  /** How far it came, px. */
  readonly distance: number
}

/** Scrolls a page like a thumb that flicks, for so long; says how long each frame took. */
export const flick = (page: Page, forMs: number, pxPerSecond: number): Promise<Flick> =>
  page.evaluate(
    async ([duration, speed]) => {
      const frames: number[] = []
      const longTasks: number[] = []
      const observer = new PerformanceObserver((list) => {
        for (const { duration: took } of list.getEntries()) longTasks.push(took)
      })
      observer.observe({ type: 'longtask' })
      const from = window.scrollY
      const start = performance.now()
      await new Promise<void>((done) => {
        let before = start
        const step = (now: number) => {
          if (now > before) frames.push(now - before)
          before = now
          if (now - start > duration) return done()
          window.scrollTo(0, from + ((now - start) / 1000) * speed)
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      })
      observer.disconnect()
      return { frames, longTasks, distance: window.scrollY - from }
    },
    [forMs, pxPerSecond] as const,
  )

/** The frame time that so large a part of all frames stays under, ms. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
