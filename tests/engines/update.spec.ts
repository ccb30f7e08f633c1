import { resolve } from 'node:path'
import { inRoot } from '../../scripts/toolchain/run.ts'
import { originOf, TEST_PORT } from '../support/place.ts'
import { prepareBuilds, prepareDeployment } from '../support/secondBuild.ts'
import { serveStatic } from '../support/staticServer.ts'
import { expect, test } from './journey.ts'

const DIST = resolve(process.env.DIST_DIR ?? inRoot('dist'))

/** Runs in the page. */
const buildThere = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''

/** Runs in the page: the player looks away and comes back. */
function comeBack(): void {
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
}

test('a player who comes back after a deployment refreshes, and has the new build', async ({
  engine,
  engineName,
  player,
}) => {
  const builds = await prepareBuilds(DIST)
  const deployment = await prepareDeployment(builds)
  const host = await serveStatic(deployment.folder, TEST_PORT)
  const origin = originOf('aurora', `engine-${engineName}`, host.port)
  try {
    await engine.open(`${origin}/m/login`)
    await player.isOn('login')
    await engine.ask(async () => {
      await navigator.serviceWorker.ready
    })
    const first = await engine.ask(buildThere)
    await deployment.deploy()
    const css = '[role="alertdialog"]'
    await expect
      .poll(async () => {
        await engine.ask(comeBack)
        return engine.ask((wanted: string) => document.querySelector(wanted) !== null, css)
      })
      .toBe(true)
    await player.taps({ role: 'button', name: 'Refresh', css })
    await expect.poll(() => engine.ask(buildThere).catch(() => first)).not.toBe(first)
    await player.isOn('login')
  } finally {
    host.close()
    await deployment.remove()
    await builds.remove()
  }
})
