// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { registry } from '../../../src/app/registry.ts'
import { useShellRoot } from '../../../src/layouts/useShellRoot.ts'
import { PlanProvider } from '../../../src/registry/PlanContext.ts'
import { plan } from '../../../src/registry/plan.ts'
import { factsWith } from '../../support/facts.ts'
import { siteFrom } from '../../support/merchants.ts'
import { cleanUp, render } from '../ui/render.tsx'

afterEach(cleanUp)

const Root = () => <div {...useShellRoot()} />

/** The root of a shell on a site with live chat, with these activities. */
function rootWith(items: readonly object[]): Element | null {
  const site = siteFrom({
    info: {
      mobileTemplate: 'M2',
      whitelabelVal: { CBS3: true },
      settings: { activity_shortcut: { enabled: 1, icon: '/m/icon.svg', items } },
    },
  })
  const facts = factsWith({ site, screen: 'home' })
  render(
    <PlanProvider value={{ plan: plan(registry, facts), facts, report: () => undefined }}>
      <Root />
    </PlanProvider>,
  )
  return document.querySelector('[data-shell]')
}

it('says that the activities are in the header, where the choice of language has no room then', () => {
  expect(rootWith([{ title: 'Wheel', redirect: '/m/activity' }])?.hasAttribute('data-activities')).toBe(true)
})

it('says nothing of the kind on a site without activities', () => {
  expect(rootWith([])?.hasAttribute('data-activities')).toBe(false)
})
