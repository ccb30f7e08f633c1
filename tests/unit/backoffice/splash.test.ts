import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawSplash } from '../../../scripts/art/splash.ts'
import { type Server, serve, write } from './fixture.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="4"><path fill="#f00" d="M0 0h10v4H0z"/></svg>'

const pixel = async (picture: Uint8Array, left: number, top: number) => {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

let server: Server
beforeAll(async () => {
  server = await serve()
  await write(join(server.root, 'merchants/red/pictures/logo.svg'), LOGO)
  await write(join(server.root, 'merchants/red/wps/system/manifest.json'), {
    templates: {
      parameters: {
        image_logo: '/m/merchants/red/logo.svg',
        theme: JSON.stringify({ scheme: 'auto', tokens: { bg: '#102030' } }),
      },
    },
  })
})
afterAll(() => server.stop())

describe('a start-up picture', () => {
  it("is drawn from the merchant's theme and logo, exactly as large as the screen", async () => {
    const reply = await server.ask('/m/splash/750x1334-dark.png?merchantCode=red', {
      headers: { host: 'red.localhost' },
    })
    expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } })
    expect(await sharp(reply.bytes).metadata()).toMatchObject({ width: 750, height: 1334 })
    expect(await pixel(reply.bytes, 4, 4)).toEqual([0x10, 0x20, 0x30])
    expect(await pixel(reply.bytes, 375, 667)).toEqual([255, 0, 0])
  })

  it('is sent once to who keeps it', async () => {
    const headers = { host: 'red.localhost' }
    const { etag = '' } = (await server.ask('/m/splash/828x1792-light.png', { headers })).headers
    const again = await server.ask('/m/splash/828x1792-light.png', {
      headers: { ...headers, 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })

  it('is not drawn for a screen that there is not', async () => {
    const headers = { host: 'red.localhost' }
    for (const file of ['1x1-dark.png', '750x1334.png', '99999x99999-dark.png', '750x1334-dark.svg'])
      expect((await server.ask(`/m/splash/${file}`, { headers })).status).toBe(404)
  })

  it('is the plain background where the logo cannot be read', async () => {
    const picture = await drawSplash({
      width: 20,
      height: 40,
      background: '#102030',
      logo: Buffer.from('no'),
    })
    expect(await pixel(picture, 10, 20)).toEqual([0x10, 0x20, 0x30])
  })
})
