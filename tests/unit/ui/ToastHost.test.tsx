// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ToastHost } from '../../../src/ui/ToastHost.tsx'
import { createToastStore } from '../../../src/ui/toastStore.ts'
import { cleanUp, find, render } from './render.tsx'

afterEach(() => {
  cleanUp()
  vi.useRealTimers()
})

it('announces a toast as status, an alert as alert, and runs its action once', () => {
  vi.useFakeTimers()
  const store = createToastStore()
  const undo = vi.fn()
  render(<ToastHost store={store} closeLabel="Close" />)
  act(() => void store.show({ text: 'Removed', action: { label: 'Undo', press: undo } }))
  act(() => void store.show({ text: 'No network', role: 'alert', tone: 'negative' }))
  expect(find('[role=status]').textContent).toContain('Removed')
  act(() => find('[role=status] button').click())
  expect(undo).toHaveBeenCalledOnce()
  expect(find('[role=alert]').textContent).toContain('No network')
  act(() => vi.advanceTimersByTime(3000))
  expect(document.querySelector('[role=alert]')).toBeNull()
})

it('stays within reach while a modal makes the page inert', () => {
  render(<ToastHost store={createToastStore()} closeLabel="Close" />)
  expect(find('[data-above]').parentElement).toBe(document.body)
})

it('gives each toast a region of its own, so that a screen reader takes the second one for a new message', () => {
  const store = createToastStore()
  render(<ToastHost store={store} closeLabel="Close" />)
  act(() => {
    for (const text of ['Saved', 'Sent']) store.show({ text })
  })
  const first = find('[role=status]')
  act(() => store.dismiss())
  expect(find('[role=status]').textContent).toContain('Sent')
  expect(find('[role=status]')).not.toBe(first)
})

it('lies above a floating button, and in its own place where none floats', () => {
  const store = createToastStore()
  render(<ToastHost store={store} closeLabel="Close" />)
  const lifted = (text: string): boolean => {
    act(() => {
      store.dismiss()
      store.show({ text })
    })
    return find('[role=status]').hasAttribute('data-lifted')
  }
  expect(lifted('Saved')).toBe(false)
  const float = document.createElement('div')
  float.dataset.float = ''
  document.body.append(float)
  expect(lifted('Sent')).toBe(false)
  float.append(document.createElement('button'))
  expect(lifted('Claimed')).toBe(true)
  float.remove()
})

it('stays while a pointer moves or presses on it, but not because it appeared under one that rests', () => {
  vi.useFakeTimers()
  const store = createToastStore(3000)
  render(<ToastHost store={store} closeLabel="Close" />)
  const texts = ['You are logged out', 'Saved', 'Notifications are off']
  act(() => {
    for (const text of texts) store.show({ text })
  })
  const pointer = (type: string) =>
    act(() => find('[role=status]').dispatchEvent(new PointerEvent(type, { bubbles: true })))
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  pointer('pointerover')
  pass(3000)
  expect(store.current()?.text).toBe('Saved')
  for (const type of ['pointermove', 'pointerdown']) {
    pointer(type)
    pass(60_000)
    expect(store.current()?.text).toBe('Saved')
    pointer('pointerout')
    pass(2999)
  }
  pass(1)
  expect(store.current()?.text).toBe('Notifications are off')
})
