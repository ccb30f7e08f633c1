import type { Browser, BrowserContext } from '@playwright/test'
import { watchCalm } from '../support/disableMotion.ts'
import { PHONE } from '../support/phone.ts'
import { writeResult } from './baselines.ts'
import { tellChange } from './compare.ts'
import { readCellText } from './look.ts'
import { comparePictures, lossless } from './picture.ts'
import { type Cell, nameOf } from './rules/cells.ts'
import { lineDiff, shortDiff } from './rules/lineDiff.ts'
import { mayAsk } from './rules/readOnly.ts'
import type { CellRecord } from './rules/record.ts'
import { snapshotPicture } from './snapshotPicture.ts'
import { NOBODY, stopClock, store } from './stored.ts'

/** Two places with the same merchant: its folder, served here, and a deployed site. Origins without a slash at the end. */
export interface Places {
  readonly here: string
  readonly deployed: string
  /** Platform language code. */
  readonly language: string
  /** The time of both pages, ms since 1970. */
  readonly now: number
  /** The folder of the pictures, below the results of the run; absent: the results themselves. */
  readonly folder?: string
}

/** What a comparison found. */
export interface Comparison {
  /** For the report. */
  readonly record: CellRecord
  /** Requests to the deployed site that were not sent: `POST /wps/…`. */
  readonly notSent: readonly string[]
}

/**
 * Compares a guest's screen of a deployed site with the same screen of the merchant's folder, at the same moment in the same
 * browser. Only reads are sent to the deployed site. Writes the pictures of the report.
 */
export async function compareWithDeployed(browser: Browser, cell: Cell, places: Places): Promise<Comparison> {
  const here = await visit(browser, cell, places, places.here)
  const there = await visit(browser, cell, places, places.deployed)
  const stem = [...(places.folder ? [places.folder] : []), cell.merchant, nameOf(cell)].join('/')
  const text = lineDiff(here.text, there.text)
  const isSameText = here.text === there.text
  const compared = await comparePictures(here.png, there.png)
  writeResult(`${stem}.webp`, await lossless(there.png))
  const before = await lossless(here.png)
  const picture = compared.same
    ? undefined
    : await tellChange(stem, there.text, [before, there.png], compared)
  const findings = [
    ...(isSameText ? [] : [`the text has changed (- folder, + deployed):\n${shortDiff(text)}`]),
    ...(picture?.findings ?? []),
  ]
  const record: CellRecord = {
    merchant: cell.merchant,
    visitor: cell.visitor,
    screen: cell.screen,
    findings,
    pictures: picture?.pictures ?? { now: `${stem}.webp` },
    ...picture?.change,
    ...(!isSameText && { text }),
  }
  return { record, notSent: there.notSent }
}

/** Lets a context read a site, and nothing more. Returns the list to which each request is added that is not sent. */
export async function sendOnlyReads(context: BrowserContext, origin: string): Promise<string[]> {
  const notSent: string[] = []
  await context.route('**/*', (route) => {
    const request = route.request()
    const asked = { method: request.method(), url: request.url(), type: request.resourceType() }
    if (mayAsk(asked, origin)) return route.continue()
    notSent.push(`${asked.method} ${asked.url}`)
    return route.abort()
  })
  return notSent
}

async function visit(browser: Browser, { screen, path }: Cell, { language, now }: Places, origin: string) {
  const context = await browser.newContext({ ...PHONE, ...PHONE.contextOptions })
  try {
    const page = await context.newPage()
    const calm = watchCalm(page)
    await context.addInitScript(stopClock, now)
    await context.addInitScript(store, { ...NOBODY, language, visit: 'once' })
    const notSent = await sendOnlyReads(context, origin)
    await page.goto(origin + path, { waitUntil: 'commit' })
    await page.locator('[data-screen]').waitFor()
    await calm.rest()
    const shown = await page.locator('[data-screen]').first().getAttribute('data-screen')
    const text = (await readCellText(page)).replaceAll(origin, '{origin}')
    const { png } = await snapshotPicture(page)
    // What a page sends when it is left must not be sent either: a context that closes does not ask the route.
    await page.goto('about:blank')
    return { text: shown === screen ? text : `the screen is ${shown}\n${text}`, png, notSent }
  } finally {
    await context.close()
  }
}
