import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { haveNginx } from '../../scripts/toolchain/nginx.ts'
import { inRoot } from '../../scripts/toolchain/run.ts'
import { comeBack, expect, screenOf, test } from '../support/journey.ts'
import { serveConfigured } from '../support/nginxServer.ts'
import { originOf, TEST_PORT } from '../support/place.ts'
import { prepareBuilds } from '../support/secondBuild.ts'
import { buildOf, prompt, refreshTo } from '../support/updating.ts'

const DIST = resolve(process.env.DIST_DIR ?? inRoot('dist'))

/** The operator's share of the new build: `*` is everybody. */
const SHARE = '  5% canary;\n  *  stable;\n'
const HALF = '  50% canary;\n  *   stable;\n'
const NOBODY = '  * stable;\n'
const EVERYBODY = '  * canary;\n'

/** Both builds behind nginx, as scripts/deploy/nginx/canary.conf says. */
async function serveBoth(nginx: string, first: string) {
  const builds = await prepareBuilds(DIST)
  const folder = await mkdtemp(join(tmpdir(), 'canary-'))
  // nginx's workers run as another user where it is started as root.
  for (const place of [folder, dirname(builds.first)]) await chmod(place, 0o755)
  for (const [name, build] of [
    ['stable', builds.first],
    ['canary', builds.second],
  ] as const) {
    await mkdir(join(folder, name, 'dist'), { recursive: true })
    await symlink(build, join(folder, name, 'dist/m'))
  }
  const valuesWith = (share: string) => ({
    'server 127.0.0.1:8080;': `server 127.0.0.1:${TEST_PORT};`,
    'root /srv/whitelabel/$build/dist;': `root ${folder}/$build/dist;`,
    'root /srv/whitelabel;': `root ${folder};`,
    [SHARE]: share,
  })
  const server = await serveConfigured(nginx, 'canary.conf', valuesWith(first))
  const drawn = async () => (await fetch(`http://127.0.0.1:${server.port}/m/home`)).headers.get('x-build')
  return {
    port: server.port,
    /** Sets the share, and waits until new visitors get that build. */
    async share(share: string, build: string) {
      await server.reload(valuesWith(share))
      await expect.poll(drawn).toBe(build)
    },
    async close() {
      await server.close()
      await builds.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The page has asked which build is current. */
const isChecked = (page: Page) => page.waitForResponse(/\/m\/asset-manifest\.json/)

/** Comes back to the page, which then asks. */
async function checkForUpdate(page: Page): Promise<void> {
  const checked = isChecked(page)
  await comeBack(page)
  await checked
}

/** Takes the offered build, and waits for the first question of the new page: a later step must not meet its answer. */
async function takeUpdate(page: Page): Promise<void> {
  const checked = isChecked(page)
  await refreshTo(page)
  await checked
}

/** Opens screens inside the app, also those whose scripts have not been loaded yet. */
async function openOthers(page: Page, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/m/${path}`)
    await expect(screenOf(page, path)).toBeVisible()
  }
}

test('a roll-out and a roll-back: nobody is asked to change to the other build, and both load all their files', async ({
  page,
  context,
  browser,
  world,
}) => {
  const nginx = await haveNginx()
  test.skip(!nginx, 'no nginx can be had here')
  if (!nginx) return
  const server = await serveBoth(nginx, NOBODY)
  const origin = originOf('aurora', world, server.port)
  const failed: string[] = []
  const open = async (opened: Page) => {
    opened.on('response', (answer) => {
      if (answer.url().includes('/m/assets/') && answer.status() !== 200) failed.push(answer.url())
    })
    const checked = isChecked(opened)
    await opened.goto(`${origin}/m/home`)
    await expect(screenOf(opened, 'home')).toBeVisible()
    await checked
  }
  const tester = await browser.newContext()
  try {
    await open(page)
    const stable = await buildOf(page)
    await tester.addCookies([{ name: 'build', value: 'canary', url: origin }])
    const testers = await tester.newPage()
    await open(testers)
    const canary = await buildOf(testers)
    expect(canary).not.toBe(stable)
    for (const both of [page, testers]) {
      await checkForUpdate(both)
      await expect(prompt(both)).toHaveCount(0)
    }
    const [visitor] = (await context.cookies()).filter(({ name }) => name === 'visitor')
    expect(visitor?.value).toMatch(/^[0-9a-f]{32}$/)

    await server.share(EVERYBODY, 'canary')
    await openOthers(page, 'login', 'home')
    await checkForUpdate(testers)
    await expect(prompt(testers)).toHaveCount(0)
    await checkForUpdate(page)
    await takeUpdate(page)
    expect(await buildOf(page)).toBe(canary)
    expect((await context.cookies()).find(({ name }) => name === 'visitor')?.value).toBe(visitor?.value)

    await server.share(NOBODY, 'stable')
    await openOthers(page, 'register', 'home')
    await openOthers(testers, 'login', 'register')
    await checkForUpdate(page)
    await takeUpdate(page)
    expect(await buildOf(page)).toBe(stable)
    expect(failed).toEqual([])
  } finally {
    await tester.close()
    await server.close()
  }
})

test('a share of visitors gets the new build, each the same one at every visit', async () => {
  const nginx = await haveNginx()
  test.skip(!nginx, 'no nginx can be had here')
  if (!nginx) return
  const server = await serveBoth(nginx, HALF)
  const buildFor = async (visitor: string) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/m/home`, {
      headers: { cookie: `visitor=${visitor}` },
    })
    await answer.text()
    return answer.headers.get('x-build')
  }
  const visitors = Array.from({ length: 200 }, (_, at) => `visitor${at}`)
  try {
    const all = async () => {
      const builds: (string | null)[] = []
      for (const visitor of visitors) builds.push(await buildFor(visitor))
      return builds
    }
    const first = await all()
    const share = first.filter((build) => build === 'canary').length / visitors.length
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.6)
    expect(await all()).toEqual(first)
  } finally {
    await server.close()
  }
})
