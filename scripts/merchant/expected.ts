import { registry } from '../../src/app/registry.ts'
import { captchaFor } from '../../src/features/shared/captchaFor.ts'
import type { ScreenId } from '../../src/registry/ids.ts'
import { plan } from '../../src/registry/plan.ts'
import type { Site } from '../../src/site/site.ts'
import { slotsOn } from './places.ts'
import { factsOfVisitor, type VisitorName, visitors } from './visitors.ts'

/**
 * The features that a visitor sees when a screen opens, sorted: those in the slots around it and on the home by the plan, and
 * those inside of a sign-in form. Prompts are not included, since they appear later. Pure.
 */
export function featuresOnScreen(site: Site, visitor: VisitorName, screen: ScreenId): string[] {
  const facts = factsOfVisitor(visitors[visitor], site, screen)
  const { decisions, screens, sections, slots } = plan(registry, facts)
  const planned = screens.find((one) => one.screen.id === screen)
  if (!planned?.isOpen) return []
  const around = slotsOn(screen, planned.screen.frame).flatMap((slot) => slots[slot])
  const form = screen === 'login' || screen === 'register' ? screen : undefined
  const within = [
    ...(screen === 'home' ? sections.map(({ feature }) => feature) : []),
    ...(form && decisions.countryPicker?.on ? ['countryPicker'] : []),
    ...(form && captchaFor(form, site).kind !== 'none' ? ['captcha'] : []),
  ]
  return [...new Set([planned.feature, ...around.map(({ feature }) => feature), ...within])].sort()
}
