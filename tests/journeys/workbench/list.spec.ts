import { expect, openBench, test } from '../../support/bench.ts'

test.use({ models: ['aurora', 'manila', 'saigon'] })

test('an operator finds merchants by name, by layout and flag, and by what the check says', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, { phones: [{ merchant: 'aurora' }] })
  const list = page.getByRole('navigation', { name: 'Merchants' })
  const codes = () => list.locator('.code').allTextContents()
  const status = list.locator('p')
  const field = list.getByRole('searchbox', { name: 'Find a merchant' })
  expect(await codes()).toEqual(['aurora', 'manila', 'saigon'])

  await field.fill('panalo')
  await expect.poll(codes).toEqual(['manila'])
  await field.fill('layout=M1,M2 CBS3=on')
  await expect(status).toHaveText('2 of 3')
  expect(await codes()).toEqual(['aurora', 'manila'])
  await field.fill('layout=M1,M2 aur')
  await expect.poll(codes).toEqual(['aurora'])
  await field.fill('layot=M1')
  await expect(status).toContainText('did you mean layout')
  await field.fill('findings=none')
  await expect.poll(codes).toContain('aurora')
  await field.fill('findings=bad')
  await expect(status).toContainText('error, warning, none')

  await field.fill('layout=M3')
  await expect.poll(codes).toEqual(['saigon'])
  await field.press('Tab')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('button', { name: /saigon/ })).toHaveAttribute('aria-current', 'true')
})
