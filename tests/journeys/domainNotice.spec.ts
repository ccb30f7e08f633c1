import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import {
  test as base,
  comeBack,
  expect,
  expectNoReload,
  featureOf,
  markPage,
  screenOf,
  visit,
} from '../support/journey.ts'

const STATUS = 'system/status'
const ROUTE = 'system/domainRoute'
const PING = '/wps/system/test/ping'
const PING_TIMEOUT_MS = 10_000
const RECHECK_MS = 5000
/** Files that the app needs without a connection have loaded this long after the first paint, ms. */
const QUIET_MS = 3000

type Kind = 'fast' | 'slow' | 'dead' | 'hanging' | 'portal'

interface Line {
  readonly origin: string
  /** Host and port, as a domain list names them. */
  readonly name: string
  /** Pings that arrived, with their headers. */
  readonly pings: IncomingMessage[]
  /** The number of pings that were aborted before they were answered. */
  readonly givenUp: () => number
}

const SLOW_MS = 1500
const CORS = { 'access-control-allow-origin': '*' }
const html = (answer: ServerResponse, title: string) =>
  answer
    .writeHead(200, { ...CORS, 'content-type': 'text/html' })
    .end(`<!doctype html><title>${title}</title>`)

/** Starts endpoints on this machine, each with its own server. They stop at the end of the test. */
const test = base.extend<{ line: (kind: Kind) => Promise<Line> }>({
  line: async ({ page: _ }, use) => {
    const ends: (() => void)[] = []
    await use(async (kind) => {
      const pings: IncomingMessage[] = []
      let givenUp = 0
      const server = createServer((asked, answer): unknown => {
        if (kind === 'portal') return html(answer, 'Sign in to this network')
        if (asked.url?.startsWith('/m/index.html')) return html(answer, kind)
        if (!asked.url?.startsWith(PING)) return answer.writeHead(404).end()
        pings.push(asked)
        answer.on('close', () => {
          if (!answer.writableEnded) givenUp += 1
        })
        const pong = () => answer.writeHead(200, CORS).end('pong')
        if (kind === 'fast') pong()
        if (kind === 'slow') setTimeout(pong, SLOW_MS)
        return undefined
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const { port }: Partial<AddressInfo> = Object(server.address())
      const end = () => {
        server.close()
        server.closeAllConnections()
      }
      if (kind === 'dead') end()
      else ends.push(end)
      const name = `127.0.0.1:${port}`
      return { name, origin: `http://${name}`, pings, givenUp: () => givenUp }
    })
    for (const end of ends) end()
  },
})

const notice = (page: Page) => page.getByRole('alertdialog')
const retry = (page: Page) => notice(page).getByRole('button', { name: 'Retry' })

async function setLines(office: BackOffice, lines: readonly Line[], customerService: readonly object[] = []) {
  const domainList = lines.map(({ name }) => ({ domainName: name }))
  await office.setValue(ROUTE, { customerService, domainList })
}

const gone = (office: BackOffice, message = 'Moved') =>
  office.fault(STATUS, { kind: 'business', code: 'domain_not_available', message })

/** Makes the site's own endpoint unreachable; others still answer. */
async function cut(page: Page, office: BackOffice): Promise<() => Promise<void>> {
  const own = `${office.origin}/wps/**`
  await page.route(own, (route) => route.abort('connectionrefused'))
  return () => page.unroute(own)
}

test.describe('a domain that is not available', () => {
  test('leads to the fastest of slow, dead, hanging and captive endpoints, with the codes that are known', async ({
    page,
    office,
    line,
  }) => {
    const aurora = office('aurora')
    const [slow, dead, hanging, portal, fast] = [
      await line('slow'),
      await line('dead'),
      await line('hanging'),
      await line('portal'),
      await line('fast'),
    ]
    await setLines(aurora, [slow, dead, hanging, portal, fast, fast])
    await gone(aurora, 'This domain has moved')
    await page.goto(`${aurora.origin}/m/home?affiliateCode=A1&r=R9&token=secret`)

    await expect(screenOf(page, 'domainUnavailable')).toBeVisible()
    await expect(featureOf(page, 'domainNotice')).toBeVisible()
    await expect(notice(page)).toContainText('This domain has moved')
    await expect(notice(page)).toContainText('Found a line that works')
    await retry(page).click()
    await expect(page).toHaveURL(`${fast.origin}/m/index.html?affiliateCode=A1&r=R9`)

    expect(
      fast.pings.map(({ method }) => method),
      'once, and without a preflight',
    ).toEqual(['GET'])
    expect(fast.pings[0]?.url).toMatch(/\?speed=\d{13}$/)
    expect(fast.pings[0]?.headers).not.toHaveProperty('merchant')
    expect(fast.pings[0]?.headers).not.toHaveProperty('cookie')
    expect(fast.pings[0]?.headers).not.toHaveProperty('referer')
    await expect.poll(() => hanging.givenUp(), 'the losers are given up').toBe(1)
    expect(slow.pings.length).toBe(slow.givenUp())
  })

  test('says Error where nothing is said, and offers help only where there is somebody', async ({
    page,
    office,
    line,
  }) => {
    const aurora = office('aurora')
    const fast = await line('fast')
    await setLines(aurora, [fast])
    await gone(aurora, ' ')
    await page.goto(`${aurora.origin}/m/home`)
    await expect(notice(page)).toContainText('Error')
    await expect(retry(page)).toBeEnabled()
    await expect(notice(page).getByRole('link')).toHaveCount(0)

    await aurora.setValue(ROUTE)
    await page.reload()
    const help = notice(page).getByRole('link', { name: 'Contact us' })
    await expect(help).toHaveAttribute('href', /^https:/)
    await expect(help).toHaveAttribute('rel', /noopener/)
  })

  test('says so when every endpoint is dead or captive, and Retry asks this one again', async ({
    page,
    office,
    line,
  }) => {
    const aurora = office('aurora')
    await setLines(aurora, [await line('dead'), await line('portal')])
    await gone(aurora)
    await page.goto(`${aurora.origin}/m/home`)
    await expect(notice(page)).toContainText('None of our lines can be reached')
    await retry(page).click()
    await expect(notice(page)).toContainText('None of our lines can be reached')
    await aurora.clearFault(STATUS)
    await retry(page).click()
    await expect(screenOf(page, 'home')).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })

  test('says that it looks for an endpoint, and after ten seconds that all hang', async ({
    page,
    office,
    line,
  }) => {
    const aurora = office('aurora')
    const hanging = await line('hanging')
    await setLines(aurora, [hanging, await line('dead')])
    await gone(aurora)
    await page.clock.install()
    await page.goto(`${aurora.origin}/m/home`)
    await expect(notice(page)).toContainText('Looking for the fastest line')
    await expect(retry(page)).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => hanging.pings.length).toBe(1)
    await page.clock.fastForward(PING_TIMEOUT_MS)
    await expect(notice(page)).toContainText('take too long to answer')
    await expect(retry(page)).not.toHaveAttribute('aria-busy')
    await expect.poll(() => hanging.givenUp()).toBe(1)
  })
})

test.describe('an endpoint that is lost while the app runs', () => {
  test('has a notice that stays, and Retry leads to an endpoint that was known before', async ({
    page,
    office,
    line,
  }) => {
    const aurora = office('aurora')
    const fast = await line('fast')
    await setLines(aurora, [fast])
    await page.clock.install()
    await visit(page, aurora, '/m/home?r=R9')
    const kept = page.waitForResponse((answer) => answer.url().includes(`/wps/${ROUTE}`))
    await page.clock.fastForward(QUIET_MS)
    await (await kept).finished()
    await cut(page, aurora)
    await comeBack(page)
    await page.clock.fastForward(1000)

    await expect(featureOf(page, 'domainNotice')).toBeVisible()
    await expect(notice(page)).toContainText('Network Error / CORS Errors')
    await expect(notice(page)).toContainText('Found a line that works')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(notice(page)).toBeVisible()
    await retry(page).click()
    await expect(page).toHaveURL(`${fast.origin}/m/index.html?r=R9`)
  })

  test('that answers again takes its notice back, and the player stays where they were', async ({
    page,
    office,
    line,
  }) => {
    const aurora = office('aurora')
    await setLines(aurora, [await line('dead')])
    await page.clock.install()
    await visit(page, aurora)
    await page.clock.fastForward(QUIET_MS)
    await page.waitForLoadState('networkidle')
    await markPage(page)
    const mend = await cut(page, aurora)
    await comeBack(page)
    await page.clock.fastForward(1000)
    await expect(notice(page)).toBeVisible()
    await mend()
    await expect
      .poll(async () => {
        await page.clock.fastForward(RECHECK_MS)
        return notice(page).count()
      })
      .toBe(0)
    await expectNoReload(page)
    await expect(screenOf(page, 'home')).toBeVisible()
  })

  test('is not one whose calls merely fail: while its ping answers, there is no notice', async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await visit(page, aurora)
    await aurora.fault(STATUS, { kind: 'cut' })
    const probed = page.waitForResponse((answer) => answer.url().includes(PING))
    await comeBack(page)
    expect((await probed).ok()).toBe(true)
    await expect(notice(page)).toHaveCount(0)
    await expect(screenOf(page, 'home')).toBeVisible()
  })
})
