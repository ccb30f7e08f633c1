// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answerConsent,
  askForConsent,
  followConsent,
  isManaged,
  manageConsent,
} from '../../../../src/features/consent/public.ts'
import { consentKey } from '../../../../src/features/shared/marketing.ts'
import { createOverlays } from '../../../../src/registry/overlays.ts'
import { find } from '../../ui/render.tsx'

const MERCHANT = 'acme'
const page = () => {
  const overlays = createOverlays()
  return { page: window, overlays, asked: () => overlays.requested.getState() }
}

beforeEach(() => {
  window.localStorage.clear()
  document.body.innerHTML = '<button>Advertising choices</button>'
})

describe('the question for consent', () => {
  it('goes where it is no longer needed', () => {
    const app = page()
    const takeBack = askForConsent(app)
    expect(app.asked()).toEqual(['consent'])
    takeBack()
    expect(app.asked()).toEqual([])
  })

  it('stays where the player has opened it, though it is no longer needed', () => {
    const app = page()
    const takeBack = askForConsent(app)
    manageConsent(app)
    takeBack()
    expect(app.asked()).toEqual(['consent'])
    expect(isManaged(app)).toBe(true)
  })

  it('gives the focus back to what opened it, and may be taken back again after the answer', () => {
    const app = page()
    const opener = find('button')
    opener.focus()
    manageConsent(app)
    opener.blur()
    answerConsent(app, MERCHANT, 'declined')
    expect(document.activeElement).toBe(opener)
    expect(app.asked()).toEqual([])
    askForConsent(app)()
    expect(app.asked()).toEqual([])
  })
})

describe('an answer about consent', () => {
  it('is stored, and told to whoever follows', () => {
    const [app, tell] = [page(), vi.fn()]
    followConsent(app, tell)
    answerConsent(app, MERCHANT, 'agreed')
    expect(window.localStorage.getItem(consentKey(MERCHANT))).toBe('agreed')
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('counts in the other tabs too, and so does storage that was emptied', () => {
    const [app, tell] = [page(), vi.fn()]
    followConsent(app, tell)
    window.dispatchEvent(new StorageEvent('storage', { key: 'SHELL_language' }))
    expect(tell).not.toHaveBeenCalled()
    window.dispatchEvent(new StorageEvent('storage', { key: consentKey(MERCHANT) }))
    expect(tell).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(tell).toHaveBeenCalledTimes(2)
  })
})
