import { expect, screenOf, test } from '../support/journey.ts'
import { memberScreen } from '../support/member.ts'

test('without a session the address leads home', async ({ page, office }) => {
  await page.goto(`${office('aurora').origin}/m/feedback`)
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('a member says something, and is thanked', async ({ page, office }) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, '/m/feedback', 'feedback')
  await screen.getByRole('button', { name: 'Send message' }).click()
  await expect(screen.getByRole('alert')).toHaveCount(2)
  await expect(screen.getByLabel('Subject')).toBeFocused()
  await screen.getByLabel('Subject').fill(' Night mode ')
  await screen.getByRole('button', { name: 'Send message' }).click()
  await expect(screen.getByLabel('Your message')).toBeFocused()
  await screen.getByLabel('Your message').fill('It is easy\non the eyes.')
  await screen.getByRole('button', { name: 'Send message' }).click()
  await expect(screen.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  expect(await aurora.lastBody('/wps/member/feedback')).toEqual({
    title: 'Night mode',
    content: 'It is easy\non the eyes.',
  })
})

test('what was written stays where it could not be sent', async ({ page, office }) => {
  const manila = office('manila')
  await manila.fault('member/feedback', {
    kind: 'business',
    code: 'busy',
    message: 'Please try later.',
    times: 1,
  })
  const screen = await memberScreen(page, manila, '/m/feedback', 'feedback')
  await screen.getByLabel('Subject').fill('Hello')
  await screen.getByLabel('Your message').fill('A long story.')
  await screen.getByRole('button', { name: 'Send message' }).click()
  await expect(screen.getByRole('alert')).toContainText('Please try later.')
  await expect(screen.getByLabel('Your message')).toHaveValue('A long story.')
  await screen.getByRole('button', { name: 'Send message' }).click()
  await expect(screen.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
})
