import type { Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { expect, featureOf, screenOf, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'

const quick = (page: Page) => page.locator('[data-section="quickActions"]')
const invite = (page: Page) => quick(page).getByRole('link', { name: 'Invite' })
const footer = (page: Page) => page.locator('[data-section="footer"]').getByRole('link', { name: 'Friends' })
const shortcut = (page: Page) =>
  featureOf(page, 'activityShortcut').getByRole('button', { name: 'Activities' })

/** A home with all the places that offer to invite friends. */
async function offering(office: BackOffice, settings: object = {}) {
  await office.setValue('system/manifest.json', {
    templates: {
      parameters: {
        home: JSON.stringify({
          sections: [
            { type: 'quickActions', items: ['invite', 'service'] },
            { type: 'footer', links: [{ title: 'Friends', url: '/m/inviteFriends' }] },
          ],
        }),
      },
    },
  })
  await office.setSettings({
    referral_enabled: 1,
    referral_promotion_disabled: 0,
    activity_shortcut: {
      enabled: 1,
      items: [
        { title: 'Bring a friend', redirect: 'INVITE_FRIENDS' },
        { title: 'Pay in', redirect: 'DEPOSIT' },
      ],
    },
    ...settings,
  })
}

const inSheet = (page: Page) => page.getByRole('dialog').getByRole('link', { name: 'Bring a friend' })

test('where referral is enabled everybody is led to the invitation of friends', async ({ page, office }) => {
  const aurora = office('aurora')
  await offering(aurora)
  await visit(page, aurora)
  await expect(invite(page)).toHaveAttribute('href', '/m/inviteFriends')
  await expect(footer(page)).toHaveAttribute('href', '/m/inviteFriends')
  await shortcut(page).click()
  await inSheet(page).click()
  await expect(screenOf(page, 'inviteFriends')).toBeVisible()
})

test('where it is not enabled, customer service opens; what offers itself is not there', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await offering(aurora, { referral_enabled: -1 })
  await visit(page, aurora)
  const service = await quick(page).getByRole('link').nth(1).getAttribute('href')
  expect(service).toMatch(/^https:/)
  await expect(invite(page)).toHaveAttribute('href', service ?? '')
  await expect(invite(page)).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(footer(page)).toHaveAttribute('href', service ?? '')
  await shortcut(page).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Pay in' })).toBeVisible()
  await expect(inSheet(page)).toHaveCount(0)
})

test('the member centre offers it where there is a referral', async ({ page, office }) => {
  const aurora = office('aurora')
  await asMember(page, aurora)
  await visit(page, aurora, '/m/member/home', 'member.home')
  const entry = screenOf(page, 'member.home').getByRole('link', { name: 'Invite', exact: true }).first()
  await expect(entry).toHaveAttribute('href', '/m/inviteFriends')
  await aurora.setSettings({ referral_promotion_disabled: 1 })
  await visit(page, aurora, '/m/member/home', 'member.home')
  await expect(screenOf(page, 'member.home').getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(entry).toHaveCount(0)
})
