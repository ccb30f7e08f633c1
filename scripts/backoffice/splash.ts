import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Context } from 'hono'
import { SPLASH_SIZES, type SplashScheme, splashFile } from '../../src/app/splash.ts'
import { manifestInForce } from '../merchant/schedule/inForce.ts'
import { scheduledNow, statusOf } from './call.ts'
import type { Merchant, Merchants } from './merchants.ts'
import type { Env } from './requestContext.ts'
import { pathBelow } from './sendFile.ts'

/** The path of the start-up pictures of iPhones (docs/conformance.md § 1.2). */
export const splashPath = '/m/splash'

const SCHEMES: readonly SplashScheme[] = ['light', 'dark']
/** Number of cached pictures. */
const MOST_KEPT = 200
const kept = new Map<string, Promise<Buffer>>()

const orderOf = (path: string) =>
  SPLASH_SIZES.flatMap((size) => SCHEMES.map((scheme) => ({ size, scheme }))).find(
    ({ size, scheme }) => `${splashPath}/${splashFile(size, scheme)}` === path,
  )

/** The logo from the merchant's folder. A logo on another host is not fetched. */
const logoOf = async (
  merchants: Merchants,
  { code, folder }: Merchant,
  url: string | undefined,
): Promise<Uint8Array | undefined> => {
  const prefix = `/m/merchants/${code}/`
  const path = url && new URL(url).pathname
  if (!path?.startsWith(prefix)) return undefined
  const place = pathBelow(join(folder, 'pictures'), path.slice(prefix.length))
  return place ? ((await merchants.files.load(place))?.body ?? undefined) : undefined
}

/**
 * Draws a merchant's start-up picture from its theme and its logo, resolved as in the app. Undefined: unknown size or merchant.
 */
export const serveSplash = async (c: Context<Env>, merchants: Merchants): Promise<Response | undefined> => {
  const { merchant, world, origin } = c.get('place')
  const order = orderOf(c.req.path)
  if (!order || !merchant) return undefined
  const [{ drawSplash }, { resolveSite }, { resolveTheme }, { layoutOf }, { registry }] = await Promise.all([
    import('../art/splash.ts'),
    import('../../src/site/resolveSite.ts'),
    import('../../src/app/resolvedTheme.ts'),
    import('../../src/registry/plan.ts'),
    import('../../src/app/registry.ts'),
  ])
  const whose = { merchants, merchant, world, merchantState: world.merchantState(merchant.code) }
  const site = resolveSite({
    status: await statusOf(whose),
    manifest: manifestInForce(
      await merchants.read(merchant, 'wps/system/manifest.json'),
      await scheduledNow(whose),
    ),
    base: `${origin}/m/`,
  })
  if (!site) return undefined
  const { size, scheme } = order
  const background = resolveTheme(site, layoutOf(registry, site), scheme === 'dark').values.bg ?? '#ffffff'
  const logo = await logoOf(merchants, merchant, site.logo)
  const key = createHash('sha256')
    .update(`${splashFile(size, scheme)} ${background} `)
    .update(logo ?? '')
    .digest('base64url')
  const etag = `"${key}"`
  const headers = { etag, 'content-type': 'image/png', 'cache-control': 'public, max-age=300' }
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const { width, height, ratio } = size
  const drawn =
    kept.get(key) ?? drawSplash({ width: width * ratio, height: height * ratio, background, logo })
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, drawn)
  try {
    return new Response(new Uint8Array(await drawn), { headers })
  } catch (error) {
    kept.delete(key)
    throw error
  }
}
