import { isRecord } from '../../../../src/json/read.ts'
import { upTo } from '../../../../src/ui/url/ends.ts'
import { at, text } from '../../../backoffice/json.ts'
import { defineAcrossCheck, type FoundBy } from '../check.ts'
import { fileOf, type Opened, STATUS } from '../open.ts'

type Code = 'domain.twice' | 'domain.form' | 'domain.foreign'
const FILE = 'merchant.json'
const ROUTE = fileOf('system/domainRoute')
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/

/** A domain belongs to one merchant, and tokens must not go to another brand's. */
export const domains = defineAcrossCheck<Code>({
  looksFor: 'domains that two folders claim, and domains of another brand',
  codes: { 'domain.twice': 'error', 'domain.form': 'error', 'domain.foreign': 'error' },
  run: (merchant, all) => {
    const owners = ownersIn(all)
    const ownerOf = (host: string) => owners.get(host)?.find((code) => code !== merchant.code)
    const original = ownerOf(URL.parse(text(at(merchant.value(FILE), 'recordedFrom')))?.hostname ?? '')
    // A recorded folder contains hosts of the brand that it was recorded from: these count as its own.
    const strangerOf = (host: string) => {
      const owner = ownerOf(host)
      return owner === original ? undefined : owner
    }
    return [...claimed(merchant, ownerOf), ...trusted(merchant, strangerOf)]
  },
})

const known = new WeakMap<readonly Opened[], ReadonlyMap<string, readonly string[]>>()

/** The merchants that claim each host, computed once for all folders. */
function ownersIn(all: readonly Opened[]): ReadonlyMap<string, readonly string[]> {
  const owners = known.get(all) ?? collect(all)
  known.set(all, owners)
  return owners
}

function collect(all: readonly Opened[]): Map<string, string[]> {
  const owners = new Map<string, string[]>()
  for (const merchant of all)
    for (const host of [...claims(merchant), `${merchant.code}.localhost`])
      owners.set(host, [...(owners.get(host) ?? []), merchant.code])
  return owners
}

type OwnerOf = (host: string) => string | undefined

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const hostIn = (value: unknown): string => text(value).trim().toLowerCase()
const claims = ({ value }: Opened): string[] => listOf(at(value(FILE), 'domains')).map(hostIn)

function claimed(merchant: Opened, ownerOf: OwnerOf): FoundBy<Code>[] {
  const own = claims(merchant)
  return own.flatMap((host, index): FoundBy<Code>[] => {
    const place = { file: FILE, pointer: `/domains/${index}` }
    const owner = ownerOf(host)
    if (owner)
      return [
        {
          ...place,
          code: 'domain.twice',
          means: `${host} is claimed by ${merchant.code} and by ${owner}: whoever opens it gets the one that is read first.`,
          mend: 'Take it out of one of the two folders.',
          because: `domains of ${owner}`,
        },
      ]
    if (own.indexOf(host) < index)
      return [
        {
          ...place,
          code: 'domain.twice',
          means: `${host} stands twice in this list.`,
          mend: 'Take one out.',
        },
      ]
    if (HOST.test(host)) return []
    const means = `${host || 'An empty text'} is no host name: nobody who opens it gets this site.`
    return [
      { ...place, code: 'domain.form', means, mend: 'Write the bare host name, without https:// and path.' },
    ]
  })
}

/** The hosts to which this brand's players or their tokens are sent. */
function trusted({ value, code }: Opened, ownerOf: OwnerOf): FoundBy<Code>[] {
  const hosts = [
    ...listOf(at(value(STATUS), 'info', 'trustedHosts')).map(
      (host, index) => [STATUS, `/info/trustedHosts/${index}`, hostIn(host)] as const,
    ),
    ...listOf(at(value(ROUTE), 'domainList')).map(
      (entry, index) =>
        [ROUTE, `/domainList/${index}/domainName`, hostIn(isRecord(entry) ? entry.domainName : '')] as const,
    ),
  ]
  return hosts.flatMap(([file, pointer, host]) => {
    const owner = ownerOf(upTo(host.replace(/^https?:\/\//, ''), ':/'))
    if (!owner) return []
    return [
      {
        code: 'domain.foreign',
        file,
        pointer,
        means: `${host} belongs to ${owner}: players of ${code} would be sent there, with their session.`,
        mend: `Take it out, or out of the domains of ${owner}.`,
      },
    ]
  })
}
