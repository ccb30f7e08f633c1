// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../../../src/workbench/parts/Dialog.tsx'
import { cleanUp, find, render } from '../ui/render.tsx'

afterEach(cleanUp)

/** An open dialog with a file picker in it. */
function open() {
  const onClose = vi.fn()
  render(
    <Dialog title="Discard it?" onClose={onClose}>
      <input type="file" />
    </Dialog>,
  )
  const cancel = (selector: string): Event => {
    const event = new Event('cancel', { bubbles: true, cancelable: true })
    find(selector).dispatchEvent(event)
    return event
  }
  return { onClose, cancel }
}

describe('Escape in a dialog', () => {
  it('closes it by React alone, so that a key pressed right after opens it again', () => {
    const { onClose, cancel } = open()
    expect(cancel('dialog').defaultPrevented, 'the browser leaves it to React').toBe(true)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is not what a file picker says that was closed without a choice', () => {
    const { onClose, cancel } = open()
    cancel('input')
    expect(onClose).not.toHaveBeenCalled()
  })
})
