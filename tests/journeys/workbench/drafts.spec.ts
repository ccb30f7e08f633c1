import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { accessibilityFindings } from '../../matrix/axe.ts'
import { type Bench, commitAll, expect, git, OPERATOR, openBench, phone, test } from '../../support/bench.ts'

test.use({ models: ['aurora'], keepsHistory: true, permissions: ['clipboard-read', 'clipboard-write'] })

const REVIEWER = 'Rita Reviewer'
const chat = (page: Page) => phone(page, 1).locator('[data-feature="chat"]').first()
const infoOf = ({ folder }: Bench) =>
  JSON.parse(readFileSync(join(folder, 'aurora/wps/system/status.json'), 'utf8')).info

/** Somebody else sits at this machine now. */
function sitDown({ folder }: Bench, name: string): void {
  git(folder, 'config', 'user.name', name)
  git(folder, 'config', 'user.email', `${name.split(' ')[0]}@example.test`)
}

function demandReview(bench: Bench): void {
  const file = join(bench.folder, 'aurora/merchant.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), reviewRequired: true }))
  commitAll(bench.folder, 'Two persons publish')
}

/** Turns the chat off on the phones. */
async function turnChatOff(page: Page): Promise<void> {
  await expect(chat(page)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search flags and settings' }).fill('CBS3')
  await page.getByRole('switch', { name: 'Live chat' }).uncheck()
  await page.getByRole('button', { name: 'Apply to the phones' }).click()
  await expect(chat(page)).toHaveCount(0)
}

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('an operator keeps a draft, a second person opens its link, sees it on a phone and approves it, and it is published', async ({
  page,
  bench,
}) => {
  demandReview(bench)
  await openBench(page, bench, { phones: [{ merchant: 'aurora' }] })
  await turnChatOff(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save to merchants/aurora' })
  await expect(dialog).toContainText('published after a second person’s yes')
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await dialog.getByLabel('Reason').fill('The vendor has an outage')
  await dialog.getByLabel('Name of the draft').fill('Chat off')
  await dialog.getByRole('button', { name: 'Keep as a draft' }).click()
  await expect(said(page, 'Chat off is kept as a draft')).toBeVisible()
  await expect(chat(page)).toBeVisible()

  await page.getByRole('tab', { name: 'Drafts' }).click()
  const draft = page.getByRole('article', { name: 'Chat off' })
  await expect(draft).toContainText(OPERATOR)
  await expect(draft).toContainText('waits for a second person’s yes')
  await expect(draft).toContainText('You kept this draft yourself')
  await expect(draft.getByRole('button', { name: 'Approve' })).toBeDisabled()
  await expect(draft.getByRole('button', { name: 'Publish' })).toBeDisabled()
  expect(await accessibilityFindings(page, 'workbench.drafts')).toEqual([])
  await draft.getByRole('button', { name: 'Copy link' }).click()
  await expect(said(page, 'The link is in the clipboard')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).not.toContain('CBS3')

  sitDown(bench, REVIEWER)
  await page.goto('about:blank')
  await page.goto(link)
  await expect(draft.getByRole('button', { name: 'Show on the phones' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(phone(page, 1).locator('[data-screen="home"]')).toBeVisible()
  await expect(chat(page)).toHaveCount(0)
  await draft.getByText('What it changes').click()
  await expect(draft.locator('pre')).toContainText('"CBS3": false')
  await draft.getByRole('button', { name: 'Approve' }).click()
  await expect(said(page, 'You approved Chat off.')).toBeVisible()
  await expect(draft).toContainText(`approved by ${REVIEWER}`)
  expect(infoOf(bench).whitelabelVal.CBS3).toBe(true)

  await draft.getByRole('button', { name: 'Publish' }).click()
  const publish = page.getByRole('dialog', { name: 'Publish Chat off to merchants/aurora' })
  await expect(publish.locator('pre')).toContainText('"CBS3": false')
  const anyway = publish.getByRole('checkbox', { name: 'Save it with its errors' })
  if (await anyway.isVisible()) await anyway.check()
  await publish.getByRole('button', { name: 'Publish' }).click()
  await expect(said(page, 'Chat off is published. Commit')).toBeVisible()
  await expect(draft).toHaveCount(0)
  await expect(chat(page)).toHaveCount(0)
  expect(infoOf(bench).whitelabelVal.CBS3).toBe(false)
  expect(git(bench.folder, 'log', '-1', '--format=%s')).toBe(
    `The vendor has an outage (draft chat-off, approved by ${REVIEWER})`,
  )
})

test('a link to a draft that is not here says so, and shows the merchant as it is', async ({
  page,
  bench,
}) => {
  await page.goto(`${bench.url}#merchant=aurora&tab=drafts&draft=summer`)
  await expect(page.getByRole('alert').filter({ hasText: 'There is no draft summer here' })).toBeVisible()
  await expect(chat(page)).toBeVisible()
})
