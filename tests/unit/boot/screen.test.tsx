// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { openPage } from '../../../src/boot/page.ts'
import { createScreen } from '../../../src/boot/screen.tsx'

afterEach(() => document.body.replaceChildren())

it('renders the app in slices, so that a touch meanwhile is handled first, and only once', async () => {
  const host = document.createElement('div')
  host.id = 'root'
  document.body.append(host)
  const screen = createScreen(openPage(window), { refresh: async () => undefined })
  screen.showApp((root) => root.render(<p>the app</p>))
  expect(host.textContent).toBe('')
  await vi.waitFor(() => expect(host.textContent).toBe('the app'))

  const again = vi.fn()
  screen.showApp(again)
  expect(again).not.toHaveBeenCalled()
})
