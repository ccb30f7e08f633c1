import type { Locator } from '@playwright/test'
import { expect, screenOf, test, visit } from '../journey.ts'
import { openSession } from '../member.ts'
import { REFERENCE, word } from './catalogue.ts'
import { isMissing, NOT_OFFERED, OTHERS } from './kinds.ts'
import { eachFault, expectAskedToLogIn, watched } from './watch.ts'

/** A member's screen and the call that loads it. */
export interface Loading {
  readonly path: string
  readonly at: string
  readonly screen: string
  /** An element that is only there if nothing is wrong. */
  readonly whole: (main: Locator) => Locator
  /** What the screen says where the back office does not have the call. */
  readonly missing?: string
}

/** Tests every fault of a call that loads a screen. */
export function testLoading({ path, at, screen, whole, missing = NOT_OFFERED }: Loading): void {
  test(`${path}: the screen says that it could not be loaded, and loads it when that is over`, async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    const visitor = await watched(page)
    await openSession(page, aurora)
    const main = screenOf(page, screen)
    await eachFault(
      aurora,
      path,
      test.step,
      {
        async meet(kind) {
          await visit(page, aurora, at, screen)
          const said = main.getByText(isMissing(kind) ? missing : word('could_not_load'))
          await visitor.passTime(kind, async () => (await said.count()) > 0)
          if (isMissing(kind)) await expect(main.getByRole('link', { name: 'Contact us' })).toBeVisible()
          else await expect(main).toContainText(REFERENCE)
          await visitor.expectWell()
        },
        async recover(kind) {
          if (isMissing(kind)) await visit(page, aurora, at, screen)
          else await main.getByRole('button', { name: 'Retry' }).click()
          await expect(whole(main)).toBeVisible()
        },
      },
      OTHERS,
    )
    await aurora.fault(path, { kind: 'status', status: 401 })
    await page.goto(aurora.origin + at)
    await expectAskedToLogIn(visitor)
  })
}
