import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { registry } from '../../../src/app/registry.ts'
import validateAppDownload from '../../../src/generated/validators/appDownloadConfig.js'
import validateStatus from '../../../src/generated/validators/systemStatus.js'
import validateManifest from '../../../src/generated/validators/webAppManifest.js'
import { plan } from '../../../src/registry/plan.ts'
import { readAppDownload } from '../../../src/site/appDownload.ts'
import { resolveSite, type SiteInputs } from '../../../src/site/resolveSite.ts'
import { factsWith } from '../../support/facts.ts'
import { type Json, mutated } from '../../support/jsonMutations.ts'
import { answerOf, baseOf, merchantCodes, merchantsWith } from '../../support/merchants.ts'
import { must } from '../../support/must.ts'

const RUNS = 2000
const isJson = (value: unknown): value is Json => value !== undefined
const answer = (code: string, call: string): Json => {
  const value = answerOf(code, call)
  if (!isJson(value)) throw new Error(call)
  return value
}

const merchants = merchantCodes.map((code) => ({
  code,
  status: answer(code, 'system/status'),
  manifest: answer(code, 'system/manifest'),
}))
const APP_DOWNLOAD = 'relay/MCSFE_getAppDownloadConfig'
const appDownloads = merchantsWith(APP_DOWNLOAD)
  .map((code) => answer(code, APP_DOWNLOAD))
  .filter((sent) => JSON.stringify(sent) !== '{}')
const [first] = merchants
if (!first) throw new Error('no merchant')

function resolved(change: Partial<SiteInputs>) {
  const site = resolveSite({ status: first?.status, manifest: first?.manifest, base: baseOf('x'), ...change })
  return site && { site, made: plan(registry, factsWith({ site })) }
}

/** Null counts as absent, both for the app and for the question whether a document was valid. */
function withoutNulls(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.filter((item: Json) => item !== null).map(withoutNulls)
  const kept = Object.entries(value).filter(([key, item]) => item !== null && key !== 'constructor')
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutNulls(item)]))
}

/** Every problem is said where something was changed. */
function mustBeNear(problems: readonly { readonly pointer: string }[], at: readonly string[]): void {
  for (const { pointer } of problems)
    must(
      at.some((changed) => changed.startsWith(pointer) || pointer.startsWith(changed)),
      `a problem at ${pointer}`,
    )
}

describe('whatever a back office sends', () => {
  it('resolves and plans without throwing, with a home, and says each thing that was wrong where it was', () => {
    const sent = fc.constantFrom(...merchants).chain(({ status }) => mutated(status))
    fc.assert(
      fc.property(sent, ({ value, at }) => {
        const result = resolved({ status: value })
        if (!result) {
          const isNeeded = (pointer: string) => pointer === '/merchantCode' || pointer.startsWith('/info')
          must(at.some(isNeeded), 'does not resolve')
          return
        }
        const { site, made } = result
        must(made.sections.length > 0, 'home has no section')
        must(
          made.screens.some(({ screen, isOpen }) => screen.id === 'home' && isOpen),
          'home is not open',
        )
        must(site.languages.length > 0, 'no language')
        const found = site.problems.filter(({ source }) => source === 'status')
        mustBeNear(found, at)
        must(found.length > 0 || validateStatus(withoutNulls(value)), 'what is wrong is not said')
      }),
      { numRuns: RUNS },
    )
  })

  it('keeps a home whatever the manifest says', () => {
    const sent = fc.constantFrom(...merchants).chain(({ manifest }) => mutated(manifest))
    fc.assert(
      fc.property(sent, ({ value }) => {
        const result = resolved({ manifest: value })
        must(result !== undefined && result.made.sections.length > 0, 'home has no section')
        const isSaid = result.site.problems.length > 0
        must(isSaid || validateManifest(withoutNulls(value)), 'what is wrong is not said')
      }),
      { numRuns: RUNS },
    )
  })

  it('keeps a home whatever stands in the templates', () => {
    const template = (key: string) => JSON.parse(JSON.stringify(first.manifest)).templates.parameters[key]
    const homes = mutated(JSON.parse(template('home')))
    const themes = mutated(JSON.parse(template('theme')))
    fc.assert(
      fc.property(homes, themes, (home, theme) => {
        const parameters = { home: JSON.stringify(home.value), theme: JSON.stringify(theme.value) }
        const result = resolved({ manifest: { templates: { parameters } } })
        must(result?.made.layout !== undefined, 'no layout')
        const of = (wanted: string) => result.site.problems.filter(({ source }) => source === wanted)
        mustBeNear(of('home'), home.at)
        mustBeNear(of('theme'), theme.at)
      }),
      { numRuns: RUNS },
    )
  })

  it('drops what is wrong in an app-download configuration, and nothing else', () => {
    const sent = fc.constantFrom(...appDownloads).chain(mutated)
    fc.assert(
      fc.property(sent, ({ value, at }) => {
        const { problems } = readAppDownload(value)
        mustBeNear(problems, at)
        must(problems.length > 0 || validateAppDownload(withoutNulls(value)), 'what is wrong is not said')
      }),
      { numRuns: RUNS },
    )
  })

  it('pollutes no prototype', () => {
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})
