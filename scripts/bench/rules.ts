import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { features } from '../../src/features/index.ts'
import { layouts } from '../../src/layouts/index.ts'
import type { Facts } from '../../src/registry/facts.ts'
import { plan } from '../../src/registry/plan.ts'
import { resolveSite } from '../../src/site/resolveSite.ts'
import { readChange } from '../merchant/impact/changes.ts'
import { merchantImpact } from '../merchant/impact/merchantImpact.ts'
import { generateMerchants, type Merchant } from './generate.ts'
import { median } from './median.ts'

const ROUNDS = 1_000
const MERCHANTS = 1_000
/** Warm-up rounds, after which the engine has optimised the code. */
const WARM_UP = 200

const registry = { features, layouts }
const visitor: Omit<Facts, 'site'> = {
  session: { state: 'guest' },
  device: { os: 'android', webview: false, installed: false, webclip: false, label: 'MOBILE' },
  route: { screen: 'home' },
}

/** All steps between an answer and the screen: validate, resolve, plan. */
export function decide({ status, manifest }: Merchant): number {
  const site = resolveSite({ status, manifest, base: 'https://bench.invalid/m/' })
  if (!site) throw new Error('a merchant of the bench does not resolve')
  return plan(registry, { ...visitor, site }).sections.length
}

function timed(work: () => void): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** The answers of every merchant of a folder. */
export function readMerchants(folder: string): Merchant[] {
  const read = (code: string, name: string): unknown =>
    JSON.parse(readFileSync(join(folder, code, 'wps/system', `${name}.json`), 'utf8'))
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ status: read(name, 'status'), manifest: read(name, 'manifest') }))
}

/** The merchant with the largest answers. */
export const largestOf = (merchants: readonly Merchant[]): Merchant | undefined =>
  merchants.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]

/** A flag that half of the generated merchants have on: the most work for one flag. */
const SWITCH = readChange('REWCEN3=off')

/** Like `npm run merchant -- impact --all --set REWCEN3=off`. Returns the number of affected merchants. */
export function impactOnAll(merchants: readonly Merchant[]): number {
  return merchants.filter((merchant) => {
    const impact = merchantImpact(registry, { ...merchant, base: 'https://bench.invalid/m/' }, [SWITCH])
    return impact !== undefined && impact.groups.length > 0
  }).length
}

interface RulesMeasured {
  /** The largest merchant, median. */
  readonly resolveMs: number
  /** A thousand different merchants, once each. */
  readonly merchants1000Ms: number
  /** The impact of a flag on each of them, for every visitor on every screen. */
  readonly impact1000Ms: number
}

export function measureRules(folder: string): RulesMeasured {
  const merchants = readMerchants(folder)
  const largest = largestOf(merchants)
  if (!largest) throw new Error(`there are no merchants in ${folder}`)
  for (let round = 0; round < WARM_UP; round += 1) decide(largest)
  const rounds = Array.from({ length: ROUNDS }, () => timed(() => void decide(largest)))
  const many = generateMerchants(merchants, MERCHANTS)
  return {
    resolveMs: median(rounds),
    merchants1000Ms: timed(() => {
      for (const merchant of many) decide(merchant)
    }),
    impact1000Ms: timed(() => void impactOnAll(many)),
  }
}
