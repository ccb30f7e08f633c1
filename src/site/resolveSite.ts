import type { AppDownloadConfig, SystemStatus } from '../generated/types.ts'
import validateStatus from '../generated/validators/systemStatus.js'
import { readFlag, readFlags } from './flags.ts'
import { deepFreeze } from './freeze.ts'
import { readGeetest } from './geetest.ts'
import { type Problem, quote } from './problem.ts'
import {
  type Info,
  type Report,
  type ReportItem,
  readCustomerService,
  readImageCDNs,
  readLanguages,
  readLayout,
  readPlayHelp,
  readResources,
  readTimeZone,
} from './readInfo.ts'
import { readTime } from './readTime.ts'
import { type Sanitised, sanitise } from './sanitise.ts'
import { readSettings } from './settings.ts'
import type { Availability, FirebaseSettings, Origin, Site } from './site.ts'
import { resolveTemplates } from './templates.ts'
import { readOwnAddress } from './tokenSync.ts'

/** The inputs for resolving a site: as received, not validated. */
export interface SiteInputs {
  /** `value` of the system status. */
  readonly status: unknown
  /** The manifest's answer; undefined if there is none. */
  readonly manifest: unknown
  /** The validated app-download configuration (`readAppDownload`); undefined until it has been requested. */
  readonly appDownload?: Pick<Sanitised<AppDownloadConfig>, 'value' | 'problems'>
  /** Origin of the page plus `/m/`, absolute. */
  readonly base: string
  /** The origin of the record; using the last good one is reported as a problem. */
  readonly origin?: Exclude<Origin, 'default'>
}

/**
 * Resolves the back office's data to a {@link Site}. Pure, total and frozen: an invalid optional part is dropped and reported,
 * the rest stays. undefined only if even the merchant's code is missing (docs/architecture.md).
 */
export function resolveSite(inputs: SiteInputs): Site | undefined {
  const {
    value: status,
    problems: statusProblems,
    indexIn,
  } = sanitise(validateStatus, inputs.status, 'status')
  const info = status?.info ?? {}
  const code = status?.merchantCode ?? info.merchantCode
  if (!status || !code) return undefined

  const problems: Problem[] = [...statusProblems]
  const report: Report = (problem, pointer, sent, instead) => {
    problems.push({ code: problem, source: 'status', pointer, sent: quote(sent), instead })
  }
  const reportItem: ReportItem = (problem, list, [pointer, index, member = ''], sent) => {
    report(problem, `${pointer}/${indexIn(list, index)}${member}`, sent, 'left out')
  }
  if (inputs.origin === 'last good') report('site.lastGood', '', undefined, 'what this site sent last')

  const flags = readFlags(info.whitelabelVal ?? {})
  const settings = readSettings({ ...info.settings })
  const shortcut = info.settings?.activity_shortcut
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
    languages: readLanguages(info.languages ?? [], reportItem),
    currency: info.currency ?? '',
    moneyByLanguage: info.settings?.moneyFormat === 'language',
    timeZone: readTimeZone(info.settings?.timeZone, report),
    playHelp: readPlayHelp(info.settings?.responsible_play_url, inputs.base, report),
    flags: flags.flags,
    shares: flags.shares,
    sentFlags: flags.sent,
    settings: settings.settings,
    customerService: readCustomerService(info.customerService ?? [], inputs.base, reportItem),
    captcha: {
      login: info.login?.captcha?.enabled,
      register: info.register?.captcha?.enabled ?? false,
      loginGeetest: info.login?.geetest ?? false,
      registerGeetest: info.register?.geetest ?? false,
      geetest: readGeetest(info.gw, { base: inputs.base, trustedHosts: info.trustedHosts ?? [] }, reportItem),
    },
    defaultPassword: info.register?.defaultPassword ?? '',
    resources: readResources(info.resources ?? [], inputs.base, reportItem),
    smsProvider: Boolean(info.sms?.apiKey),
    firebase: readFirebase(info.sms),
    firebaseSms: info.sms?.firebase ?? false,
    trustedHosts: info.trustedHosts ?? [],
    tokenSync: readOwnAddress(info.tokenSyncUrl, inputs.base, report, {
      pointer: '/info/tokenSyncUrl',
      instead: 'no token sync',
    }),
    reports: readOwnAddress(info.reportUrl, inputs.base, report, {
      pointer: '/info/reportUrl',
      instead: 'no reports',
    }),
    imageCDNs: readImageCDNs(info.imageCDNs ?? [], inputs.base, reportItem),
    activityShortcut: shortcut?.items?.length && readFlag(shortcut.enabled) ? shortcut : undefined,
    metadata: info.metadata ?? {},
    analytics: info.analytics,
    theme: templates.theme,
    home: templates.home,
    logo: templates.logo,
    icon: templates.icon,
    texts: templates.texts,
    webApp: templates.webApp,
    appDownload: inputs.appDownload?.value,
    availability: readAvailability(status),
    test: status.test ?? false,
    problems,
    origins: readOrigins(info, templates.sent, inputs.origin ?? 'back office'),
  })
}

function readFirebase(sms: Info['sms']): FirebaseSettings | undefined {
  if (!sms?.apiKey) return undefined
  const { apiKey, authDomain, projectId, appId, messagingSenderId, vapidKey } = sms
  return {
    apiKey,
    ...(authDomain && { authDomain }),
    ...(projectId && { projectId }),
    ...(appId && { appId }),
    ...(messagingSenderId && { messagingSenderId }),
    ...(vapidKey && { vapidKey }),
  }
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
  for (const key of ['theme', 'home', 'logo', 'icon', 'texts'])
    origins[key] = templates.includes(key) ? origin : 'default'
  return origins
}
