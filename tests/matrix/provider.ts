import type { Locator, Page } from '@playwright/test'

/** A visitor's action in an identity provider's window: leaves it open, refuses, or signs in as an unknown person. */
export type InWindow = 'waits' | 'denies' | 'isNew'

/** Taps a provider's button and carries out the state's action in the window that opens. */
export async function meetProvider(page: Page, button: Locator, what: InWindow): Promise<void> {
  const [provider] = await Promise.all([page.waitForEvent('popup'), button.click()])
  await provider.waitForLoadState('domcontentloaded')
  if (what === 'waits') return closeWithPage(page, provider)
  if (what === 'denies') return provider.locator('.js-deny').click()
  await provider.locator('.js-new-account').click()
  await provider.locator('#email-input').fill('newcomer@people.example')
  await provider.locator('#sign-in').click()
}

/** Closes the provider's window when the page navigates. */
function closeWithPage(page: Page, provider: Page): void {
  page.on('framenavigated', function leave(frame) {
    if (frame !== page.mainFrame()) return
    page.off('framenavigated', leave)
    void provider.close()
  })
}
