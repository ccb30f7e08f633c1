import type { Locator, Page } from '@playwright/test'

/** What a visitor does in the window of an identity provider: leaves it open, says no, or is somebody whom no merchant knows. */
export type InWindow = 'waits' | 'denies' | 'isNew'

/** Taps a provider's button, and does in the window that opens what the state says. */
export async function meetProvider(page: Page, button: Locator, what: InWindow): Promise<void> {
  const [provider] = await Promise.all([page.waitForEvent('popup'), button.click()])
  await provider.waitForLoadState('domcontentloaded')
  if (what === 'waits') return closeWithPage(page, provider)
  if (what === 'denies') return provider.locator('.js-deny').click()
  await provider.locator('.js-new-account').click()
  await provider.locator('#email-input').fill('newcomer@people.example')
  await provider.locator('#sign-in').click()
}

/** A window that is left open goes when the page is somewhere else. */
function closeWithPage(page: Page, provider: Page): void {
  page.on('framenavigated', function leave(frame) {
    if (frame !== page.mainFrame()) return
    page.off('framenavigated', leave)
    void provider.close()
  })
}
