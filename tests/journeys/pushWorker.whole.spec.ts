import type { BrowserContext } from '@playwright/test'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { createDelivery, shownNotifications } from '../support/push.ts'

test.use({ serviceWorkers: 'allow' })

/** Clicks the newest notification. No browser lets a test do that, so this dispatches the event to the real worker. */
const clickNotification = (context: BrowserContext) =>
  context.serviceWorkers()[0]?.evaluate(async () => {
    const scope: unknown = self
    const own = (from: unknown, name: string): unknown => Object(from)[name]
    const shown: Notification[] = await Object(own(scope, 'registration')).getNotifications()
    // `focus` requires a real click, which does not exist here.
    Object(own(scope, 'WindowClient')).prototype.focus = async () => undefined
    const event = Object.assign(new Event('notificationclick'), {
      notification: shown.at(-1),
      waitUntil() {},
    })
    self.dispatchEvent(event)
  })

test('every push shows one notification, whatever it says, and the page that is looked at hears of it', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await context.grantPermissions(['notifications'], { origin: aurora.origin })
  await visit(page, aurora)
  const deliver = await createDelivery(page, aurora.origin)
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    navigator.serviceWorker.addEventListener('message', ({ data }) => heard.push(data))
  })
  await deliver(
    JSON.stringify({ notification: { title: 'You won' }, fcmOptions: { link: '/m/activity?id=1' } }),
  )
  await expect
    .poll(() => shownNotifications(page))
    .toEqual([{ title: 'You won', body: '', url: `${aurora.origin}/m/activity?id=1` }])
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'heard'))))
    .toContain('"isFirebaseMessaging":true,"messageType":"push-received"')

  for (const [index, text] of ['{ not json', '', '{"notification":5}'].entries()) {
    await deliver(text)
    await expect.poll(async () => (await shownNotifications(page)).length).toBe(index + 2)
  }
  const urls = (await shownNotifications(page)).map(({ url }) => url)
  expect(urls.filter((url) => url === `${aurora.origin}/m/home`)).toHaveLength(3)
})

test('a click on a notification leads an open page there, and nowhere outside of the site', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await context.grantPermissions(['notifications'], { origin: aurora.origin })
  await visit(page, aurora)
  const deliver = await createDelivery(page, aurora.origin)
  await deliver(JSON.stringify({ notification: { title: 'Join' }, fcmOptions: { link: '/m/register' } }))
  await expect.poll(async () => (await shownNotifications(page)).length).toBe(1)
  await clickNotification(context)
  await expect(screenOf(page, 'register')).toBeVisible()
  await expect.poll(() => shownNotifications(page), 'it is closed by the click').toEqual([])

  await deliver(
    JSON.stringify({ notification: { title: 'Evil' }, fcmOptions: { link: 'https://evil.test/m/home' } }),
  )
  await expect.poll(async () => (await shownNotifications(page)).length).toBe(1)
  await clickNotification(context)
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(new URL(page.url()).origin).toBe(aurora.origin)
})
