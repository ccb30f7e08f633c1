import { expect, test } from '@playwright/test'
import { backOffice } from '../support/backOffice.ts'
import { allCells } from './cells.ts'
import { compareWithDeployed, sendOnlyReads } from './deployed.ts'
import { languageOf } from './texts.ts'

const home = allCells.find(
  ({ merchant, visitor, screen, state }) =>
    merchant === 'aurora' && visitor === 'guest' && screen === 'home' && !state,
)

test('a deployed site is compared with its folder', async ({ browser }, { parallelIndex }) => {
  const [here, there] = [backOffice('aurora', `d${parallelIndex}`), backOffice('aurora', `e${parallelIndex}`)]
  if (!home) throw new Error('aurora has no home')
  const now = Date.now()
  for (const office of [here, there]) {
    await office.reset()
    await office.setClock(new Date(now).toISOString(), true)
  }
  const places = {
    here: here.origin,
    deployed: there.origin,
    language: languageOf('aurora'),
    now,
    folder: 'deployed',
  }
  expect((await compareWithDeployed(browser, home, places)).record.findings).toEqual([])
  await there.setFlags({ CBS3: false })
  const { record } = await compareWithDeployed(browser, home, places)
  const findings = record.findings.join('\n')
  expect(findings).toContain('[chat]')
  expect(findings).toContain('the picture has changed')
})

test('nothing is written at a deployed site', async ({ browser }, { parallelIndex }) => {
  const there = backOffice('aurora', `e${parallelIndex}`)
  await there.reset()
  const context = await browser.newContext()
  const notSent = await sendOnlyReads(context, there.origin)
  const page = await context.newPage()
  await page.goto(`${there.origin}/m/home`)
  const path = '/wps/relay/MCSFE_trackEvents'
  const error = await page.evaluate(
    (to) => fetch(to, { method: 'POST', body: '{}' }).then(() => '', String),
    path,
  )
  expect(error).toContain('TypeError')
  expect(notSent).toContain(`POST ${there.origin}${path}`)
  await context.close()
  const received = await there.calls()
  expect(received.length).toBeGreaterThan(0)
  expect(received.filter(({ method }) => method !== 'GET')).toEqual([])
})
