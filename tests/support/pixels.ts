import type { BrowserContext, Request } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { TEST_PORT } from './place.ts'

export type Network = 'facebook' | 'tiktok' | 'kwai' | 'google' | 'bigo'

/** Made-up ids in each network's format. */
export const PIXEL_IDS: Readonly<Record<Network, string>> = {
  facebook: '900210018980612',
  tiktok: 'CISTANBUL5TR34KHB453',
  kwai: '552100987341',
  google: 'G-ISTANBUL1',
  bigo: '9021304407',
}

/** The address of each vendor's script, from its official snippet. */
const SCRIPTS: readonly (readonly [Network, RegExp])[] = [
  ['facebook', /^https:\/\/connect\.facebook\.net\/en_US\/fbevents\.js/],
  ['tiktok', /^https:\/\/analytics\.tiktok\.com\/i18n\/pixel\/events\.js/],
  ['kwai', /^https:\/\/s21-def\.(?:ap4r\.com|ks-la\.net)\/.*events\.js/],
  ['google', /^https:\/\/www\.googletagmanager\.com\/gtag\/js/],
  ['bigo', /^https:\/\/api\.imotech\.video\/ad\/events\.js/],
]
const VENDORS =
  /^https:\/\/(?:[\w-]+\.)*(?:facebook\.(?:com|net)|tiktok\.com|ap4r\.com|ks-la\.net|googletagmanager\.com|google-analytics\.com|imotech\.video|bytegle\.site)\//

/** The behaviour of a vendor's script; `missing`: 404, `hang`: never ends. */
export type How = 'well' | 'missing' | 'hang' | 'throw' | 'replace' | 'lead'

/** A message of a stand-in to its vendor. */
export interface Said {
  readonly network: Network
  readonly event: string
  readonly id: string
  readonly more: Readonly<Record<string, unknown>> | undefined
  readonly found: Readonly<Record<string, string>>
}

export interface Vendors {
  /** The messages to the vendors, in the order in which they arrived. */
  readonly said: Said[]
  /** Networks whose scripts were requested. */
  readonly asked: Network[]
  /** Everything that was sent to a vendor: addresses, headers, bodies. */
  readonly sent: () => Promise<string>
}

/** Turns all pixels of a merchant on. */
export const turnOnPixels = (office: BackOffice, ids: Partial<Record<Network, string>> = PIXEL_IDS) =>
  office.patchStatus({ info: { analytics: ids } })

/** Replaces the vendors by the back office's stand-ins: no request leaves the machine. */
export async function playVendors(
  context: BrowserContext,
  how: Partial<Record<Network, How>> = {},
): Promise<Vendors> {
  const said: Said[] = []
  const asked: Network[] = []
  const sent: Promise<string>[] = []
  const note = async (request: Request) =>
    [request.url(), JSON.stringify(await request.allHeaders()), request.postData() ?? ''].join('\n')
  await context.route(VENDORS, async (route) => {
    const request = route.request()
    sent.push(note(request))
    const url = request.url()
    const [network] = SCRIPTS.find(([, script]) => script.test(url)) ?? []
    if (network) {
      asked.push(network)
      const way = how[network] ?? 'well'
      if (way === 'hang') return
      const answer = await fetch(`http://localhost:${TEST_PORT}/pixel-stand-in/${network}.js?how=${way}`)
      return route.fulfill({
        status: answer.status,
        contentType: 'text/javascript',
        body: await answer.text(),
      })
    }
    const text = new URL(url).searchParams.get('said') ?? request.postData()
    if (text) said.push(JSON.parse(text))
    if (request.resourceType() === 'document')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html>elsewhere' })
    return route.fulfill({ status: 204, body: '' })
  })
  return { said, asked, sent: async () => (await Promise.all(sent)).join('\n') }
}
