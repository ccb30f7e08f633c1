import type { PrefetchCall } from '../app/prefetchedResponses.ts'
import { isRecord } from '../json/read.ts'
import type { PrefetchDeclaration } from '../registry/feature.ts'

/** The values of the client's headers (docs/contract.md). */
export interface PrefetchContext {
  readonly merchant: string
  /** Platform language code. */
  readonly language: string
  readonly guest: boolean
}

/** The calls of these sections of a home, identical to those that the client will make, without duplicates. */
export function prefetchCallsOf(
  sections: readonly unknown[],
  prefetch: Readonly<Record<string, readonly PrefetchDeclaration[]>>,
  { merchant, language, guest }: PrefetchContext,
): PrefetchCall[] {
  const calls = new Map<string, PrefetchCall>()
  for (const section of sections) {
    if (!isRecord(section) || typeof section.type !== 'string' || !Object.hasOwn(prefetch, section.type))
      continue
    for (const { path, query = {}, guestOnly } of prefetch[section.type] ?? []) {
      if (guestOnly && !guest) continue
      const pairs = Object.entries(query).map(([name, value]) => {
        if (typeof value === 'string') return `${name}=${encodeURIComponent(value)}`
        const option = section[value.option]
        return `${name}=${encodeURIComponent(typeof option === 'string' ? option : value.otherwise)}`
      })
      const url = pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
      calls.set(url, { url, headers: { Merchant: merchant, Language: language } })
    }
  }
  return [...calls.values()]
}
