import type { Locator, Page } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { screenOf, visit } from './journey.ts'
import { PLAYER } from './logIn.ts'
import { SESSION_KEY } from './sessionOf.ts'

/** A file of the site: a page of it has the site's storage, and none of its code. */
const FILE = '/m/asset-manifest.json'

/** Opens a session of a member in a page, without a login: that has its own journeys. */
export async function openSession(page: Page, office: BackOffice, userName = PLAYER.userName): Promise<void> {
  const session = await office.openSession(userName)
  await page.goto(office.origin + FILE)
  await page.evaluate(([key, stored]) => sessionStorage.setItem(key, stored), [SESSION_KEY, session] as const)
}

/** Opens a screen as a member, without a login. */
export async function memberScreen(
  page: Page,
  office: BackOffice,
  path: string,
  screen: string,
  userName = PLAYER.userName,
): Promise<Locator> {
  await openSession(page, office, userName)
  await visit(page, office, path, screen)
  return screenOf(page, screen)
}

/** Opens home as a member, without a login. */
export const asMember = async (page: Page, office: BackOffice, userName = PLAYER.userName): Promise<void> => {
  await memberScreen(page, office, '/m/home', 'home', userName)
}

export const isMember = (page: Page): Promise<boolean> =>
  page.evaluate((key) => sessionStorage.getItem(key) !== null, SESSION_KEY)
