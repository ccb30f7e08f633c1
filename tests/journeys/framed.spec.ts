import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { originOf, TEST_PORT } from '../support/place.ts'
import { serveStatic } from '../support/staticServer.ts'

const DIST = process.env.DIST_DIR ?? resolve(import.meta.dirname, '../../dist')

/** Opens a page of another site that shows the given address in a frame. */
async function frameIt(page: Page, at: string, address: string): Promise<void> {
  // By default browsers block public pages from accessing this machine, where the tests' site runs.
  await page.context().grantPermissions(['local-network-access'], { origin: at })
  await page.route(`${at}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<h1>Framing</h1><iframe name="site" src="${address}"></iframe>`,
    }),
  )
  await page.goto(`${at}/`)
}

test.describe('behind a static host, which sends no header', () => {
  test('a page of another site cannot show the app in a frame: it neither starts nor draws', async ({
    page,
    world,
  }) => {
    const server = await serveStatic(DIST, TEST_PORT)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    try {
      const origin = originOf('aurora', world, server.port)
      await frameIt(page, 'https://elsewhere.example', `${origin}/m/home`)
      const frame = page.frameLocator('iframe[name=site]')
      await expect(frame.locator('html')).toHaveCSS('display', 'none')
      await expect(frame.locator('#root')).toHaveCount(0)
      expect(asked.filter((path) => path.startsWith('/wps/') || path.startsWith('/m/assets/'))).toEqual([])
    } finally {
      server.close()
    }
  })

  test('a page of this machine may: the workbench shows it in its phones', async ({ page, world }) => {
    const server = await serveStatic(DIST, TEST_PORT)
    try {
      const origin = originOf('aurora', world, server.port)
      await frameIt(page, 'http://desk.localhost', `${origin}/m/home`)
      await expect(page.frameLocator('iframe[name=site]').locator('[data-screen=home]')).toBeVisible()
    } finally {
      server.close()
    }
  })
})

test('the document of the pixels does nothing in a frame that has the site’s own origin', async ({
  page,
  world,
}) => {
  const file = readdirSync(join(DIST, 'm/assets')).find((name) => /^pixels-.*\.html$/.test(name))
  const origin = originOf('aurora', world, TEST_PORT)
  await page.route(`${origin}/games/none`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Own</h1>' }),
  )
  await page.goto(`${origin}/games/none`)
  const heardFrom = (sandbox: string | undefined) =>
    page.evaluate(
      ([src, allowed]) =>
        new Promise<number>((done) => {
          let heard = 0
          const frame = document.createElement('iframe')
          if (allowed !== undefined) frame.setAttribute('sandbox', allowed)
          addEventListener('message', ({ source }) => {
            if (source === frame.contentWindow) heard += 1
          })
          // Messages are delivered in order: those that the frame sent while loading have arrived before this one.
          frame.addEventListener('load', () => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => setTimeout(() => done(heard))
            port2.postMessage('')
          })
          frame.src = src ?? ''
          document.body.append(frame)
        }),
      [`/m/assets/${file}`, sandbox] as const,
    )
  expect(await heardFrom('allow-scripts')).toBe(1)
  expect(await heardFrom(undefined)).toBe(0)
})
