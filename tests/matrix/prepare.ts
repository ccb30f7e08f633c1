import type { Page } from '@playwright/test'
import { mergePatch } from '../../scripts/backoffice/json.ts'
import type { BackOffice } from '../support/backOffice.ts'
import { captchaOf } from '../support/captcha.ts'
import { answerOf, siteOf } from '../support/merchants.ts'
import { DRAWS, drawsIn } from './draws.ts'
import type { Before } from './states/state.ts'

const STATUS = 'system/status'

/** A state's changes of the status, as a merge patch. */
export const patchOf = (merchant: string, { status }: Before = {}): object | undefined =>
  typeof status === 'function' ? status(siteOf(merchant)) : status

/**
 * Sets up the back office for a state and holds its calls. Returns a function that undoes all of this.
 *
 * @param leave leaves the screen that has made the held calls
 */
export async function prepare(
  page: Page,
  office: BackOffice,
  before: Before,
  leave: () => Promise<unknown>,
): Promise<() => Promise<void>> {
  const { answers = {}, faults = {}, held = [], captcha } = before
  const values: Record<string, unknown> = { ...answers }
  const patch = patchOf(office.merchant, before)
  if (patch) values[STATUS] = mergePatch(answerOf(office.merchant, STATUS), patch)
  for (const [path, value] of Object.entries(values)) await office.setValue(path, value)
  for (const [path, fault] of Object.entries(faults)) await office.fault(path, fault)
  if (captcha) await captchaOf(office).trouble(captcha)
  // Held here and not in the back office: a browser has six connections per origin, and the rest of the page needs some.
  for (const path of held) await page.route(`**/wps/${path}*`, () => undefined)

  return async () => {
    // Released calls continue. Leaves the screen first, so that it does not react to the answers.
    if (held.length > 0) await leave()
    for (const path of held) await page.unroute(`**/wps/${path}*`)
    for (const path of Object.keys(faults)) await office.clearFault(path)
    for (const path of Object.keys(values))
      await office.setValue(path, ...(path === DRAWS ? [drawsIn(office.merchant)] : []))
    if (captcha) await captchaOf(office).mend(captcha.part)
  }
}
