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

/** A site with the platform's responses, unchanged. */
export interface KnownSite {
  readonly kind: 'site'
  readonly site: Site
  readonly status: WireAnswer
  readonly manifest: WireAnswer | undefined
  /** The facts of both that preloading needs. */
  readonly facts: BootFacts
  /** Time of the responses, ms since 1970. */
  readonly at: number
  /** A version that changes with the responses; the cache key of everything derived from the site. */
  readonly version: string
}

/** The state of a host. `failed`: the platform has never given a usable response. */
export type Known =
  | KnownSite
  | { readonly kind: 'unknown'; readonly at: number }
  | { readonly kind: 'failed'; readonly at: number }

export interface Sites {
  /** The state without waiting; undefined where a request is needed. A stale site is revalidated in the background. */
  now(place: VisitorPlace, env: EdgeEnv): Known | undefined
  /** The state after the platform has answered or its timeout has passed. */
  get(place: VisitorPlace, env: EdgeEnv): Promise<Known>
  /** Marks the hosts of a merchant, or one host, as stale. Their last good site stays. Returns their number. */
  purge(what: { readonly merchant?: string | undefined; readonly host?: string | undefined }): number
  /** Age in s of the stalest site in use since its last successful request, and the number of cached hosts. */
  gauges(now: number): { readonly hosts: number; readonly oldest: number; readonly characters: number }
}

interface Entry {
  known: Known
  /** No request is sent before this time, ms since 1970. */
  freshUntil: number
}

const sizeOf = (answer: WireAnswer | undefined): number =>
  answer && 'body' in answer ? answer.body.length : 0

/** Sites by host: one request at a time for each, cached for some seconds, the last good one while the platform is down. */
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
      // A host that the platform no longer knows loses its site. After a fault the last good site stays.
      const good = before?.kind === 'site' ? before : undefined
      return keep(key, good ?? { kind: 'failed', at: now }, now + FRESH_MS)
    }
    metrics.count('edge_upstream_requests_total', 'manifest')
    const asked = await upstream.manifest(first.merchant.code)
    const isUsable = readManifestAnswer(readAnswer(asked)) !== undefined
    if (!isUsable) metrics.count('edge_upstream_errors_total', 'manifest')
    // A single failed manifest request must not remove the theme of a working site.
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

/** The result of a promise within some ms; undefined after that time, or where it rejects. */
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
