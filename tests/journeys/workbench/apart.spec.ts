import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '../../support/bench.ts'

test('the workbench is refused under a merchant’s name, to another site’s page, and without its token', async ({
  page,
  bench,
}) => {
  const refused = await page.goto(`http://aurora.localhost:${bench.port}/workbench`)
  expect(refused?.status()).toBe(403)
  // No request from a page of the app's origin may have an effect.
  await page.goto(`http://aurora.localhost:${bench.port}/m/home`)
  const answer = await page.evaluate(async (url) => {
    const said = await fetch(`${url}/api/save`, { method: 'POST', mode: 'no-cors', body: '{}' })
    return said.type
  }, bench.url)
  expect(answer).toBe('opaque')
  for (const headers of [{}, { 'x-workbench-token': 'guessed' }]) {
    const direct = await fetch(`${bench.url}/api/overview`, { method: 'POST', headers, body: '{}' })
    expect(direct.status).toBe(403)
  }
})

test('no byte of the workbench is in what merchants are served', async ({ bench }) => {
  const dist = process.env.DIST_DIR ?? resolve(import.meta.dirname, '../../../dist')
  expect(bench.port).toBeGreaterThan(0)
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(js|css|html|json)$/.test(entry.name),
  )
  expect(files.length).toBeGreaterThan(10)
  const holding = files.filter(({ parentPath, name }) =>
    /workbench|rjsf|dnd-kit/i.test(readFileSync(join(parentPath, name), 'utf8')),
  )
  expect(holding.map(({ name }) => name)).toEqual([])
})
