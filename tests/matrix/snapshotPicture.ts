import type { Page } from '@playwright/test'
import { comparePictures } from './picture.ts'

export interface Snapshot {
  readonly png: Buffer
  /** It is the kept one, pixel by pixel. */
  readonly isKept: boolean
}

/** Pictures that are taken before a page that never stands still is drawn as it is. */
const MOST_PICTURES = 6

/**
 * A picture of a page on which nothing moves. One that is not as the kept one is taken again until two in a row are the same:
 * what moved lies in a layer of its own, whose edges are drawn otherwise, until a later frame gives the layer up.
 *
 * @param kept the baseline; absent: there is none, and the first picture is taken at its word
 */
export async function snapshotPicture(page: Page, kept?: Buffer): Promise<Snapshot> {
  const isKept = async (png: Buffer) => kept !== undefined && (await comparePictures(kept, png)).same
  await page.evaluate(settle)
  let png = await page.screenshot(HOW)
  if (!kept || (await isKept(png))) return { png, isKept: kept !== undefined }
  for (let taken = 1; taken < MOST_PICTURES; taken += 1) {
    await page.evaluate(settle)
    const next = await page.screenshot(HOW)
    const isStill = next.equals(png)
    png = next
    if (isStill) break
  }
  return { png, isKept: await isKept(png) }
}

const HOW = { animations: 'disabled', caret: 'hide' } as const

/** Runs in the page: what moves for a moment (a pressed button on its way back) arrives, and two frames are drawn without it. */
async function settle(): Promise<void> {
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
  for (let still = 0; still < 2; still += 1) {
    await frame()
    for (const animation of document.getAnimations()) {
      const ends = Number.isFinite(animation.effect?.getComputedTiming().endTime ?? Infinity)
      if (!ends || animation.playState !== 'running') continue
      animation.finish()
      still = -1
    }
  }
}
