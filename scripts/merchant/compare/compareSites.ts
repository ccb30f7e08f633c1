import { resolveTheme } from '../../../src/app/resolvedTheme.ts'
import { isRecord, parseObject } from '../../../src/json/read.ts'
import type { Registry } from '../../../src/registry/plan.ts'
import { layoutOf } from '../../../src/registry/plan.ts'
import type { Site } from '../../../src/site/site.ts'
import { TOKENS } from '../../../src/themes/tokens.ts'
import { FLAGS } from '../catalogue.ts'
import { flagState } from '../flagState.ts'
import { type ImpactGroup, impactOf } from '../impact/impactOf.ts'
import type { VisitorName } from '../visitors.ts'

/** One difference of two sites. */
export interface Row {
  readonly name: string
  /** Undefined where it is missing. */
  readonly a: unknown
  readonly b: unknown
}

export const COMPARED = [
  'site',
  'languages',
  'flags',
  'settings',
  'theme',
  'tokens',
  'tokens in the dark',
  'sections',
  'texts',
  'services',
  'other',
] as const

/** The differences of two merchants; groups without a difference are empty. */
export interface SiteComparison {
  readonly a: string
  readonly b: string
  readonly groups: { readonly [G in (typeof COMPARED)[number]]: readonly Row[] }
  /** The features that only visitors of the second have, and the reverse. */
  readonly features: readonly ImpactGroup[]
}

/** Pure. Features are compared by the plan of each visitor. */
export function compareSites(
  registry: Registry,
  a: Site,
  b: Site,
  visitors?: readonly VisitorName[],
): SiteComparison {
  const tokens = rows(tokensOf(registry, a, false), tokensOf(registry, b, false))
  // A site with a single scheme has already been compared.
  const darkTokens = rows(tokensOf(registry, a, true), tokensOf(registry, b, true))
  return {
    a: a.merchant.code,
    b: b.merchant.code,
    groups: {
      site: rows({ layout: a.layout, currency: a.currency }, { layout: b.layout, currency: b.currency }),
      languages: rows({ languages: a.languages.join(', ') }, { languages: b.languages.join(', ') }),
      flags: rows(flagsOf(a), flagsOf(b)),
      settings: rows(settingsOf(a), settingsOf(b)),
      theme: rows({ ...a.theme, tokens: undefined }, { ...b.theme, tokens: undefined }),
      tokens,
      'tokens in the dark': darkTokens.filter((row) => !tokens.some((light) => isSame(light, row))),
      sections: rows(ownNamed(a, sectionsOf(registry, a)), ownNamed(b, sectionsOf(registry, b))),
      texts: rows(ownNamed(a, flat(a.texts)), ownNamed(b, flat(b.texts))),
      services: rows(servicesOf(a), servicesOf(b)),
      other: rows(ownNamed(a, othersOf(a)), ownNamed(b, othersOf(b))),
    },
    features: impactOf({ registry, before: a, after: b, ...(visitors && { visitors }) }),
  }
}

type Values = Readonly<Record<string, unknown>>

/** Values without the merchant's code in addresses of pictures, which is not a difference. */
function ownNamed({ merchant: { code } }: Site, values: Values): Values {
  const text = JSON.stringify(values).replaceAll(`/m/merchants/${code}/`, '/m/merchants/<own>/')
  return parseObject(text) ?? values
}

/** The differing entries, by name. */
function rows(a: Values, b: Values): Row[] {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return names
    .filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]))
    .map((name) => ({ name, a: a[name], b: b[name] }))
}

const flagsOf = (site: Site): Values =>
  Object.fromEntries(
    FLAGS.map((name) => [name, `${flagState(site, name)}${site.sentFlags.has(name) ? '' : ' (default)'}`]),
  )

const settingsOf = ({ settings }: Site): Values =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value ?? 'disabled']))

const isSame = (one: Row, other: Row): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The tokens that the app derives, whether or not the merchant chose them. */
function tokensOf(registry: Registry, site: Site, dark: boolean): Values {
  const { values } = resolveTheme(site, layoutOf(registry, site), dark)
  return Object.fromEntries(TOKENS.map((name) => [name, values[name]]))
}

function sectionsOf(registry: Registry, site: Site): Values {
  const home = site.home.length > 0 ? site.home : layoutOf(registry, site).home
  return {
    order: home.map(({ type }) => type).join(', '),
    ...Object.fromEntries(home.map(({ type, options }) => [type, options[type]])),
  }
}

const servicesOf = ({ customerService, resources }: Site): Values => ({
  customerService: customerService.map(({ type, title }) => `${type} ${title}`).join(', '),
  resources: resources.map(({ type }) => type).join(', '),
})

/** Values that are neither compared above nor specific to a merchant (its name, its pictures). */
const othersOf = ({ captcha, smsProvider, firebaseSms, imageCDNs, trustedHosts, ...site }: Site): Values =>
  flat({
    captcha: { ...captcha, geetest: undefined },
    smsProvider,
    firebaseSms,
    imageCDNs,
    trustedHosts,
    activityShortcut: site.activityShortcut,
    analytics: site.analytics && Object.keys(site.analytics).sort().join(', '),
    appDownload: site.appDownload,
    metadata: Object.keys(site.metadata).sort().join(', '),
    availability: site.availability,
    defaultPassword: site.defaultPassword !== '',
    tokenSync: site.tokenSync !== undefined,
    test: site.test,
    problems: site.problems.length,
  })

/** Nested values by their path. */
function flat(value: unknown, path = ''): Record<string, unknown> {
  if (!isRecord(value)) return { [path]: value }
  return Object.entries(value).reduce<Record<string, unknown>>(
    (all, [key, inner]) => Object.assign(all, flat(inner, path ? `${path}.${key}` : key)),
    {},
  )
}
