import { expect, it, vi } from 'vitest'
import { readFingerprint } from '../../../../../src/features/auth/account/fingerprint.ts'
import { collectFingerprint } from '../../../../../src/features/auth/account/requestContext.ts'

vi.mock('../../../../../src/features/auth/account/fingerprint.ts', () => ({
  readFingerprint: vi.fn(async () => 'a fingerprint'),
}))

it('collects the fingerprint once a field has the focus, and not when the form is only looked at', async () => {
  const idle = (work: IdleRequestCallback) => {
    work({ didTimeout: false, timeRemaining: () => 50 })
    return 0
  }
  const page = Object.assign(new EventTarget(), { requestIdleCallback: idle })
  collectFingerprint(page)
  await vi.dynamicImportSettled()
  expect(readFingerprint).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('focusin'))
  page.dispatchEvent(new Event('focusin'))
  await vi.dynamicImportSettled()
  expect(readFingerprint).toHaveBeenCalledOnce()
})
