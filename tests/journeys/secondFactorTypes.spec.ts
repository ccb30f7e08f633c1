import { expect, test } from '../support/journey.ts'
import { storedSession } from '../support/loginForm.ts'
import { confirm, expectLoggedIn, factorMember, fieldOf, logInHalf } from '../support/secondFactor.ts'

for (const [merchant, userName, type, width] of [
  ['aurora', 'emailpayee', 1, 320],
  ['aurora', 'googlepayee', 2, 390],
  ['aurora', 'nosms', 4, 480],
  ['saigon', 'emailpayee', 1, 360],
  ['saigon', 'nosms', 2, 430],
] as const) {
  test(`${merchant}, ${width} px: a member of type ${type} confirms by payee name as players do`, async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const member = factorMember(merchant, userName)
    await logInHalf(page, office(merchant), member)
    await fieldOf(page, 'Payee name').fill(member.payeeName)
    await confirm(page)
    await expectLoggedIn(page)
    expect(await storedSession(page)).toMatchObject({ userName, type })
  })
}
