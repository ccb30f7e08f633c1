import type { Page } from '@playwright/test'
import { comparePictures } from './picture.ts'

export interface Snapshot {
  readonly png: Buffer
  /** The picture equals the baseline pixel by pixel. */
  readonly isKept: boolean
}

/** The maximum number of pictures of a page that keeps changing. The last one counts. */
const MOST_PICTURES = 6

/**
 * A picture of a page. If it differs from the baseline, motion is ended and it is taken again until it does not or two in a row
 * are equal: an animated element has its own layer, whose edges are drawn differently, until a later frame removes the layer.
 *
 * @param kept the baseline; absent: there is none, and the first picture without motion counts
 */
export async function snapshotPicture(page: Page, kept?: Buffer): Promise<Snapshot> {
  const take = () => page.screenshot(HOW)
  await page.evaluate(hideCodes)
  // Most pages are still by now: to wait for that would take as long as the picture.
  if (!kept) await page.evaluate(settle)
  let png = await take()
  if (!kept) return { png, isKept: false }
  const equalsKept = async () => (await comparePictures(kept, png)).same
  let isKept = await equalsKept()
  for (let taken = 1; taken < MOST_PICTURES && !isKept; taken += 1) {
    await page.evaluate(settle)
    const before = png
    png = await take()
    isKept = await equalsKept()
    if (png.equals(before)) break
  }
  return { png, isKept }
}

const HOW = { animations: 'disabled', caret: 'hide' } as const

/** Runs in the page: hides the code of a captcha's picture, which is another one each time. */
function hideCodes(): void {
  for (const code of document.querySelectorAll<HTMLElement>('[data-code] > img')) code.style.opacity = '0'
}

/** Runs in the page: finishes finite animations (such as a pressed button's) until two frames are drawn without any. */
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
