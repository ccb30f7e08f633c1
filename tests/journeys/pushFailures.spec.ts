import type { Page } from '@playwright/test'
import { expect, screenOf } from '../support/journey.ts'
import { logIn } from '../support/logIn.ts'
import {
  ageToken,
  allowPush as allow,
  allowedBefore,
  answerPermission,
  BOUND,
  expectBound,
  logOut,
  PLAYER,
  pushCalls,
  servePush,
  test,
} from '../support/push.ts'

const notice = (page: Page) => page.getByRole('alertdialog', { name: 'Notifications could not be turned on' })

/** What a browser lacks, and the text that the player reads (docs/conformance.md § 2.8). */
const BROWSERS: readonly (readonly [what: string, lacks: () => void, words: string])[] = [
  [
    'is not supported by the library',
    () => Reflect.deleteProperty(PushSubscription.prototype, 'getKey'),
    'This browser cannot receive notifications.',
  ],
  [
    'keeps no data',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
    'This browser keeps no data',
  ],
  [
    'starts no worker',
    () => {
      ServiceWorkerContainer.prototype.getRegistration = async () => undefined
      ServiceWorkerContainer.prototype.register = async () => {
        throw new TypeError('Failed to register a ServiceWorker')
      }
    },
    'The part of this site that receives notifications did not start.',
  ],
  [
    'reaches no push server',
    () => {
      PushManager.prototype.subscribe = async () => {
        throw new DOMException('Registration failed - push service error', 'AbortError')
      }
    },
    'Registering for notifications did not work.',
  ],
]

for (const [what, lacks, words] of BROWSERS) {
  test(`a browser that ${what} is told of in words`, async ({ page, context, office }) => {
    const aurora = office('aurora')
    await answerPermission(context, 'granted')
    await servePush(context)
    await context.addInitScript(lacks)
    await logIn(page, aurora.origin, PLAYER)
    await allow(page).click()
    await expect(notice(page)).toContainText(words)
    await notice(page).getByRole('button', { name: 'Not now' }).click()
    await expect(notice(page)).toHaveCount(0)
    expect(await pushCalls(aurora)).toEqual([])
  })
}

test('a registration that the service refuses is said in words, and can be tried again', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await answerPermission(context, 'granted')
  const service = await servePush(context)
  service.refusal = 'Request contains an invalid argument.'
  await logIn(page, aurora.origin, PLAYER)
  await allow(page).click()
  await expect(notice(page)).toContainText('Registering for notifications did not work')
  service.refusal = undefined
  await notice(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Notifications are on')).toBeVisible()
  expect(await pushCalls(aurora)).toEqual(BOUND)
})

test('a token that cannot be renewed after seven days is said once, and is renewed another time', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await allowedBefore(context)
  const service = await servePush(context)
  await logIn(page, aurora.origin, PLAYER)
  await expectBound(page, aurora)

  await ageToken(page)
  service.refusal = 'Requested entity was not found.'
  const said = page.getByText('Your notifications could not be renewed.')
  await page.reload()
  await expect(said).toBeVisible()
  await page.reload()
  await expect(screenOf(page, 'home')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(said).toHaveCount(0)

  service.refusal = undefined
  await page.reload()
  await expect.poll(() => pushCalls(aurora)).toEqual([...BOUND, ...BOUND])
  expect(service.calls.some((call) => call.startsWith('PATCH '))).toBe(true)
})

test('a subscription that the browser does not end at logout is said in words', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await allowedBefore(context)
  await servePush(context)
  await logIn(page, aurora.origin, PLAYER)
  await expectBound(page, aurora)
  await page.evaluate(() => localStorage.setItem('test-subscription-stays', '1'))
  await logOut(page)
  await expect(page.getByText('Notifications could not be turned off on this device.')).toBeVisible()
})
