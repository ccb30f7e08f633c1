import type { Page } from '@playwright/test'
import { expect, phone } from './bench.ts'

/** The merchant of most journeys by keyboard, and its chat on a phone. */
export const AURORA = { merchant: 'aurora' }
export const chatOn = (page: Page, number = 1) => phone(page, number).locator('[data-feature="chat"]').first()

/** What the workbench announces. */
export const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** The most presses of Tab on the way to a part of the page. */
const MOST_TABS = 120

/**
 * Presses Tab until the focus is on the part of that role and name, as an operator without a mouse does. Fails if it is not reached.
 *
 * @param tab the way: forward, or back to what stands before
 */
export async function tabTo(
  page: Page,
  role: Role,
  name: string | RegExp,
  tab: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' })
  await expect(wanted.first()).toBeEnabled()
  // Finding parts by their role takes the browser as long as many presses: they are looked for again only when they were replaced.
  let parts = await wanted.elementHandles()
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    const found = await page.evaluate(focusAmong, parts)
    if (found === 'focused') return
    if (found === 'replaced') parts = await wanted.elementHandles()
    else await page.keyboard.press(tab)
  }
  throw new Error(`${MOST_TABS} tabs do not reach the ${role} ${name}`)
}

/** Runs in the page: whether one of the elements has the focus, or was taken out of the document. */
function focusAmong(elements: readonly Node[]): 'focused' | 'replaced' | 'elsewhere' {
  if (elements.some((element) => element === document.activeElement)) return 'focused'
  return elements.length > 0 && elements.every(({ isConnected }) => isConnected) ? 'elsewhere' : 'replaced'
}

type Role = Parameters<Page['getByRole']>[0]

/** Goes to a part and presses a key there. */
export async function pressOn(
  page: Page,
  role: Role,
  name: string | RegExp,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, role, name)
  await page.keyboard.press(key)
}

/** Chooses the tab of the inspector by keyboard. Single keys have no effect in a field, so it is left first. */
export async function openTab(page: Page, name: string): Promise<void> {
  const field = page.locator(':is(input:not([type=checkbox], [type=radio]), textarea, select):focus')
  for (let presses = 0; presses < MOST_TABS && (await field.count()) > 0; presses += 1)
    await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('i')
  await tabTo(page, 'tab', /./)
  const tab = page.getByRole('tab', { name, exact: true })
  for (let presses = 0; presses < 10 && (await tab.getAttribute('aria-selected')) !== 'true'; presses += 1)
    await page.keyboard.press('ArrowRight')
  await expect(tab).toBeFocused()
}

/** Types over what a field holds. */
export async function typeInto(page: Page, role: Role, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, role, name)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** Turns aurora's chat off on the phones, by its impact and Apply. */
export async function turnChatOff(page: Page): Promise<void> {
  await openTab(page, 'Flags')
  await typeInto(page, 'searchbox', 'Search flags and settings', 'CBS3')
  await pressOn(page, 'switch', 'Live chat', 'Space')
  await expect(page.getByRole('region', { name: 'What your change does' })).toContainText('feature chat')
  await expect(chatOn(page), 'it is not applied yet').toBeVisible()
  await tabTo(page, 'button', 'Apply to the phones', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(chatOn(page)).toHaveCount(0)
}

/** Opens the dialog that saves aurora's unsaved changes, with its differences. */
export async function openSave(page: Page) {
  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog', { name: 'Save to merchants/aurora' })
  await expect(dialog.locator('pre').first()).toBeVisible()
  return dialog
}

/** Presses Save in a dialog, also where the folder has errors, and waits for the commit. */
export async function saveWith(page: Page, reason: string): Promise<void> {
  const anyway = page.getByRole('dialog').getByRole('checkbox', { name: 'Save it with its errors' })
  if (await anyway.isVisible()) await pressOn(page, 'checkbox', 'Save it with its errors', 'Space')
  await typeInto(page, 'textbox', 'Reason', reason)
  await pressOn(page, 'button', 'Save')
  await expect(said(page, 'Commit ')).toBeVisible()
}
