// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { type Navigate, Redirect, useNavigate, useSearchParams } from '../../../src/ui/navigation.ts'
import { cleanUp, find, render } from './render.tsx'

afterEach(cleanUp)

let navigate: Navigate
let change: ReturnType<typeof useSearchParams>[1]

function Inside() {
  const { pathname, search, hash, state } = useLocation()
  const [params, changeParams] = useSearchParams()
  navigate = useNavigate()
  change = changeParams
  return (
    <output data-state={JSON.stringify(state)} data-lane={params.get('lane')}>
      {useNavigationType()} {pathname + search + hash}
    </output>
  )
}

const show = (address = '/m/home') =>
  render(
    <MemoryRouter initialEntries={['/m/before', address]} initialIndex={1}>
      <Inside />
    </MemoryRouter>,
  )
const place = () => find('output').textContent
const go = (...given: Parameters<Navigate>) => act(() => navigate(...given))

it('goes to an address, in a new entry of the history or in place of the old one, with a state', () => {
  show()
  go('/m/game?lane=slots#top')
  expect(place()).toBe('PUSH /m/game?lane=slots#top')
  go({ pathname: '/m/login', search: '', hash: '' }, { replace: true, state: { wanted: '/m/mall' } })
  expect(place()).toBe('REPLACE /m/login')
  expect(find('output').dataset.state).toBe('{"wanted":"/m/mall"}')
  go(-1)
  expect(place()).toBe('POP /m/home')
})

it('stays on the page where an address is only a query or a place of it', () => {
  show('/m/game?lane=slots')
  go('?lane=live')
  expect(place()).toBe('PUSH /m/game?lane=live')
  go('#top')
  expect(place()).toMatch(/ \/m\/game#top$/)
})

it.each([
  '//evil.test',
  '/m//evil.test',
  '/m/..//evil.test',
  '/elsewhere',
  'https://evil.test/m/',
  '/m/%2f/x',
])('does not follow %s, which leads out of the app', (address) => {
  show()
  go(address)
  expect(place()).toBe('POP /m/home')
})

it('changes the parameters of the address in its place, and leaves no lone question mark', () => {
  show('/m/game?lane=slots&q=a')
  const without = (name: string) =>
    act(() =>
      change((before) => {
        const after = new URLSearchParams(before)
        after.delete(name)
        return after
      }),
    )
  expect(find('output').dataset.lane).toBe('slots')
  without('q')
  expect(place()).toBe('REPLACE /m/game?lane=slots')
  without('lane')
  expect(place()).toBe('REPLACE /m/game')
  go(-1)
  expect(place()).toBe('POP /m/before')
})

it('replaces the address by that of another screen', () => {
  const to = { pathname: '/m/login', search: '?cid=1', hash: '' }
  render(
    <MemoryRouter initialEntries={['/m/mall']}>
      <Redirect to={to} state={{ wanted: '/m/mall' }} />
      <Inside />
    </MemoryRouter>,
  )
  expect(place()).toBe('REPLACE /m/login?cid=1')
  expect(find('output').dataset.state).toBe('{"wanted":"/m/mall"}')
})
