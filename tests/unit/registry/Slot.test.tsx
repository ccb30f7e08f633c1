// @vitest-environment happy-dom
import { act, type ComponentType } from 'react'
import { afterEach, expect, it } from 'vitest'
import { registry } from '../../../src/app/registry.ts'
import { lazy } from '../../../src/registry/lazy.ts'
import { PlanProvider } from '../../../src/registry/PlanContext.ts'
import { plan } from '../../../src/registry/plan.ts'
import { Slot } from '../../../src/registry/Slot.tsx'
import { factsWith } from '../../support/facts.ts'
import { cleanUp, render } from '../ui/render.tsx'

afterEach(cleanUp)

it('keeps the place of a part until it is loaded', async () => {
  let arrive: (module: { default: ComponentType }) => void = () => undefined
  const load = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = resolve
      }),
  )
  const facts = factsWith({})
  const whole = plan(registry, facts)
  const slots = { ...whole.slots, 'member.entries': [{ feature: 'benefits', load }] }
  const { host } = render(
    <PlanProvider value={{ plan: { ...whole, slots }, facts, report: () => undefined }}>
      <Slot name="member.entries" waiting={<i />} />
    </PlanProvider>,
  )
  expect(host.innerHTML).toBe('<div data-feature="benefits"><i></i></div>')
  await act(async () => arrive({ default: () => <b /> }))
  expect(host.innerHTML).toBe('<div data-feature="benefits"><b></b></div>')
})
