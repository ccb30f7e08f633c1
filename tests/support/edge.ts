import type { EdgeEnv } from '../../src/edge/env.ts'

/** A fake platform that answers by path prefix and records the requests; any other path is a 404. */
export function platformOf(answers: Readonly<Record<string, () => Response | Promise<Response>>>) {
  const heard: Request[] = []
  let now = Date.UTC(2026, 0, 1)
  const env: EdgeEnv = {
    platform: 'http://platform.test',
    send: async (request) => {
      heard.push(request)
      const path = Object.keys(answers).find((start) =>
        request.url.slice('http://platform.test'.length).startsWith(start),
      )
      return (path === undefined ? undefined : answers[path]?.()) ?? new Response('', { status: 404 })
    },
    asset: async (path) => {
      if (path === '/m/index.html') return new Response(DOCUMENT)
      return path === '/m/preload-map.json' ? Response.json(MAP) : undefined
    },
    now: () => now,
    address: '203.0.113.9',
  }
  return {
    env,
    heard,
    /** The requested paths, without queries. */
    asked: () => heard.map(({ url }) => url.slice('http://platform.test'.length).split('?')[0]),
    later: (ms: number) => {
      now += ms
    },
  }
}

export const statusOf =
  (info: object, more: object = {}) =>
  () =>
    Response.json({ success: true, value: { merchantCode: 'acme', info, ...more } })

export const placeHere = { host: 'acme.test', hostname: 'acme.test', origin: 'http://acme.test' }

/** A document in the form that the build writes. */
export const DOCUMENT = `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'sha256-x='">
    <meta charset="utf-8">
    <title>…</title>
    <style>html { color: CanvasText; }</style>
    <script>boot()</script>
  </head>
  <body>
    <div id="root"><div id="splash"><i></i></div></div>
    <noscript>This site needs JavaScript.</noscript>
  </body>
</html>
`

export const MAP = {
  entry: '/m/assets/app-1.js',
  layouts: { M1: ['/m/assets/M1-1.js'] },
  soon: { M1: [] },
  texts: { EN: '/m/assets/en-1.js' },
  doorTexts: {},
  home: ['/m/home'],
  sections: {},
  doors: ['/m/login'],
  signIn: { M1: ['/m/assets/doors-1.js'] },
  signInForms: ['/m/assets/signIn-1.js'],
  prefetch: {
    bannerCarousel: [
      {
        path: '/wps/relay/MCSFE_getBanners',
        query: { groupNames: { option: 'group', otherwise: 'm_home' } },
        picture: 'image',
      },
    ],
    gameLanes: [{ path: '/wps/relay/GCSGAME_newGameVendor', query: { platform: 'html5' } }],
  },
  homes: { M1: ['bannerCarousel', 'gameLanes'] },
  choice: [],
}
