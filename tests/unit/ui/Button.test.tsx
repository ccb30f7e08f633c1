// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '../../../src/ui/Button.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { cleanUp, find, render } from './render.tsx'

afterEach(cleanUp)

it('is no submit button unless it says so', () => {
  render(<Button>Save</Button>)
  expect(find<HTMLButtonElement>('button').type).toBe('button')
})

it('swallows taps and submits nothing while busy, keeps its focus and its name, and says that it is busy', () => {
  const [click, submit] = [vi.fn(), vi.fn((event: { preventDefault: () => void }) => event.preventDefault())]
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" busy={busy} busyLabel="Working" onClick={click}>
        Log in
      </Button>
    </form>
  )
  const { update } = render(form(false))
  const button = find<HTMLButtonElement>('button')
  button.focus()
  update(form(true))
  act(() => button.click())
  expect(click).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect([button.getAttribute('aria-busy'), button.disabled]).toEqual(['true', false])
  expect(button.textContent).toBe('Log inWorking')
  update(form(false))
  act(() => button.click())
  expect(submit).toHaveBeenCalledOnce()
})

it('has a name also where only an icon is seen', () => {
  render(<IconButton label="Close" icon={<svg aria-hidden="true" />} />)
  expect(find('button').textContent).toBe('Close')
})
