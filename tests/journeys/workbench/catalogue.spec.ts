import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessibilityFindings } from '../../matrix/axe.ts'
import { expect, OPERATOR, openBench, test } from '../../support/bench.ts'
import { pressOn } from '../../support/benchKeys.ts'

test('the catalogue shows what a flag changes, off and on, says so where nothing is seen, and what can be retired', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, { phones: [{ merchant: 'aurora' }] })
  await page.getByRole('button', { name: 'Flag catalogue' }).click()
  await page.getByRole('button', { name: 'See CBS3 off and on' }).click()
  const [off, on] = [
    page.frameLocator('iframe[title="CBS3 off"]'),
    page.frameLocator('iframe[title="CBS3 on"]'),
  ]
  await expect(on.locator('[data-feature="chat"]')).toBeVisible()
  await expect(off.locator('[data-screen="home"]')).toBeVisible()
  await expect(off.locator('[data-feature="chat"]')).toHaveCount(0)
  expect(await accessibilityFindings(page, 'workbench.catalogue')).toEqual([])

  await page.getByRole('button', { name: 'See MOBILEAUTOLOGIN3 off and on' }).click()
  await expect(page.getByText('Nothing of it is on a screen before')).toBeVisible()

  const cards = page.getByRole('article')
  const retirable = cards.filter({ hasText: 'Can be retired: ' })
  const [all, some] = [await cards.count(), await retirable.count()]
  expect(some, 'two merchants have a flag in common').toBeGreaterThan(0)
  expect(some).toBeLessThan(all)
  await page.getByRole('checkbox', { name: `Only what can be retired (${some})` }).check()
  await expect(cards).toHaveCount(some)
  await expect(retirable).toHaveCount(some)
})

test.describe('among three hundred merchants', () => {
  test.use({ models: ['aurora'], generated: 300, keepsHistory: true })

  test('an operator reads who has a flag, since when, and what reads it, as the tool says it', async ({
    page,
    bench,
  }) => {
    const ask = (...words: string[]) =>
      JSON.parse(
        execFileSync(
          process.execPath,
          ['scripts/merchant.ts', ...words, '--json', '--merchants', bench.folder],
          { encoding: 'utf8' },
        ),
      )
    const [chat] = ask('flags', 'CBS3').flags
    expect(chat.on.length + chat.off.length + chat.shared.length).toBe(301)
    const day = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19)}Z`
    const changes = [{ name: 'Sale', from: day(2), to: day(3), set: ['CBS3=off'] }]
    writeFileSync(join(bench.folder, 'scale0299/schedule.json'), JSON.stringify({ changes }))
    expect(ask('calendar')).toContainEqual(expect.objectContaining({ merchant: 'scale0299', name: 'Sale' }))

    await openBench(page, bench, { phones: [{ merchant: 'aurora' }] })
    await pressOn(page, 'button', 'Flag catalogue')
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /CBS3/ }) })
    await expect(card).toContainText(`On for ${chat.on.length}`)
    await expect(card).toContainText(`Off for ${chat.off.length}`)
    await expect(card).toContainText(`Read by${chat.readBy.join(', ')}`)
    await expect(card).toContainText(`${OPERATOR}: The merchants as they were`)
    const fold = card.getByText(`Show all ${chat.on.length}`)
    await expect(card.getByRole('button', { name: 'scale0' })).toHaveCount(0)
    await fold.focus()
    await page.keyboard.press('Enter')
    await expect(card.getByRole('button', { name: 'scale0' }).first()).toBeVisible()
    const chips = card.locator('details[open] .chip')
    await expect(chips).toHaveCount(chat.on.length)
    await page.keyboard.press('Tab')
    await expect(chips.first()).toBeFocused()
    const first = await chips.first().innerText()
    expect(chat.on).toContain(first)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article', { name: 'Phone 1' })).toContainText(first)
  })
})
