import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { patchOf, readChange } from '../../scripts/merchant/impact/changes.ts'
import type { Look } from '../../scripts/merchant/impact/looks.ts'
import { IMPACT_REPORT, screensThatDiffer } from '../../scripts/merchant/impact/pictures.ts'
import { expect, test } from '../support/journey.ts'
import { TEST_PORT } from '../support/place.ts'

/** Screens that lose the chat. */
const WITH_CHAT: readonly Look[] = [
  { visitor: 'guest', screen: 'home', path: '/m/home' },
  { visitor: 'member', screen: 'member.home', path: '/m/member/home' },
]
/** Screens without the chat, because of their kind or their visitor. */
const WITHOUT_CHAT: readonly Look[] = [
  { visitor: 'guest', screen: 'login', path: '/m/login' },
  { visitor: 'inApp', screen: 'home', path: '/m/home' },
]
const place = { merchant: 'aurora', port: TEST_PORT }
const shown = async (browser: Parameters<typeof screensThatDiffer>[0], looks: readonly Look[], set: string) =>
  (await screensThatDiffer(browser, place, looks, patchOf([readChange(set)]))).map(
    ({ visitor, screen }) => `${visitor} ${screen}`,
  )

// Serial, because both tests use the same two worlds.
test.describe.configure({ mode: 'serial' })

test('pictures before and after: the screens from which the chat is gone, and no others', async ({
  browser,
}) => {
  expect(await shown(browser, [...WITH_CHAT, ...WITHOUT_CHAT], 'CBS3=off')).toEqual([
    'guest home',
    'member member.home',
  ])
  for (const name of ['guest.home.before.webp', 'guest.home.webp', 'guest.home.diff.webp'])
    expect(existsSync(join(IMPACT_REPORT, 'aurora', name)), name).toBe(true)
})

// The test above has already shown that other screens do not change.
test('pictures before and after: a change that changes nothing shows nothing', async ({ browser }) => {
  expect(await shown(browser, WITH_CHAT, 'CBS3=on')).toEqual([])
})
