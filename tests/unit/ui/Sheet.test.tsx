// @vitest-environment happy-dom
// @own-modules: steps back are counted, and happy-dom never says that one has been made.
import { act, type ReactNode, useLayoutEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LEAVING_MS } from '../../../src/ui/modal/useModal.ts'
import { nextTask } from '../../../src/ui/nextTask.ts'
import { Sheet } from '../../../src/ui/Sheet.tsx'
import { cleanUp, find, press, render } from './render.tsx'

const onClose = vi.fn()
const sheet = (open: boolean, dismissible = true) => (
  <>
    <button type="button" id="opener">
      Open
    </button>
    <Sheet open={open} onClose={onClose} title="Choose a bank" closeLabel="Close" dismissible={dismissible}>
      <button type="button" id="first">
        First
      </button>
      <button type="button" id="last">
        Last
      </button>
    </Sheet>
  </>
)

const opened = (dismissible = true) => {
  const view = render(sheet(false, dismissible))
  find('#opener').focus()
  view.update(sheet(true, dismissible))
  return view
}

const layer = () => find('[role=dialog]').parentElement

function goBack(): void {
  history.replaceState(null, '')
  act(() => void dispatchEvent(new PopStateEvent('popstate', { state: null })))
}

beforeEach(() => {
  vi.useFakeTimers()
  onClose.mockClear()
})
afterEach(() => {
  cleanUp()
  vi.useRealTimers()
  history.replaceState(null, '')
})

/** Notes the history's state in the commit that shows its child, before anything is painted. */
function AtCommit({
  note,
  children,
}: {
  readonly note: (state: unknown) => void
  readonly children: ReactNode
}) {
  useLayoutEffect(() => note(history.state), [note])
  return children
}

describe('an open sheet', () => {
  it('has its entry in the history before it is painted, so that no press of the back button leaves the screen', () => {
    const note = vi.fn()
    render(<AtCommit note={note}>{sheet(true)}</AtCommit>)
    expect(note).toHaveBeenCalledWith(expect.objectContaining({ overlay: expect.any(String) }))
  })

  it('hears keys before it is painted, so that none is lost or reaches the page behind', async () => {
    const heardBehind = vi.fn()
    const pressEscape = () => {
      const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
      document.body.dispatchEvent(key)
    }
    document.body.addEventListener('keydown', heardBehind)
    render(<AtCommit note={pressEscape}>{sheet(true)}</AtCommit>)
    document.body.removeEventListener('keydown', heardBehind)
    expect(heardBehind).not.toHaveBeenCalled()
    await act(nextTask)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is a modal dialog with its title as its name', () => {
    opened()
    const dialog = find('[role=dialog]')
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    const name = dialog.getAttribute('aria-labelledby')
    expect(document.getElementById(name ?? '')?.textContent).toBe('Choose a bank')
  })

  it('takes the focus and keeps Tab inside, in both directions', () => {
    opened()
    const dialog = find('[role=dialog]')
    expect(document.activeElement).toBe(dialog)
    find('#last').focus()
    press('Tab')
    expect(document.activeElement).toBe(find('header button', dialog))
    press('Tab', document.activeElement ?? document, true)
    expect(document.activeElement).toBe(find('#last'))
  })

  it('makes the page behind it inert, and gives it back', () => {
    const { host, update } = opened()
    act(() => void vi.runAllTimers())
    expect(host.hasAttribute('inert')).toBe(true)
    update(sheet(false))
    expect(host.hasAttribute('inert')).toBe(false)
  })

  it.each([
    ['on Escape', () => press('Escape')],
    ['on the mask', () => act(() => find('[role=dialog]').parentElement?.querySelector('div')?.click())],
    ['by its button', () => act(() => find('header button').click())],
    ["on the phone's back button", goBack],
  ])('asks to close %s, once and after its closing has been painted', async (_, close) => {
    opened()
    close()
    close()
    expect(layer()?.dataset.state).toBe('closing')
    // The browser paints between tasks, not between microtasks.
    await Promise.resolve()
    expect(onClose).not.toHaveBeenCalled()
    await act(nextTask)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('stays open if its owner does not close it, and can be asked again', async () => {
    opened()
    for (const times of [1, 2]) {
      press('Escape')
      await act(nextTask)
      expect(layer()?.dataset.state).toBe('open')
      expect(onClose).toHaveBeenCalledTimes(times)
    }
  })

  it('does not ask to close when its owner has closed it meanwhile', async () => {
    const { update } = opened()
    press('Escape')
    update(sheet(false))
    await act(nextTask)
    expect(onClose).not.toHaveBeenCalled()
    update(sheet(true))
    expect(layer()?.dataset.state).toBe('open')
  })

  it('returns the focus to where it was also where it opened in the render that closed another one', () => {
    const two = (open: 'none' | 'first' | 'second') => (
      <div>
        <button type="button" id="opener">
          Open
        </button>
        {['first', 'second'].map((title) => (
          <Sheet key={title} open={open === title} onClose={onClose} title={title} closeLabel="Close">
            {title}
          </Sheet>
        ))}
      </div>
    )
    const { host, update } = render(two('none'))
    find('#opener').focus()
    update(two('first'))
    act(() => void vi.advanceTimersByTime(LEAVING_MS))
    expect(host.hasAttribute('inert')).toBe(true)
    update(two('second'))
    act(() => void vi.advanceTimersByTime(LEAVING_MS))
    update(two('none'))
    expect(document.activeElement).toBe(find('#opener'))
  })

  it('returns the focus to where it was, and is gone when it has left', () => {
    const { update } = opened()
    update(sheet(false))
    expect(document.activeElement).toBe(find('#opener'))
    act(() => vi.advanceTimersByTime(LEAVING_MS))
    expect(document.querySelector('[role=dialog]')).toBeNull()
  })

  it('leaves the address alone', () => {
    const before = location.href
    opened()
    expect(location.href).toBe(before)
  })
})

describe('a sheet that must be answered', () => {
  it('closes neither by Escape nor by the mask nor by the back button, and has no close button', async () => {
    opened(false)
    press('Escape')
    act(() => find('[role=dialog]').parentElement?.querySelector('div')?.click())
    goBack()
    await act(nextTask)
    expect(onClose).not.toHaveBeenCalled()
    expect(document.querySelector('header button')).toBeNull()
  })
})
