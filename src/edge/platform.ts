import { parseObject } from '../json/read.ts'
import type { WireAnswer } from '../site/answer.ts'
import type { SiteRequest } from '../site/load.ts'
import { requestManifest, requestStatus } from '../site/load.ts'
import type { EdgeEnv } from './env.ts'
import type { VisitorPlace } from './host.ts'
import { inlinePicture } from './inlinePicture.ts'
import { LARGEST_ANSWER, UPSTREAM_MS } from './limits.ts'
import { readLimited } from './readLimited.ts'
import { routeOf } from './routes.ts'

/**
 * Requests to the platform without cookie, address or session, so that a response is valid for every visitor.
 */
export function createUpstream(
  env: Pick<EdgeEnv, 'platform' | 'send'>,
  { host, hostname, origin }: VisitorPlace,
) {
  /** A request for the visitor's host, with a limit on time. */
  const sendHere = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('host', host)
    headers.set('x-forwarded-host', host)
    headers.set('x-forwarded-proto', origin.startsWith('https:') ? 'https' : 'http')
    headers.set('accept-encoding', 'identity')
    const signal = AbortSignal.any([AbortSignal.timeout(UPSTREAM_MS), ...(init.signal ? [init.signal] : [])])
    return env.send(new Request(`${env.platform}${path}`, { headers, signal, redirect: 'manual' }))
  }
  /** A `fetch` for the visitor's host, with limits on time and size. */
  const fetchHere = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const answer = await sendHere(String(input), init)
    const text = await readLimited(answer, LARGEST_ANSWER)
    if (text === undefined) throw new Error('an answer of the platform is too large')
    return new Response(text, { status: readableStatus(answer.status) })
  }
  const asked: SiteRequest = {
    fetch: fetchHere,
    merchant: undefined,
    language: 'CN',
    track: '',
    originalDomain: hostname,
    url: `${origin}/m/home`,
    now: () => 0,
  }
  return {
    status: async (): Promise<WireAnswer> => withoutVisitor(await requestStatus(asked)),
    manifest: (merchant: string): Promise<WireAnswer> => requestManifest({ ...asked, merchant }, merchant),
    /** A request of a guest's page; undefined where it failed. */
    async guest(path: string, headers: Readonly<Record<string, string>>): Promise<string | undefined> {
      try {
        const answer = await fetchHere(path, { headers })
        return answer.ok ? await answer.text() : undefined
      } catch {
        return undefined
      }
    },
    /** A small picture of this site as an address that contains it; undefined where it is elsewhere, too large, or failed. */
    async picture(address: string): Promise<string | undefined> {
      const url = URL.parse(address, `${origin}/m/`)
      if (
        url?.origin !== origin ||
        routeOf({ method: 'GET', headers: new Headers() }, url.pathname) !== 'platform'
      )
        return undefined
      try {
        return await inlinePicture(await sendHere(url.pathname + url.search))
      } catch {
        return undefined
      }
    },
  }
}

export type Upstream = ReturnType<typeof createUpstream>

/** A redirect is not accepted, and the constructor of Response refuses some statuses. */
const readableStatus = (status: number): number => (status === 200 || status >= 400 ? status : 502)

/** The status without the fields on the requester, which is the edge here. */
function withoutVisitor(answer: WireAnswer): WireAnswer {
  const envelope = 'body' in answer ? parseObject(answer.body) : undefined
  const { value } = envelope ?? {}
  if (
    !envelope ||
    !('body' in answer) ||
    typeof value !== 'object' ||
    value === null ||
    !('location' in value)
  )
    return answer
  const { location: _, ...kept } = value
  return { status: answer.status, body: JSON.stringify({ ...envelope, value: kept }) }
}
