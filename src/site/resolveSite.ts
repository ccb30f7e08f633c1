import type { AppDownloadConfig, SystemStatus } from '../generated/types.ts'
import validateStatus from '../generated/validators/systemStatus.js'
import { type LanguageCode, readLanguageCode } from '../i18n/languages.ts'
import { guardUrl } from '../ui/url/guard.ts'
import { decodePath } from './customerService.ts'
import { readFlags } from './flags.ts'
import { deepFreeze } from './freeze.ts'
import { type Problem, type ProblemCode, quote } from './problem.ts'
import { type Sanitised, sanitise } from './sanitise.ts'
import { readSettings } from './settings.ts'
import type { Availability, CustomerService, LayoutId, Origin, PageMetadata, Resource, Site } from './site.ts'
import { resolveTemplates } from './templates.ts'

/** Everything that a site is resolved from: as received, unchecked. */
export interface SiteInputs {
  /** `value` of the system status. */
  readonly status: unknown
  /** The manifest's answer; undefined where none came. */
  readonly manifest: unknown
  /** The app-download configuration, already checked (`readAppDownload`); undefined until it has been asked for. */
  readonly appDownload?: Sanitised<AppDownloadConfig>
  /** Origin of the page plus `/m/`, absolute. */
  readonly base: string
  /** Which record this is; the last good one is a problem of its own. */
  readonly origin?: Exclude<Origin, 'default'>
}

const LAYOUTS: readonly LayoutId[] = ['M1', 'M2', 'M3']
/** Where the site names no language that this build has (part 2, section 9). */
const DEFAULT_LANGUAGE: LanguageCode = 'CN'

/**
 * From what the back office sent to a {@link Site}. Pure, total and frozen: an invalid optional part is dropped alone and
 * reported; undefined only where not even the merchant's code is there (design, rule 5).
 */
export function resolveSite(inputs: SiteInputs): Site | undefined {
  const { value: status, problems: statusProblems } = sanitise(validateStatus, inputs.status, 'status')
  const info = status?.info ?? {}
  const code = status?.merchantCode ?? info.merchantCode
  if (!status || !code) return undefined

  const problems: Problem[] = [...statusProblems]
  const report: Report = (problem, pointer, sent, instead) => {
    problems.push({ code: problem, source: 'status', pointer, sent: quote(sent), instead })
  }
  if (inputs.origin === 'last good') report('site.lastGood', '', undefined, 'what this site sent last')

  const flags = readFlags(info.whitelabelVal ?? {})
  const settings = readSettings({ ...info.settings })
  const templates = resolveTemplates(inputs.manifest, inputs.base)
  problems.push(
    ...flags.problems,
    ...settings.problems,
    ...templates.problems,
    ...(inputs.appDownload?.problems ?? []),
  )

  return deepFreeze<Site>({
    merchant: { code, name: info.merchantName || code },
    layout: readLayout(info.mobileTemplate, report),
    languages: readLanguages(info.languages ?? [], report),
    currency: info.currency ?? '',
    flags: flags.flags,
    sentFlags: flags.sent,
    settings: settings.settings,
    customerService: readCustomerService(info.customerService ?? [], inputs.base, report),
    captcha: {
      login: info.login?.captcha?.enabled ?? false,
      register: info.register?.captcha?.enabled ?? false,
      loginGeetest: info.login?.geetest ?? false,
      registerGeetest: info.register?.geetest ?? false,
    },
    resources: readResources(info.resources ?? [], inputs.base, report),
    smsProvider: Boolean(info.sms?.apiKey),
    trustedHosts: info.trustedHosts ?? [],
    imageCDNs: (info.imageCDNs ?? []).flatMap((cdn, index) => {
      const url = guardUrl(cdn, { base: inputs.base, allow: 'link' })
      if (!url) report('url.refused', `/info/imageCDNs/${index}`, cdn, 'left out')
      return url ? [url.href] : []
    }),
    metadata: readMetadata(info.metadata ?? {}),
    theme: templates.theme,
    home: templates.home,
    logo: templates.logo,
    icon: templates.icon,
    appDownload: inputs.appDownload?.value,
    availability: readAvailability(status),
    test: status.test ?? false,
    problems,
    origins: readOrigins(info, templates.sent, inputs.origin ?? 'back office'),
  })
}

