import { beforeEach, describe, expect, it } from 'vitest'
import { closeWidget, openWidget, setReady, widgetStore } from '../../../../src/features/chat/widget.ts'

beforeEach(() => setReady(false))

describe('the chat of a vendor in the page', () => {
  it('opens only where it is ready', () => {
    openWidget()
    expect(widgetStore.getState()).toEqual({ isReady: false, isOpen: false })
    setReady(true)
    openWidget()
    expect(widgetStore.getState()).toEqual({ isReady: true, isOpen: true })
  })

  it('stays open while its vendor says again that it is ready, and can be opened again after it was closed', () => {
    setReady(true)
    openWidget()
    setReady(true)
    expect(widgetStore.getState().isOpen).toBe(true)
    closeWidget()
    expect(widgetStore.getState()).toEqual({ isReady: true, isOpen: false })
  })

  it('is closed when it is gone, and does not open by itself for the next visitor', () => {
    setReady(true)
    openWidget()
    setReady(false)
    expect(widgetStore.getState()).toEqual({ isReady: false, isOpen: false })
    setReady(true)
    expect(widgetStore.getState().isOpen).toBe(false)
  })
})
