// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { IOS_PROFILE, profileStore, tellOnReturn } from '../../../../src/features/iosGuide/public.ts'
import { createOverlays, type Overlays } from '../../../../src/registry/overlays.ts'

const PROFILE = 'https://cdn.test/lite.mobileconfig'

function setVisible(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    value: isVisible ? 'visible' : 'hidden',
    configurable: true,
  })
}
const come = () => window.dispatchEvent(new Event('focus'))
const asked = (overlays: Overlays) => overlays.requested.getState()

afterEach(() => setVisible(true))

describe('the steps after a profile was loaded', () => {
  it('come when the player is back, and not before', () => {
    const overlays = createOverlays()
    tellOnReturn({ overlays }, PROFILE)
    setVisible(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(asked(overlays)).toEqual([])
    setVisible(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(asked(overlays)).toEqual([IOS_PROFILE])
    expect(profileStore.getState().profile).toBe(PROFILE)
  })

  it('come once: whoever has closed them does not see them at the next return', () => {
    const overlays = createOverlays()
    tellOnReturn({ overlays }, PROFILE)
    come()
    overlays.withdraw(IOS_PROFILE)
    come()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(asked(overlays)).toEqual([])
  })

  it('are those of the profile that was loaded last', () => {
    const overlays = createOverlays()
    tellOnReturn({ overlays }, 'https://cdn.test/first.mobileconfig')
    tellOnReturn({ overlays }, PROFILE)
    come()
    expect(profileStore.getState().profile).toBe(PROFILE)
    overlays.withdraw(IOS_PROFILE)
    come()
    expect(asked(overlays)).toEqual([])
  })
})
