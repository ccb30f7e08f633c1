import { isRecord, parseJson } from '../../json/read.ts'
import { DEVICES, type Phone } from './state.ts'
import type { MemberLine } from './wire.ts'

/** What a pasted text says of a player's visit. */
export type Reported =
  /** A link of the workbench: its hash. */
  | { readonly kind: 'state'; readonly hash: string }
  /** An address of a merchant's site. */
  | { readonly kind: 'address'; readonly host: string; readonly path: string }
  /** A report of a page (`docs/contract.md`, Reports). */
  | {
      readonly kind: 'report'
      readonly screen: string
      /** ms since 1970. */
      readonly at: number | undefined
      /** What happened, in a line. */
      readonly what: string
      /** The state of the visit, where the page has told it. */
      readonly visit: ReportedVisit | undefined
      readonly failedCall: { readonly path: string; readonly status: number } | undefined
    }

/** A visit as far as a phone can repeat it. */
export interface ReportedVisit {
  readonly merchant: string
  /** '': as the app chooses. */
  readonly language: string
  readonly isMember: boolean
  readonly device: Phone['device']
  /** '': not known exactly. */
  readonly path: string
}

/** Query parameters that may be a person's session or invitation, or lead out of the site. */
const PRIVATE = ['token', 'sid', 'session', 'merchantCode', 'redirect']
const LONGEST_WORDS = 200

/** Reads a pasted link or report; undefined where it is neither. Pure; never throws. */
export function readReported(pasted: string): Reported | undefined {
  const text = pasted.trim()
  const url = /^https?:\/\//.test(text) ? URL.parse(text) : null
  if (url) return readAddress(url)
  const value = parseJson(text)
  const sent = isRecord(value) && Array.isArray(value.reports) ? value.reports : [value]
  const reports = sent.flatMap((one: unknown) => readReport(one) ?? [])
  // A batch also has measures of speed: what went wrong comes first.
  return (reports.find(({ isFault }) => isFault) ?? reports[0])?.report
}

function readAddress(url: URL): Reported | undefined {
  if (/^\/workbench\/?$/.test(url.pathname)) return { kind: 'state', hash: url.hash }
  if (url.pathname !== '/m' && !url.pathname.startsWith('/m/')) return undefined
  for (const name of PRIVATE) url.searchParams.delete(name)
  return { kind: 'address', host: url.hostname, path: url.pathname.replace(/^\/m$/, '/m/home') + url.search }
}

function readReport(value: unknown): { readonly isFault: boolean; readonly report: Reported } | undefined {
  if (!isRecord(value) || typeof value.type !== 'string' || typeof value.screen !== 'string') return undefined
  const { type, screen, at, name, message, visit, failedCall } = value
  const words = [type, name, message].filter((one) => typeof one === 'string' && one !== '').join(' ')
  return {
    isFault: type !== 'vitals',
    report: {
      kind: 'report',
      screen,
      at: typeof at === 'number' && Number.isFinite(at) ? at : undefined,
      what: words.slice(0, LONGEST_WORDS),
      visit: readVisit(visit),
      failedCall: readFailedCall(failedCall),
    },
  }
}

function readVisit(value: unknown): ReportedVisit | undefined {
  if (!isRecord(value) || typeof value.merchant !== 'string' || value.merchant === '') return undefined
  const { merchant, language, session, device, path } = value
  return {
    merchant,
    language: typeof language === 'string' ? language : '',
    isMember: session === 'member',
    device: DEVICES.find((one) => one === device) ?? 'android',
    path: typeof path === 'string' && /^\/m\/[A-Za-z0-9_./-]*$/.test(path) ? path : '',
  }
}

function readFailedCall(value: unknown) {
  if (!isRecord(value)) return undefined
  const { path, status } = value
  const isRefusal = Number.isInteger(status) && Number(status) >= 400 && Number(status) <= 599
  if (typeof path !== 'string' || !path.startsWith('/wps/') || !isRefusal) return undefined
  return { path, status: Number(status) }
}

/** The demo member who stands for a reported one: the plainest there is. Nobody knows who it was. Pure. */
export const memberFor = (members: readonly MemberLine[]): MemberLine | undefined =>
  members.find(({ type, firstTimeLogin }) => type === 0 && !firstTimeLogin) ?? members[0]
