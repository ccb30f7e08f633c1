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
/** The engine has compiled what it will compile by then. */
const WARM_UP = 200

const registry = { features, layouts }
const visitor: Omit<Facts, 'site'> = {
  session: { state: 'guest' },
  device: { os: 'android', webview: false, installed: false, webclip: false, label: 'MOBILE' },
  route: { screen: 'home' },
}

/** Everything between an answer and what is on the screen: validate, resolve, plan. */
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

/** Every merchant of a folder, as its back office answers. */
export function readMerchants(folder: string): Merchant[] {
  const read = (code: string, name: string): unknown =>
    JSON.parse(readFileSync(join(folder, code, 'wps/system', `${name}.json`), 'utf8'))
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ status: read(name, 'status'), manifest: read(name, 'manifest') }))
}

/** The one with the most to read. */
export const largestOf = (merchants: readonly Merchant[]): Merchant | undefined =>
  merchants.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]

/** A switch that half of the generated merchants have on, behind a gate: most work that one flag makes. */
const SWITCH = readChange('REWCEN3=off')

/** As `npm run merchant -- impact --all --set REWCEN3=off`: how many merchants it changes something in. */
export function impactOnAll(merchants: readonly Merchant[]): number {
  return merchants.filter((merchant) => {
    const impact = merchantImpact(registry, { ...merchant, base: 'https://bench.invalid/m/' }, [SWITCH])
    return impact !== undefined && impact.groups.length > 0
  }).length
}

interface RulesMeasured {
  /** The largest merchant, median. */
  readonly resolveMs: number
  /** A thousand different ones, once each. */
  readonly merchants1000Ms: number
  /** What a switch changes in each of them, for every visitor on every screen. */
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
