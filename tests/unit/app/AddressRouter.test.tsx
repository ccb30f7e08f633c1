// @vitest-environment happy-dom
import { act, use } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AddressRouter } from '../../../src/app/AddressRouter.tsx'
import { FollowedLinks } from '../../../src/ui/FollowedLinks.tsx'
import { Go } from '../../../src/ui/Go.tsx'
import { NextPlace } from '../../../src/ui/links.ts'
import { nextTask } from '../../../src/ui/nextTask.ts'
import { cleanUp, find, render } from '../ui/render.tsx'

/** What is shown, and the place that has been pressed. */
function Shown() {
  const { pathname, search } = useLocation()
  const next = use(NextPlace)
  const navigate = useNavigate()
  return (
    <>
      <output>{pathname + search}</output>
      <i>{next && next.pathname + next.search}</i>
      <button type="button" onClick={() => navigate('/m/login')}>
        Log in
      </button>
    </>
  )
}

const shown = () => find('output').textContent
const pressed = () => find('i').textContent
const address = () => location.pathname + location.search
const tap = (selector: string) => act(() => find(selector).click())
function goBack(): void {
  history.replaceState(null, '', '/m/home')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
}

beforeEach(() => {
  history.replaceState(null, '', '/m/home?affiliateCode=A1')
  render(
    <AddressRouter>
      <FollowedLinks>
        <Go target={{ to: '/m/game' }}>Games</Go>
        <Shown />
      </FollowedLinks>
    </AddressRouter>,
  )
})
afterEach(() => {
  cleanUp()
  history.replaceState(null, '', '/')
})

it('changes the address at once when a link is tapped, and renders its screen in the next task', async () => {
  tap('a')
  expect([address(), pressed(), shown()]).toEqual([
    '/m/game?affiliateCode=A1',
    '/m/game?affiliateCode=A1',
    '/m/home?affiliateCode=A1',
  ])
  await act(nextTask)
  expect([pressed(), shown()]).toEqual(['', '/m/game?affiliateCode=A1'])
})

it('renders every other navigation at once', () => {
  tap('button')
  expect([address(), pressed(), shown()]).toEqual(['/m/login', '', '/m/login'])
})

it('stays where a step back has led if that was faster than the link', async () => {
  tap('a')
  goBack()
  expect([pressed(), shown()]).toEqual(['', '/m/home'])
  await act(nextTask)
  expect(shown()).toBe('/m/home')
})
