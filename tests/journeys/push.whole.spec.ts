import { expect, screenOf, visit } from '../support/journey.ts'
import { logIn } from '../support/logIn.ts'
import {
  allowPush as allow,
  answerPermission,
  pushQuestion as asks,
  BOUND,
  LEFT,
  logOut,
  PLAYER,
  pushCalls,
  servePush,
  test,
} from '../support/push.ts'

test('a member says yes: the push token is bound, and taken back at logout', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await context.grantPermissions(['notifications'], { origin: aurora.origin })
  await answerPermission(context, 'granted')
  const service = await servePush(context)
  const brought: string[] = []
  page.on('request', (request) => brought.push(request.url()))
  const library = () => brought.filter((url) => /\/registrar-/.test(url)).length
  await visit(page, aurora)
  expect(service.calls, 'nothing of Firebase for a guest').toEqual([])
  await logIn(page, aurora.origin, PLAYER)
  await expect(asks(page)).toBeVisible()
  expect(await pushCalls(aurora)).toEqual([])
  expect(library(), 'the library is not brought before somebody says yes').toBe(0)

  await allow(page).click()
  await expect(page.getByText('Notifications are on')).toBeVisible()
  await expect(asks(page)).toHaveCount(0)
  expect(library()).toBe(1)
  expect(await pushCalls(aurora)).toEqual(BOUND)
  expect(await aurora.pushTokens()).toMatchObject([{ token: 'push-token-1', topics: ['ALL'] }])
  const workers = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(workers, 'the library registers no worker of its own').toEqual(['/m/'])

  await page.reload()
  await expect(screenOf(page, 'home')).toBeVisible()
  await logOut(page)
  await expect.poll(() => pushCalls(aurora)).toEqual([...BOUND, ...LEFT])
  await expect.poll(() => service.calls.some((call) => call.startsWith('DELETE '))).toBe(true)
  expect(await aurora.pushTokens()).toEqual([])
})
