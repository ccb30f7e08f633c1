import { retryCaptcha, widgetOf } from '../support/captcha.ts'
import { eachFault, expectTexts, nothingSaid, watched } from '../support/faults/watch.ts'
import { expect, test, visit } from '../support/journey.ts'

/** Requires a captcha at the login. */
const withCaptcha = (geetest: boolean) => ({
  info: { login: { captcha: { enabled: true }, geetest }, register: { captcha: { enabled: true }, geetest } },
})

test('the picture of a captcha: whatever goes wrong with the call, its place says so, once, and Retry brings one', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.patchStatus(withCaptcha(false))
  const visitor = await watched(page)
  const captcha = widgetOf(page)
  const retry = retryCaptcha(page)
  await eachFault(aurora, 'captcha/image', test.step, {
    async meet(kind) {
      await visit(page, aurora, '/m/login', 'login')
      await visitor.passTime(kind, async () => (await retry.count()) > 0)
      // § 1.8: "Captcha loader 60205: 'Network failure'".
      await expectTexts(visitor, 'Network failure')
      await visitor.expectWell()
    },
    async recover() {
      await retry.click()
      await expect(captcha.getByRole('img')).toBeVisible()
      await nothingSaid(visitor)
    },
  })
})

test('what a slider captcha starts with: whatever goes wrong with the call, its place says so, once, with Retry', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.patchStatus({ info: { ...withCaptcha(true).info, gw: { GEETEST_VERSION: 'v3' } } })
  const visitor = await watched(page)
  const retry = retryCaptcha(page)
  await eachFault(aurora, 'captcha/geetest', test.step, {
    async meet(kind) {
      await visit(page, aurora, '/m/login', 'login')
      await visitor.passTime(kind, async () => (await retry.count()) > 0)
      await expectTexts(visitor, 'Network failure')
      await visitor.expectWell()
    },
    async recover() {
      const asked = page.waitForRequest('**/wps/captcha/geetest**')
      await retry.click()
      await asked
    },
  })
})
