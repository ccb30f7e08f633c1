import type { Browser } from '@playwright/test'
import { PLAYER } from '../../tests/support/logIn.ts'
import { measureFelt } from './felt.ts'
import { type Pass, passesOf, type Visit } from './metrics.ts'
import { type BenchOptions, PAGES, type PageId } from './options.ts'
import { logInAs, newPhone } from './phone.ts'
import { originOf, type Side } from './sides.ts'
import { measureTaps } from './taps.ts'
import { measureWork } from './work.ts'

/** The visited page: one of the app, or the bare page. */
export type Subject = PageId | 'floor'

export interface Measured {
  readonly first: Visit
  readonly repeat?: Visit
}

/** Measures a phone's first and second visit, under each of the conditions that the metrics need. */
export async function measureSubject(
  browser: Browser,
  side: Side,
  merchant: string,
  subject: Subject,
  { metrics, repeat }: BenchOptions,
): Promise<Measured> {
  const isMember = subject === 'member.home'
  const session = isMember ? await logInAs(browser, originOf(merchant, side.fast), PLAYER) : undefined
  const path = subject === 'floor' ? PAGES.home : PAGES[subject]
  let first: Visit = {}
  let second: Visit = {}
  for (const pass of passesOf(metrics)) {
    const network = pass === 'phone' ? side.slow : side.fast
    const url = originOf(merchant, network) + path
    const context = await newPhone(browser, { session, declinesOffers: pass === 'taps' })
    const visit: Record<Pass, () => Promise<Visit>> = {
      work: () => measureWork(context, url, network, metrics),
      phone: () => measureFelt(context, url, network),
      taps: () => measureTaps(context, url, network, subject === 'floor' ? 'floor' : 'app'),
    }
    try {
      first = { ...first, ...(await visit[pass]()) }
      // Taps cost the same on every visit.
      if (repeat && pass !== 'taps') second = { ...second, ...(await visit[pass]()) }
    } finally {
      await context.close()
    }
  }
  return repeat ? { first, repeat: second } : { first }
}
