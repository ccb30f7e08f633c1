import { sendReports } from '../../api/reports.ts'
import { readDevice } from '../../device/readDevice.ts'
import { SESSION_KEY } from '../../session/codec.ts'
import type { SafeStorage } from '../../session/storage.ts'
import type { SiteStore } from '../../site/store.ts'
import { createReports, errorReport, policyReport, problemReport, type Where } from './report.ts'
import { type FailedCall, failedCallOf, visitOf } from './visit.ts'
import { observe, watchVitals } from './vitals.ts'

/** Reports within this time are sent together, ms. */
const BATCH_MS = 5000

interface Env {
  readonly page: typeof globalThis & Window
  readonly local: SafeStorage
  readonly perTab: SafeStorage
  readonly store: SiteStore
  readonly random: () => number
}

/** Sends reports to the site's own address if its back office names one; otherwise nothing is stored or sent. */
export function watchReports({ page, local, perTab, store, random }: Env): void {
  const url = () => store.getState().site?.reports
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    page.clearTimeout(timer)
    timer = undefined
    const to = url()
    const reports = reportsOfVisit.take()
    if (to !== undefined && reports.length > 0) sendReports(page.fetch.bind(page), to, reports)
  }
  const device = readDevice(page, (key) => local.getItem(key))
  const failedCall = watchFailedCall(page)
  const where = (): Where => {
    const { site } = store.getState()
    const screen = page.document.querySelector('[data-screen]')?.getAttribute('data-screen') ?? ''
    const hasSession = perTab.getItem(SESSION_KEY) !== null
    const failed = failedCall()
    const { lang } = page.document.documentElement
    const path = page.location.pathname
    return {
      screen,
      ...(site && { visit: visitOf({ site, lang, hasSession, device, screen, path }) }),
      ...(failed && { failedCall: failed }),
    }
  }
  const reportsOfVisit = createReports({
    now: Date.now,
    random,
    where,
    release:
      page.document.querySelector<HTMLScriptElement>('script[type=module]')?.src.split('/').at(-1) ?? '',
    wanted: () => {
      timer ??= page.setTimeout(send, BATCH_MS)
    },
  })
  const { add } = reportsOfVisit

  page.addEventListener('error', ({ error }) => error !== undefined && add(errorReport(error)))
  page.addEventListener('unhandledrejection', ({ reason }) => add(errorReport(reason)))
  page.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add(policyReport(effectiveDirective, blockedURI)),
  )
  const tellProblems = () => {
    const { site, runtimeProblems } = store.getState()
    for (const problem of [...(site?.problems ?? []), ...runtimeProblems]) add(problemReport(problem))
  }
  tellProblems()
  store.subscribe(tellProblems)
  const vitals = watchVitals(page)
  // The only event that a phone reliably fires.
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState !== 'hidden') return
    for (const [name, value] of vitals())
      add({ type: 'vitals', name, value: Math.round(value * 1000) / 1000 })
    send()
  })
}

/** Returns a reader of the last refused call of this page. Browsers that do not measure it tell none. */
function watchFailedCall(page: typeof globalThis & Window): () => FailedCall | undefined {
  let last: FailedCall | undefined
  observe(page, 'resource', (entry) => {
    last = failedCallOf(entry) ?? last
  })
  return () => last
}