type Report = (code: ProblemCode, pointer: string, sent: unknown, instead: string) => void
type Info = NonNullable<SystemStatus['info']>

function readLayout(sent: string | undefined, report: Report): LayoutId {
  const [fallback] = LAYOUTS
  const layout = LAYOUTS.find((id) => id === sent) ?? fallback ?? 'M1'
  if (sent && layout !== sent) report('layout.unknown', '/info/mobileTemplate', sent, layout)
  return layout
}

function readLanguages(sent: readonly string[], report: Report): [LanguageCode, ...LanguageCode[]] {
  const known = new Set<LanguageCode>()
  sent.forEach((code, index) => {
    const language = readLanguageCode(code)
    if (language) known.add(language)
    else report('language.unknown', `/info/languages/${index}`, code, 'left out')
  })
  const [first = DEFAULT_LANGUAGE, ...rest] = known
  return [first, ...rest]
}

function readCustomerService(
  sent: NonNullable<Info['customerService']>,
  base: string,
  report: Report,
): CustomerService[] {
  return sent.flatMap((entry, index) => {
    const url = guardUrl(decodePath(entry.path), { base, allow: 'link' })
    if (!url) {
      report('service.undecodable', `/info/customerService/${index}/path`, undefined, 'the entry is left out')
      return []
    }
    const { title = '', csType = '', csPosition = '', labelIds } = entry
    const labels = labelIds && labelIds.length > 0 ? { labelIds: labelIds.map(String) } : {}
    return [{ title, type: csType, position: String(csPosition), url: url.href, ...labels }]
  })
}

function readResources(sent: NonNullable<Info['resources']>, base: string, report: Report): Resource[] {
  return sent.flatMap(({ resourceType, url }, index) => {
    const guarded = guardUrl(url.trim(), { base, allow: 'download' })
    if (!guarded) report('url.refused', `/info/resources/${index}/url`, url, 'the entry is left out')
    return guarded ? [{ type: resourceType, url: guarded.href }] : []
  })
}

function readMetadata(sent: NonNullable<Info['metadata']>): Record<string, PageMetadata> {
  return Object.fromEntries(
    Object.entries(sent).map(([path, { title, keywords, description, canonical }]) => [
      path,
      {
        ...(title && { title }),
        ...(keywords && { keywords }),
        ...(description && { description }),
        ...(canonical && { canonical }),
      },
    ]),
  )
}

function readAvailability(status: SystemStatus): Availability {
  if (status.maintenance) {
    const endsAt = readTime(status.maintenanceEnd)
    return { state: 'maintenance', ...(endsAt !== undefined && { endsAt }) }
  }
  if (status.regionRestriction) {
    const ip = status.location?.ip
    return { state: 'restricted', ...(ip && { ip }) }
  }
  return { state: 'open' }
}

/** Milliseconds since 1970, from a number, digits, or ISO 8601. */
export function readTime(sent: string | number | undefined): number | undefined {
  if (sent === undefined || sent === '') return undefined
  const time = typeof sent === 'number' || /^\d+$/.test(sent) ? Number(sent) : Date.parse(sent)
  return Number.isFinite(time) && Math.abs(time) <= MOST_MS ? time : undefined
}

/** What a Date can hold. */
const MOST_MS = 8.64e15

function readOrigins(info: Info, templates: readonly string[], origin: Origin): Record<string, Origin> {
  const sent: Record<string, unknown> = {
    layout: info.mobileTemplate,
    languages: info.languages,
    currency: info.currency,
    flags: info.whitelabelVal,
    settings: info.settings,
    customerService: info.customerService,
    resources: info.resources,
    metadata: info.metadata,
  }
  const origins: Record<string, Origin> = {}
  for (const [key, value] of Object.entries(sent)) origins[key] = value === undefined ? 'default' : origin
  for (const key of ['theme', 'home', 'logo', 'icon'])
    origins[key] = templates.includes(key) ? origin : 'default'
  return origins
}
