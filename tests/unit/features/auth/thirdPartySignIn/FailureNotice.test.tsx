// @vitest-environment happy-dom
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { FailureNotice } from '../../../../../src/features/auth/thirdPartySignIn/FailureNotice.tsx'
import type { I18n } from '../../../../../src/i18n/createI18n.ts'
import { Sheet } from '../../../../../src/ui/Sheet.tsx'
import { cleanUp, render } from '../../../ui/render.tsx'
import { speak } from '../../domainNotice/texts.ts'

let i18n: I18n
beforeAll(async () => {
  i18n = await speak()
  await i18n.ready('thirdPartySignIn')
})
afterEach(cleanUp)

const nothing = () => undefined
const page = (isSheetOpen: boolean, hasFailed: boolean) => (
  <I18nextProvider i18n={i18n.instance}>
    <Sheet open={isSheetOpen} title="Language" closeLabel="Close" onClose={nothing}>
      English
    </Sheet>
    {hasFailed && <FailureNotice failure={{ messageKey: 'auth/popup-closed-by-user' }} onClose={nothing} />}
  </I18nextProvider>
)
const notices = () => document.querySelectorAll('[role=alertdialog]').length

it('says at once that a sign-in has failed, and goes on saying it', () => {
  const { update } = render(page(false, true))
  expect(notices()).toBe(1)
  update(page(false, true))
  expect(notices()).toBe(1)
})

it('waits with it until what the player has opened is closed: never two modals', () => {
  const { update } = render(page(true, false))
  update(page(true, true))
  expect(notices()).toBe(0)
  update(page(false, true))
  expect(notices()).toBe(1)
})
