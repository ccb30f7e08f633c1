import { comeBack, expect, expectNoReload, featureOf, markPage, test, visit } from '../support/journey.ts'

test('an operator turns chat off: the player who comes back to the page has no chat button, and has it again when it is on', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await visit(page, aurora)
  const chat = featureOf(page, 'chat').getByRole('button')
  await expect(chat).toBeVisible()
  await markPage(page)

  await aurora.setFlags({ CBS3: false })
  await comeBack(page)
  await expect(featureOf(page, 'chat')).toHaveCount(0)
  await expectNoReload(page)

  await aurora.setFlags({ CBS3: 1 })
  await comeBack(page)
  await expect(chat).toBeVisible()
  await expectNoReload(page)
})
