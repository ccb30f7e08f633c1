import { expect, featureOf, test } from '../support/journey.ts'
import { confirm, expectLoggedIn, factorMember, fieldOf, logInHalf } from '../support/secondFactor.ts'

test('nothing of the second factor leaves in plain text, or stays in the page', async ({ page, office }) => {
  const aurora = office('aurora')
  const member = factorMember('aurora', 'google')
  const seen: string[] = []
  page.on('request', async (request) => {
    seen.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`)
  })
  await logInHalf(page, aurora, member)
  await fieldOf(page, 'Verification code').fill(member.ga ?? '')
  await confirm(page)
  await expectLoggedIn(page)
  // Its sheet is in the document until its closing animation has ended.
  await expect(featureOf(page, 'secondFactor')).toHaveCount(0)
  const secrets = [member.password, member.ga ?? '']
  const everything = [
    ...seen,
    await page.evaluate(() => JSON.stringify([window.__SITE__, { ...localStorage }, { ...sessionStorage }])),
    await page.content(),
  ].join('\n')
  for (const secret of secrets) expect(everything).not.toContain(secret)
})
