import type { Device } from '../../device/detectDevice.ts'
import { languageOf } from '../../i18n/languages.ts'
import type { Site } from '../../site/site.ts'

/** The state of a visit in which something can be repeated. It says of the player only whether there is a session. */
export interface Visit {
  readonly merchant: string
  readonly layout: string
  /** The platform's code; absent if the page's language is none of the site. */
  readonly language?: string
  readonly session: 'guest' | 'member'
  readonly device: 'android' | 'ios' | 'other' | 'installed' | 'inApp'
  /** The page's address from `/m` on, without query. */
  readonly path: string
}

/** A call that the back office refused. */
export interface FailedCall {
  /** Without query. */
  readonly path: string
  /** HTTP status. */
  readonly status: number
}

interface Seen {
  readonly site: Site
  /** BCP 47, of `<html lang>`. */
  readonly lang: string
  readonly hasSession: boolean
  readonly device: Pick<Device, 'os' | 'installed' | 'webview'>
  readonly screen: string
  readonly path: string
}

/** Pure. */
export function visitOf({ site, lang, hasSession, device, screen, path }: Seen): Visit {
  const language = site.languages.find((code) => languageOf(code).bcp47 === lang)
  return {
    merchant: site.merchant.code,
    layout: site.layout,
    ...(language && { language }),
    session: hasSession ? 'member' : 'guest',
    device: device.installed ? 'installed' : device.webview ? 'inApp' : device.os,
    // An address that is none of ours may hold anything.
    path: screen === 'notFound' ? '/m/*' : harmlessPath(path),
  }
}

const LONGEST_PATH = 200
/** The names of our screens and calls. Anything else in a path may be a name, a number or a token. */
const WORD = /^[A-Za-z_.-]{0,40}\d?$/

/** A path without its query; parts that may be a person's are `*`. Pure. */
export const harmlessPath = (path: string): string =>
  (/^[^?#]*/.exec(path)?.[0] ?? '')
    .split('/')
    .map((part) => (WORD.test(part) ? part : '*'))
    .join('/')
    .slice(0, LONGEST_PATH)

/** The refused call that a resource timing tells of; undefined for any other. Pure. */
export function failedCallOf(entry: PerformanceEntry): FailedCall | undefined {
  // Browsers without it tell no failed call.
  const status: unknown = Reflect.get(entry, 'responseStatus')
  const path = /^https?:\/\/[^/]+(\/wps\/[^?#]*)/.exec(entry.name)?.[1]
  return path !== undefined && typeof status === 'number' && status >= 400
    ? { path: harmlessPath(path), status }
    : undefined
}
