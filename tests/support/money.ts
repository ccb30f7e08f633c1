import type { Page } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { screenOf, visit } from './journey.ts'
import { logIn } from './logIn.ts'

export const PLAYER = { userName: 'player', password: 'Player!2026' }
export const AGENT = { userName: 'agent', password: 'Player!2026' }

/** Logs in. Captchas are off: they have their own journeys. */
export async function asMember(page: Page, office: BackOffice, member = PLAYER): Promise<void> {
  await office.patchStatus({
    info: {
      login: { captcha: { enabled: false }, geetest: false },
      register: { captcha: { enabled: false }, geetest: false },
    },
  })
  await logIn(page, office.origin, member)
}

/** Logs in, opens a screen of the money features and returns it. */
export async function moneyScreen(
  page: Page,
  office: BackOffice,
  path: string,
  screen: string,
  member = PLAYER,
) {
  await asMember(page, office, member)
  await visit(page, office, path, screen)
  return screenOf(page, screen)
}

/** The body of the last call to a path. */
export async function lastBody(office: BackOffice, path: string): Promise<Readonly<Record<string, unknown>>> {
  const body = (await office.calls(path)).at(-1)?.body
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
