import type { Page } from '@playwright/test'
import { LEASE_MS } from '../../src/features/tracking/model/queue.ts'
import type { BackOffice } from '../support/backOffice.ts'
import { comeBack, expect, screenOf, test, visit } from '../support/journey.ts'
import { PLAYER } from '../support/logIn.ts'
import { loginForm, withoutCaptcha } from '../support/loginForm.ts'
import { fillRegistration, trackedEvents } from '../support/registering.ts'

const EVENTS = 'relay/MCSFE_trackEvents'
const PATH = `/wps/${EVENTS}`

const namesOf = async (office: BackOffice) => (await trackedEvents(office)).map(({ eventName }) => eventName)
const waiting = (page: Page, office: BackOffice) =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', `SHELL_events_${office.merchant}`)

async function registerWithoutEvents(page: Page, office: BackOffice, name: string): Promise<void> {
  await office.fault(EVENTS, { kind: 'status', status: 503 })
  await visit(page, office, '/m/register', 'register')
  await fillRegistration(page, office, name)
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect.poll(() => waiting(page, office)).toContain('register_complete')
}

test('an event that cannot be sent waits, survives a reload, and is sent once', async ({ page, office }) => {
  const manila = office('manila')
  await registerWithoutEvents(page, manila, 'patient')
  expect(await namesOf(manila)).toEqual([])
  await manila.clearFault(EVENTS)
  await page.reload()
  // Events that were never sent are sent when the page is left, before the failed ones. So the order is not fixed.
  await expect
    .poll(async () => (await namesOf(manila)).sort())
    .toEqual(['register_complete', 'register_submit'])
  await expect.poll(() => waiting(page, manila)).toBe('')
  const ids = (await trackedEvents(manila)).map(({ eventID }) => eventID)
  expect(new Set(ids).size).toBe(2)
  const [call] = (await manila.calls(PATH)).filter(({ status }) => status === 200)
  expect(call?.headers.names).not.toContain('authorization')
  expect(call?.headers.values).toMatchObject({ merchant: 'manila' })
})

test('when the connection comes back, waiting events are sent', async ({ page, office }) => {
  const manila = office('manila')
  await registerWithoutEvents(page, manila, 'lineless')
  await manila.clearFault(EVENTS)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => namesOf(manila)).toEqual(['register_submit', 'register_complete'])
})

test('leaving while an event is being sent: it is sent with the headers of the contract, under one id', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await withoutCaptcha(manila)
  await manila.fault(EVENTS, { kind: 'hang' })
  await visit(page, manila, '/m/login', 'login')
  const sending = page.waitForRequest((request) => request.url().endsWith(PATH))
  await loginForm(page).submit(PLAYER.userName)
  await sending
  expect(await waiting(page, manila)).toContain('login')
  await page.goto('about:blank')
  await manila.clearFault(EVENTS)
  // Nobody else may send the event until its lease has ended. The page's own timers keep their pace.
  await page.clock.install({ time: Date.now() + LEASE_MS })
  await visit(page, manila)
  await expect.poll(() => namesOf(manila)).toContain('login')
  const ids = (await trackedEvents(manila)).map(({ eventID }) => eventID)
  expect(new Set(ids).size).toBe(1)
  const [call] = await manila.calls(PATH)
  expect(call?.headers.values).toMatchObject({ merchant: 'manila', language: 'EN' })
})

test('leaving while offline loses no event', async ({ page, context, office }) => {
  const manila = office('manila')
  await registerWithoutEvents(page, manila, 'offline')
  await context.setOffline(true)
  await comeBack(page)
  await context.setOffline(false)
  await manila.clearFault(EVENTS)
  await page.reload()
  await expect
    .poll(async () => (await namesOf(manila)).sort())
    .toEqual(['register_complete', 'register_submit'])
})

test('two tabs send no event twice', async ({ page, context, office }) => {
  const manila = office('manila')
  await registerWithoutEvents(page, manila, 'twotabs')
  const other = await context.newPage()
  await visit(other, manila)
  await manila.clearFault(EVENTS)
  await Promise.all([page, other].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))))
  await expect.poll(() => namesOf(manila)).toEqual(['register_submit', 'register_complete'])
  await Promise.all([page, other].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))))
  await expect.poll(() => waiting(page, manila)).toBe('')
  expect(await namesOf(manila)).toEqual(['register_submit', 'register_complete'])
})

test('events are sent whatever is stored in the queue', async ({ page, office }) => {
  const manila = office('manila')
  await withoutCaptcha(manila)
  await page.addInitScript(() => {
    if (location.origin !== 'null' && !localStorage.getItem('SHELL_events_manila'))
      localStorage.setItem('SHELL_events_manila', '[null,7,{"event":{"eventName":3}},{"event":{}}')
  })
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit(PLAYER.userName)
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect.poll(() => namesOf(manila)).toEqual(['login'])
})

test('a refused event is not sent again', async ({ page, office }) => {
  const manila = office('manila')
  await withoutCaptcha(manila)
  await manila.fault(EVENTS, { kind: 'business', code: 'events.unknown' })
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit(PLAYER.userName)
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect.poll(async () => (await manila.calls(PATH)).length).toBe(1)
  await expect.poll(() => waiting(page, manila)).toBe('')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
