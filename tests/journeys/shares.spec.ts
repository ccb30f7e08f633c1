import type { Page } from '@playwright/test'
import { memberHash, numberOf } from '../../src/site/shares.ts'
import { comeBack, expect, featureOf, screenOf, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'

/** Ids of visitors whose number for the flag is below and above twenty. */
const idWith = (isWanted: (number: number) => boolean): string =>
  Array.from({ length: 100 }, (_, index) => index.toString(16).padStart(32, '0')).find((id) =>
    isWanted(numberOf('CBS3', id)),
  ) ?? ''
const INSIDE = idWith((number) => number < 20)
const OUTSIDE = idWith((number) => number >= 20 && number < 30)

const becomes = (page: Page, id: string) =>
  page.addInitScript((own) => {
    if (self.origin !== 'null') localStorage.setItem('SHELL_visitor', own)
  }, id)
const reason = (page: Page) => page.evaluate(() => window.__SITE__?.decisions.chat?.because)
const chat = (page: Page) => featureOf(page, 'chat').getByRole('button')

test('one visitor in the share has the chat, another has not; the second gets it when the share grows', async ({
  page,
  browser,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.setFlags({ CBS3: '20%' })
  await becomes(page, INSIDE)
  await visit(page, aurora)
  await expect(chat(page)).toBeVisible()
  await expect.poll(() => reason(page)).toContain(`in the 20 %: yes (visitor is ${numberOf('CBS3', INSIDE)})`)
  expect(await page.evaluate(() => window.__SITE__?.flags.CBS3)).toBe(true)

  const context = await browser.newContext()
  const other = await context.newPage()
  await becomes(other, OUTSIDE)
  await visit(other, aurora)
  await expect(screenOf(other, 'home')).toBeVisible()
  await expect
    .poll(() => reason(other))
    .toContain(`in the 20 %: no (visitor is ${numberOf('CBS3', OUTSIDE)})`)
  await expect(chat(other)).toHaveCount(0)

  await aurora.setFlags({ CBS3: '30%' })
  await comeBack(other)
  await expect(chat(other)).toBeVisible()
  await context.close()
})

test('a visitor of a share gets a random id that stays; one of a site without shares gets none', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const id = () => page.evaluate(() => localStorage.getItem('SHELL_visitor'))
  await visit(page, aurora)
  await expect(chat(page)).toBeVisible()
  expect(await id()).toBeNull()
  await aurora.setFlags({ CBS3: '100%' })
  await comeBack(page)
  await expect.poll(id).toMatch(/^[0-9a-f]{32}$/)
  const first = await id()
  await page.reload()
  await expect(chat(page)).toBeVisible()
  expect(await id()).toBe(first)
})

test('a flag for one member is off for a guest, and on once that member is logged in', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.setFlags({ CBS3: [memberHash('31001001')] })
  await visit(page, aurora)
  await expect.poll(() => reason(page)).toContain('one of the 1 members: no (the player is a guest)')
  await expect(chat(page)).toHaveCount(0)
  await asMember(page, aurora)
  await expect(chat(page)).toBeVisible()
})
