import type { Locator, Page } from '@playwright/test'
import { slideByKeys } from '../support/captcha.ts'
import { meetProvider } from './provider.ts'
import { filledIn } from './rules/course.ts'
import type { Step, Target } from './states/state.ts'

/** The visitor who acts: the page, the texts in their language, and the data of the state's member. */
export interface Actor {
  readonly page: Page
  /** Waits until an element is visible, or hidden. */
  readonly reach: (element: Locator, state?: 'hidden') => Promise<void>
  /** A text of the app in the language of the merchant's visitors. */
  readonly say: (key: string) => string
  readonly about: Readonly<Record<string, string>>
  /** The target position of the captcha's piece. */
  readonly target: () => Promise<number>
}

/** Carries out a state's steps in order. */
export async function act(actor: Actor, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await carryOut(actor, step)
}

/** The visible element of a target: a text anywhere, a field by its label, or a part. */
export function seen({ page, say }: Pick<Actor, 'page' | 'say'>, target: Target): Locator {
  const found =
    typeof target === 'string'
      ? page.getByText(say(target), { exact: true }).or(page.getByLabel(say(target), { exact: true }))
      : page.locator(target.part)
  return found.filter({ visible: true }).first()
}

async function carryOut(actor: Actor, step: Step): Promise<void> {
  const { page, say, about } = actor
  if ('see' in step) return actor.reach(seen(actor, step.see))
  if ('offline' in step) return page.context().setOffline(true)
  if ('slide' in step) return slideByKeys(page, actor.target)
  if ('opens' in step) return meetProvider(page, seen(actor, step.opens), step.there)
  if ('getsProfile' in step) return getProfile(actor, seen(actor, step.getsProfile))
  const place = await foremost(page)
  if ('press' in step) {
    const { press, as = 'button' } = step
    const button =
      typeof press === 'string'
        ? place.getByRole(as, { name: say(press), exact: true })
        : place.locator(press.part)
    const visible = button.filter({ visible: true }).first()
    await actor.reach(visible)
    return visible.click()
  }
  const field =
    typeof step.fill === 'string'
      ? place.getByLabel(say(step.fill), { exact: true })
      : place.locator(step.fill.part)
  const visible = field.filter({ visible: true }).first()
  if (step.ifThere && (await visible.count()) === 0) return
  await visible.fill(filledIn(step.with, about))
}

async function getProfile({ page, reach }: Actor, button: Locator): Promise<void> {
  await button.click()
  // The phone receives the profile once the dialog has closed. By then the app waits for the visitor's return.
  await reach(page.locator('[role="dialog"]').first(), 'hidden')
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
}

/** The topmost dialog, else the body: the page behind a dialog cannot be used. */
async function foremost(page: Page): Promise<Locator> {
  const dialogs = page.locator('[role="dialog"], [role="alertdialog"]').filter({ visible: true })
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body')
}
