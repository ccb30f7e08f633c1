import type { SystemStatus } from '../generated/types.ts'
import { DEFAULT_LANGUAGE, type LanguageCode, readLanguageCode } from '../i18n/languages.ts'
import { guardUrl } from '../ui/url/guard.ts'
import { decodePath } from './customerService.ts'
import type { ProblemCode } from './problem.ts'
import type { CustomerService, LayoutId, Resource } from './site.ts'

/** All layouts of this build; the first replaces an unknown one. */
export const LAYOUTS: readonly LayoutId[] = ['M1', 'M2', 'M3']

/** Reports a problem in the status. */
export type Report = (code: ProblemCode, pointer: string, sent: unknown, instead: string) => void
/** Reports an unusable item of a list: the list's pointer, the item's index, and the field with the fault. */
export type ReportItem = (
  code: ProblemCode,
  list: readonly unknown[],
  place: readonly [pointer: string, index: number, member?: string],
  sent: unknown,
) => void
/** `info` of the system status, as its schema defines it. */
export type Info = NonNullable<SystemStatus['info']>

/** The layout that `mobileTemplate` names, or the default one. */
export function readLayout(sent: string | undefined, report: Report): LayoutId {
  const [fallback] = LAYOUTS
  const layout = LAYOUTS.find((id) => id === sent) ?? fallback ?? 'M1'
  if (sent && layout !== sent) report('layout.unknown', '/info/mobileTemplate', sent, layout)
  return layout
}

/** The platform's languages among those sent, in the sent order; never empty. */
export function readLanguages(
  sent: readonly string[],
  report: ReportItem,
): [LanguageCode, ...LanguageCode[]] {
  const known = new Set<LanguageCode>()
  sent.forEach((code, index) => {
    const language = readLanguageCode(code)
    if (language) known.add(language)
    else report('language.unknown', sent, ['/info/languages', index], code)
  })
  const [first = DEFAULT_LANGUAGE, ...rest] = known
  return [first, ...rest]
}

/** Customer-service entries, decoded; one without a web address is left out (docs/contract.md). */
export function readCustomerService(
  sent: NonNullable<Info['customerService']>,
  base: string,
  report: ReportItem,
): CustomerService[] {
  return sent.flatMap((entry, index) => {
    const plain = decodePath(entry.path)
    // Text decoded with a wrong key could look like a path of this site.
    const url = /^https?:/i.test(plain ?? '') && guardUrl(plain, { base, allow: 'link' })
    if (!url) {
      report('service.undecodable', sent, ['/info/customerService', index, '/path'], undefined)
      return []
    }
    const { title = '', csType = '', csPosition = '', labelIds } = entry
    const labels = labelIds && labelIds.length > 0 ? { labelIds: labelIds.map(String) } : {}
    return [{ title, type: csType, position: String(csPosition), url: url.href, ...labels }]
  })
}

/** Download links, trimmed (docs/conformance.md § 1.5); one that is not a web address is left out. */
export function readResources(
  sent: NonNullable<Info['resources']>,
  base: string,
  report: ReportItem,
): Resource[] {
  return sent.flatMap(({ resourceType, url }, index) => {
    const guarded = guardUrl(url.trim(), { base, allow: 'download' })
    if (!guarded) report('url.refused', sent, ['/info/resources', index, '/url'], url)
    return guarded ? [{ type: resourceType, url: guarded.href }] : []
  })
}

/** Hosts of pictures, in the order of attempts. */
export function readImageCDNs(sent: readonly string[], base: string, report: ReportItem): string[] {
  return sent.flatMap((cdn, index) => {
    const url = guardUrl(cdn, { base, allow: 'link' })
    if (!url) report('url.refused', sent, ['/info/imageCDNs', index], cdn)
    return url ? [url.href] : []
  })
}

/** Reads a time zone. An unknown one is reported, and the visitor's own is used. */
export function readTimeZone(sent: string | number | undefined, report: Report): string | undefined {
  if (!sent || typeof sent === 'number') return undefined
  // Without aliases of zones, but an eighth of the time of a first formatter, for which the first picture would wait.
  if (Intl.supportedValuesOf?.('timeZone').includes(sent)) return sent
  try {
    new Intl.DateTimeFormat('en', { timeZone: sent })
    return sent
  } catch {
    report('value.invalid', '/info/settings/timeZone', sent, "the visitor's own time zone")
    return undefined
  }
}

/** The page with help about gambling, if the URL guard lets a link lead there. */
export function readPlayHelp(
  sent: string | number | undefined,
  base: string,
  report: Report,
): string | undefined {
  if (typeof sent !== 'string' || !sent.trim()) return undefined
  if (guardUrl(sent, { base, allow: 'link' })) return sent
  report('url.refused', '/info/settings/responsible_play_url', sent, 'no link to help')
  return undefined
}
