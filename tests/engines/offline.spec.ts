import { resolve } from 'node:path'
import { startBackoffice } from '../../scripts/backoffice/server.ts'
import { inRoot } from '../../scripts/toolchain/run.ts'
import { backOffice } from '../support/backOffice.ts'
import { expect, test } from './journey.ts'

const DIST = resolve(process.env.DIST_DIR ?? inRoot('dist'))
const PICTURE = '/m/merchants/aurora/logo.svg'

test('what was visited starts while its host cannot be reached, with its pictures', async ({
  engine,
  player,
  visit,
}) => {
  const host = await startBackoffice({
    port: 0,
    merchantsDir: inRoot('merchants'),
    distDir: DIST,
    log: () => {},
  })
  const aurora = backOffice('aurora', 'engine-offline', host.port)
  await visit(aurora)
  await engine.ask(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() =>
      engine.ask(async (path: string) => Boolean(await caches.match(path, { ignoreVary: true })), PICTURE),
    )
    .toBe(true)
  await host.close()
  await engine.open(`${aurora.origin}/m/home`)
  await player.isOn('home')
  await player.sees({ css: `img[src$="${PICTURE}"]` })
})
