import { expect, featureOf, test, visit } from '../support/journey.ts'

test('the rail of M2 keeps its icons alone once the page is scrolled, and has its words again at the top', async ({
  page,
  office,
}) => {
  await visit(page, office('manila'), '/m/home', 'home')
  const rail = page.getByRole('navigation', { name: 'Games' })
  const word = rail.getByRole('button', { name: 'All', exact: true })
  await expect(word).toBeVisible()
  const look = () =>
    rail.evaluate((nav) => {
      const button = nav.querySelector('button')
      return [
        nav.getBoundingClientRect().width,
        button ? getComputedStyle(button).fontSize !== '0px' : undefined,
      ]
    })
  expect(await look()).toEqual([76, true])
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect.poll(look).toEqual([52, false])
  await expect(word, 'a screen reader reads it still').toHaveAccessibleName('All')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(look).toEqual([76, true])
})

test('the logo of M2 is at least 96 px wide on a phone of 390 px', async ({ page, office }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, office('manila'), '/m/home', 'home')
  const logo = await page.locator('header').getByRole('link').first().locator('[data-picture]').boundingBox()
  expect(logo?.width).toBeGreaterThanOrEqual(96)
})

for (const merchant of ['aurora', 'manila'])
  test(`at 320 px the bar of ${merchant} has the word of the current place alone`, async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await visit(page, office(merchant), '/m/home', 'home')
    const bar = page.locator('#navigation')
    await expect(bar.getByRole('link').first()).toBeVisible()
    const words = await bar.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const width = link.querySelector('span:last-child')?.getBoundingClientRect().width ?? 0
        return {
          isCurrent: link.hasAttribute('aria-current'),
          isRead: width > 1,
          named: link.textContent !== '',
        }
      }),
    )
    expect(words.length).toBeGreaterThan(2)
    expect(words.filter(({ isCurrent }) => isCurrent)).toEqual([
      { isCurrent: true, isRead: true, named: true },
    ])
    for (const word of words.filter(({ isCurrent }) => !isCurrent))
      expect(word).toEqual({ isCurrent: false, isRead: false, named: true })
  })

for (const [merchant, roomy] of [
  ['aurora', 360],
  // Its header has the activities, too.
  ['manila', 430],
  ['saigon', 360],
] as const)
  test(`under ${roomy} px the choice of language of ${merchant} is in a guest's footer and not in the header`, async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width: roomy - 1, height: 700 })
    await visit(page, office(merchant), '/m/home', 'home')
    if (merchant === 'manila') await expect(featureOf(page, 'activityShortcut')).toBeVisible()
    const globe = page.getByRole('button', { name: 'Choose your language' })
    await expect(globe).toHaveCount(1)
    await expect(page.locator('header').getByRole('button', { name: 'Choose your language' })).toHaveCount(0)
    await globe.click()
    await expect(page.getByRole('radiogroup', { name: 'Language' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: roomy, height: 700 })
    await expect(globe).toHaveCount(1)
    await expect(page.locator('header').getByRole('button', { name: 'Choose your language' })).toBeVisible()
  })
