// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { FollowedLinks } from '../../../src/ui/FollowedLinks.tsx'
import { Go } from '../../../src/ui/Go.tsx'
import { cleanUp, find, render } from './render.tsx'

afterEach(cleanUp)

const Where = () => <output>{useLocation().pathname}</output>
const show = () =>
  render(
    <MemoryRouter initialEntries={['/m/home?track=1']}>
      <FollowedLinks>
        <Go target={{ to: '/m/game' }}>
          <b>Games</b>
        </Go>
      </FollowedLinks>
      <Where />
    </MemoryRouter>,
  )
const click = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  act(() => void find('b').dispatchEvent(event))
  return event
}

it('follows a link inside the app without loading the page anew', () => {
  show()
  expect(click().defaultPrevented).toBe(true)
  expect(find('output').textContent).toBe('/m/game')
})

it('leaves it to the browser to open another tab', () => {
  show()
  expect(click({ ctrlKey: true }).defaultPrevented).toBe(false)
  expect(find('output').textContent).toBe('/m/home')
})
