import { readAnswer, readManifestAnswer, readStatusAnswer, type WireAnswer } from '../site/answer.ts'
import { type BootFacts, readManifestFacts, readStatusFacts } from '../site/bootFacts.ts'
import { resolveSite } from '../site/resolveSite.ts'
import type { Site } from '../site/site.ts'
import type { EdgeEnv } from './env.ts'
import type { VisitorPlace } from './host.ts'
import { FRESH_MS, MOST_HOSTS, MOST_SITE_CHARACTERS, SITE_MS, STALE_MS, UNKNOWN_MS } from './limits.ts'
import { createLru } from './lru.ts'
import type { Metrics } from './metrics.ts'
import { createUpstream } from './platform.ts'

/** A site as the platform said it, with its answers as they came. */
export interface KnownSite {
  readonly kind: 'site'
  readonly site: Site
  readonly status: WireAnswer
  readonly manifest: WireAnswer | undefined
  /** What preloading reads of both. */
  readonly facts: BootFacts
  /** When the platform said so, ms since 1970. */
  readonly at: number
  /** Another one of each answer that differs: what is made of a site is kept under it. */
  readonly version: string
}

/** What is known of a host. `failed`: the platform said nothing usable, now or before. */
export type Known =
  | KnownSite
  | { readonly kind: 'unknown'; readonly at: number }
  | { readonly kind: 'failed'; readonly at: number }

export interface Sites {
  /** What is known at once; undefined where the platform must be waited for. A newer answer is asked for beside it. */
  now(place: VisitorPlace, env: EdgeEnv): Known | undefined
  /** What is known when the platform has answered, or has not within its time. */
  get(place: VisitorPlace, env: EdgeEnv): Promise<Known>
  /** Forgets when the hosts of a merchant, or one host, were asked for; their last good site stays. Answers how many. */
  purge(what: { readonly merchant?: string | undefined; readonly host?: string | undefined }): number
  /** Age of the oldest site that was answered for a host since it was last asked for well, s, and how many hosts are kept. */
  gauges(now: number): { readonly hosts: number; readonly oldest: number; readonly characters: number }
}

interface Entry {
  known: Known
  /** Until then nothing is asked, ms since 1970. */
  freshUntil: number
}

const sizeOf = (answer: WireAnswer | undefined): number =>
  answer && 'body' in answer ? answer.body.length : 0

/** Sites by host: one request at a time for each, fresh for some seconds, the last good one while the platform is down. */
export function createSites(metrics: Metrics): Sites {
  const entries = createLru<Entry>(MOST_HOSTS, MOST_SITE_CHARACTERS)
  const asking = new Map<string, Promise<Known>>()
  let versions = 0

  const keep = (key: string, known: Known, freshUntil: number) => {
    const weight = known.kind === 'site' ? sizeOf(known.status) + sizeOf(known.manifest) : 1
    entries.set(key, { known, freshUntil }, weight)
    return known
  }

  async function ask(key: string, place: VisitorPlace, env: EdgeEnv): Promise<Known> {
    const upstream = createUpstream(env, place)
    const before = entries.get(key)?.known
    metrics.count('edge_upstream_requests_total', 'status')
    const status = await upstream.status()
    const read = readStatusAnswer(readAnswer(status))
    const now = env.now()
    if ('failure' in read) {
      const { failure } = read
      if (failure.screen === 'domainUnavailable')
        return keep(key, { kind: 'unknown', at: now }, now + UNKNOWN_MS)
      metrics.count('edge_upstream_errors_total', failure.reason)
    }
    const base = `${place.origin}/m/`
    const sent = 'value' in read ? read.value : undefined
    const first = sent === undefined ? undefined : resolveSite({ status: sent, manifest: undefined, base })
    if (!first) {
      // What the platform does not know any more it has said; of a fault the last good site survives.
      const good = before?.kind === 'site' ? before : undefined
      return keep(key, good ?? { kind: 'failed', at: now }, now + FRESH_MS)
    }
    metrics.count('edge_upstream_requests_total', 'manifest')
    const asked = await upstream.manifest(first.merchant.code)
    const isUsable = readManifestAnswer(readAnswer(asked)) !== undefined
    if (!isUsable) metrics.count('edge_upstream_errors_total', 'manifest')
    // A manifest that fails for once must not undress a site that was well.
    const manifest = isUsable ? asked : before?.kind === 'site' ? before.manifest : undefined
    if (before?.kind === 'site' && same(before.status, status) && same(before.manifest, manifest))
      return keep(key, { ...before, at: now }, now + FRESH_MS)
    const site =
      resolveSite({ status: sent, manifest: manifest && readManifestAnswer(readAnswer(manifest)), base }) ??
      first
    for (const { code } of site.problems) metrics.count('edge_site_problems_total', code)
    const facts = {
      status: readStatusFacts(readAnswer(status)),
      manifest: manifest && readManifestFacts(readAnswer(manifest)),
    }
    versions += 1
    return keep(
      key,
      { kind: 'site', site, status, manifest, facts, at: now, version: String(versions) },
      now + FRESH_MS,
    )
  }

  function askOnce(place: VisitorPlace, env: EdgeEnv): Promise<Known> {
    const key = place.origin
    const running = asking.get(key)
    if (running) return running
    const next = ask(key, place, env).finally(() => asking.delete(key))
    asking.set(key, next)
    return next
  }

  const sites: Sites = {
    now(place, env) {
      const entry = entries.get(place.origin)
      if (!entry) return undefined
      const now = env.now()
      if (now < entry.freshUntil) return entry.known
      const { known } = entry
      const isOpen = known.kind === 'site' && known.site.availability.state === 'open'
      if (!isOpen || now >= entry.freshUntil + STALE_MS) return undefined
      const refreshed = askOnce(place, env).catch(() => undefined)
      env.waitUntil?.(refreshed)
      return known
    },
    async get(place, env) {
      const known = sites.now(place, env)
      if (known) return known
      const old = entries.get(place.origin)?.known
      const answer = askOnce(place, env)
      if (old?.kind !== 'site') return answer
      return (await within(SITE_MS, answer)) ?? old
    },
    purge({ merchant, host }) {
      const hit = entries.keys().filter((key) => {
        const known = entries.get(key)?.known
        return (
          (host !== undefined && key.endsWith(`//${host.toLowerCase()}`)) ||
          (merchant !== undefined && known?.kind === 'site' && known.site.merchant.code === merchant)
        )
      })
      for (const key of hit) {
        const entry = entries.get(key)
        if (entry) entry.freshUntil = -STALE_MS
      }
      return hit.length
    },
    gauges(now) {
      const ages = entries.values().flatMap(({ known }) => (known.kind === 'site' ? [now - known.at] : []))
      return {
        hosts: entries.keys().length,
        oldest: Math.max(0, ...ages) / 1000,
        characters: entries.weight(),
      }
    },
  }
  return sites
}

const same = (a: WireAnswer | undefined, b: WireAnswer | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && 'body' in a && 'body' in b && a.body === b.body)

/** What comes within so many ms; undefined where nothing does, or what comes is a fault. */
export function within<Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ms)
    const done = (value?: Value) => {
      clearTimeout(timer)
      resolve(value)
    }
    work.then(done, () => done())
  })
}
