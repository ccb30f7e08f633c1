// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enter, leave } from '../../../../src/ui/modal/focus.ts'

const button = () => document.querySelector('button')

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"><button type="button">Play</button></main>'
})

describe('the focus after a modal', () => {
  it('returns to what had it', () => {
    leave(button())
    expect(document.activeElement).toBe(button())
  })

  it('goes to the screen where that has gone meanwhile, or nothing had it', () => {
    const gone = button()
    gone?.remove()
    for (const before of [gone, document.body, null]) {
      leave(before)
      expect(document.activeElement).toBe(document.querySelector('main'))
    }
  })
})

describe('a page in a frame', () => {
  const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]')
  const open = (focused: boolean) => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(focused)
    document.body.innerHTML += '<div role="dialog" tabindex="-1"></div>'
    const modal = dialog()
    if (modal) enter(modal)
  }

  beforeEach(() => vi.stubGlobal('parent', {}))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('does not take the focus from the page around it', () => {
    open(false)
    leave(button())
    expect(document.activeElement).toBe(document.body)
  })

  it('moves the focus once it has it', () => {
    open(true)
    expect(document.activeElement).toBe(dialog())
    leave(button())
    expect(document.activeElement).toBe(button())
  })

  it('moves it in any case where there is no frame', () => {
    vi.stubGlobal('parent', window)
    open(false)
    expect(document.activeElement).toBe(dialog())
  })
})
