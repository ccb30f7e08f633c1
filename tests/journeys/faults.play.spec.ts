import type { Locator, Page } from '@playwright/test'
import { isMissing, NOT_OFFERED, UNREAD } from '../support/faults/kinds.ts'
import { testLoading } from '../support/faults/loading.ts'
import { eachFault, expectAskedToLogIn, expectSaid, watched } from '../support/faults/watch.ts'
import { expect, screenOf, test } from '../support/journey.ts'
import { memberScreen } from '../support/member.ts'

const AT = '/m/responsible'
const SCREEN = 'responsiblePlay'

testLoading({
  path: 'member/playLimits',
  at: AT,
  screen: SCREEN,
  whole: (main) => main.getByRole('button', { name: 'Set a limit: Per day' }),
})

interface Asked {
  readonly path: string
  /** Opens the dialog that sends the request, and fills it. */
  readonly open: (page: Page, main: Locator) => Promise<Locator>
  readonly send: string
}

const ASKED: readonly Asked[] = [
  {
    path: 'member/playLimit',
    async open(page, main) {
      await main.getByRole('button', { name: 'Set a limit: Per day' }).click()
      const dialog = page.getByRole('dialog', { name: 'Per day' })
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('150')
      return dialog
    },
    send: 'Confirm',
  },
  {
    path: 'member/selfExclusion',
    async open(page, main) {
      await main.getByRole('radio', { name: '7 days' }).check()
      await main.getByRole('button', { name: 'Exclude me' }).click()
      return page.getByRole('alertdialog')
    },
    send: 'Exclude me',
  },
]

for (const { path, open, send } of ASKED) {
  test(`${path}: the dialog says why, once, keeps what stands in it, and sends the same request again`, async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    const visitor = await watched(page)
    await memberScreen(page, aurora, AT, SCREEN)
    const main = screenOf(page, SCREEN)
    const dialog = await open(page, main)
    const button = dialog.getByRole('button', { name: send })
    const said = dialog.getByRole('alert')
    const sent = new Set<unknown>()
    page.on('request', (request) => {
      if (request.url().includes(`/wps/${path}`)) sent.add(request.postDataJSON().requestId)
    })
    await eachFault(
      aurora,
      path,
      test.step,
      {
        async meet(kind) {
          const asked = page.waitForRequest(`**/wps/${path}`)
          await button.click()
          await asked
          await visitor.passTime(kind, async () => (await button.getAttribute('aria-busy')) === null)
          if (isMissing(kind)) await expect(said).toContainText(NOT_OFFERED)
          else await expectSaid(visitor, said, kind.situation)
          await visitor.expectWell(dialog)
        },
        async recover() {
          await expect(button).toBeEnabled()
        },
      },
      UNREAD,
    )
    await aurora.fault(path, { kind: 'status', status: 401 })
    await button.click()
    await expectAskedToLogIn(visitor)
    expect(sent.size).toBe(1)
  })
}
