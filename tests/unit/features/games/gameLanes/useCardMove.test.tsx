// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registry } from '../../../../../src/app/registry.ts'
import { useCardMove } from '../../../../../src/features/games/gameLanes/useCardMove.ts'
import { moveState } from '../../../../../src/features/games/launchGame/public.ts'
import { createI18n } from '../../../../../src/i18n/createI18n.ts'
import { AppProvider } from '../../../../../src/registry/AppContext.ts'
import { lazy } from '../../../../../src/registry/lazy.ts'
import { PlanProvider } from '../../../../../src/registry/PlanContext.ts'
import { plan } from '../../../../../src/registry/plan.ts'
import { appWith } from '../../../../support/app.ts'
import { factsWith } from '../../../../support/facts.ts'
import { cleanUp, find, render } from '../../../ui/render.tsx'

const TRIAL = '/m/launchGame?trial=1&code=GEM'
const PATHS = {
  trial: TRIAL,
  money: '/m/launchGame?vendor=RNG&code=GEM',
  lane: '/m/game?lane=1',
}

const moved = vi.fn((change: () => void) => {
  change()
  return { ready: Promise.resolve(), finished: Promise.resolve() }
})
const load = vi.fn(async () => ({ default: () => null }))
let went: { at: string; state: unknown }

function Cards() {
  const { pathname, search, state } = useLocation()
  went = { at: pathname + search, state }
  return (
    <div {...useCardMove()}>
      {Object.entries(PATHS).map(([id, path]) => (
        <p key={id} data-game={id}>
          <a id={id} href={path}>
            <span data-picture="" />
          </a>
        </p>
      ))}
    </div>
  )
}

const texts = vi.fn(async () => ({}))

beforeEach(async () => {
  vi.clearAllMocks()
  Object.assign(document, { startViewTransition: moved })
  const i18n = await createI18n({ language: 'EN', load: texts })
  const facts = factsWith({})
  const whole = plan(registry, facts)
  const screens = whole.screens.map((one) =>
    one.screen.id === 'launchGame' ? { ...one, screen: { ...one.screen, load: lazy(load) } } : one,
  )
  render(
    <AppProvider value={appWith({ i18n })}>
      <PlanProvider value={{ plan: { ...whole, screens }, facts, report: () => undefined }}>
        <MemoryRouter initialEntries={['/m/home']}>
          <Cards />
        </MemoryRouter>
      </PlanProvider>
    </AppProvider>,
  )
})
afterEach(() => {
  cleanUp()
  Reflect.deleteProperty(document, 'startViewTransition')
})

const touch = (id: keyof typeof PATHS) =>
  act(async () => {
    find(`#${id} span`).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await vi.dynamicImportSettled()
  })
/** Whether the click was taken from the link. */
const click = (id: keyof typeof PATHS, how: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how })
  act(() => void find(`#${id} span`).dispatchEvent(event))
  return event.defaultPrevented
}

it('loads the screen and its texts with the touch, and moves the picture with the tap', async () => {
  await touch('trial')
  expect(load).toHaveBeenCalledOnce()
  expect(texts).toHaveBeenCalledWith('EN', 'launchGame')
  expect(click('trial')).toBe(true)
  expect(moved).toHaveBeenCalledOnce()
  expect(went).toEqual({ at: TRIAL, state: moveState(1) })
})

it('leaves the link to itself while the screen is not loaded', () => {
  expect(click('trial')).toBe(false)
  expect(moved).not.toHaveBeenCalled()
})

it('leaves a click that opens another window to the browser', async () => {
  await touch('trial')
  expect(click('trial', { ctrlKey: true })).toBe(false)
  expect(click('trial', { button: 1 })).toBe(false)
})

it.each(['money', 'lane'] as const)('leaves what shows no game to a guest alone: %s', async (id) => {
  await touch(id)
  expect(load).not.toHaveBeenCalled()
  await touch('trial')
  expect(click(id)).toBe(false)
})
