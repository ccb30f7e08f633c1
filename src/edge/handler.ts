import { LANGUAGE_CODES, type LanguageCode, languageOf } from '../i18n/languages.ts'
import { resolveLanguage } from '../i18n/resolveLanguage.ts'
import { parseRequestUrl } from '../ui/url/requestUrl.ts'
import type { Build } from './build.ts'
import { readBuild } from './build.ts'
import { createDocuments } from './documents.ts'
import type { EdgeEnv } from './env.ts'
import { placeOf, type VisitorPlace } from './host.ts'
import { readAcceptLanguage } from './language.ts'
import { createMetrics } from './metrics.ts'
import { plain, proxy } from './proxy.ts'
import { createUsed, readPurge } from './purge.ts'
import { routeOf } from './routes.ts'
import { SECURITY_HEADERS } from './securityHeaders.ts'
import { createSites } from './sites.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * The edge: a request handler of the fetch standard that writes each merchant's site into its document. It caches sites, never
 * anything of visitors. Each handler has its own cache.
 */
export function createHandler(): (request: Request, env: EdgeEnv) => Promise<Response> {
  const metrics = createMetrics()
  const sites = createSites(metrics)
  const documents = createDocuments(sites, metrics)
  const used = createUsed()
  const builds = new Map<'build', Promise<Build>>()

  function buildOf(env: EdgeEnv, request: Request): Promise<Build> {
    const known = builds.get('build')
    if (known) return known
    const build = readBuild((path) => env.asset(path, request))
    builds.set('build', build)
    build.catch(() => builds.delete('build'))
    return build
  }

  async function purge(request: Request, env: EdgeEnv): Promise<Response> {
    const asked = await readPurge(request, env, used)
    if ('refused' in asked) {
      metrics.count('edge_purges_total', 'refused')
      return plain(asked.refused, 'Refused')
    }
    metrics.count('edge_purges_total', 'done')
    return Response.json({ purged: sites.purge(asked) }, { headers: { 'cache-control': 'no-store' } })
  }

  function measured(env: EdgeEnv): Response {
    const { hosts, oldest, characters } = sites.gauges(env.now())
    const text = metrics.text({
      edge_hosts: { help: 'Hosts that are kept', value: hosts },
      edge_site_staleness_seconds: { help: 'Age of the oldest site that is kept', value: oldest },
      edge_site_characters: { help: 'Size of the answers that are kept', value: characters },
      edge_document_bytes: { help: 'Size of the documents that are kept', value: documents.bytes() },
    })
    return new Response(text, {
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
    })
  }

  async function file(path: string, request: Request, env: EdgeEnv): Promise<Response | undefined> {
    const answer = await env.asset(path, request)
    if (!answer) return undefined
    const headers = new Headers(answer.headers)
    headers.set('cache-control', path.startsWith('/m/assets/') ? FOREVER : 'no-cache')
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value)
    return new Response(answer.body, { status: answer.status, headers })
  }

  async function passOn(request: Request, url: URL, place: VisitorPlace, env: EdgeEnv): Promise<Response> {
    const answer = await proxy(request, url, place, env)
    metrics.count('edge_proxied_total', `${Math.floor(answer.status / 100)}xx`)
    return answer
  }

  return async (request, env) => {
    const url = parseRequestUrl(request.url)
    const route = url ? routeOf(request, url.pathname) : undefined
    if (!url || !route) return plain(400, 'Bad request')
    if (route === 'health') return plain(200, 'ok')
    if (route === 'metrics') return measured(env)
    if (route === 'purge') return purge(request, env)
    const place = placeOf(request, url, env.trustsProxy)
    if (!place) return plain(400, 'Bad host')
    if (route === 'refused') return plain(405, 'Not allowed', { allow: 'GET, HEAD' })
    if (route === 'platform') {
      return passOn(request, url, place, env)
    }
    if (route === 'splash') {
      const drawn = await passOn(request, url, place, env)
      return drawn.ok ? drawn : ((await file(url.pathname, request, env)) ?? drawn)
    }
    if (route === 'file')
      return (
        (await file(url.pathname, request, env)) ??
        (url.pathname.startsWith('/m/') ? plain(404, 'Not found') : passOn(request, url, place, env))
      )
    const build = await buildOf(env, request).catch(() => undefined)
    if (!build) return plain(503, 'There is no build', { 'retry-after': '10' })
    if (route === 'bare') return documents.bare(build)
    const pathname = url.pathname === '/' || url.pathname === '/m' ? '/m/home' : url.pathname
    const wanted = url.searchParams.get('language')
    const browser = readAcceptLanguage(request.headers.get('accept-language'))
    const language = (allowed: readonly LanguageCode[] = LANGUAGE_CODES) =>
      resolveLanguage({
        url: wanted,
        browser,
        allowed: allowed.length > 0 ? allowed : [languageOf('EN').code],
      })
    return documents.answer({ request, env, build, place, pathname, language })
  }
}
