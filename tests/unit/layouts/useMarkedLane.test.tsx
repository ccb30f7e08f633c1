// @vitest-environment happy-dom
import { MemoryRouter, type Path } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useMarkedLane } from '../../../src/layouts/useMarkedLane.ts'
import { NextPlace } from '../../../src/ui/links.ts'
import { cleanUp, find, render } from '../ui/render.tsx'

afterEach(cleanUp)

function Marked() {
  return <output>{useMarkedLane('slots') ?? 'all'}</output>
}

function marked(next?: Partial<Path>): string | null {
  render(
    <MemoryRouter initialEntries={['/m/home?lane=slots']}>
      <NextPlace value={next && { pathname: '/m/home', search: '', hash: '', ...next }}>
        <Marked />
      </NextPlace>
    </MemoryRouter>,
  )
  return find('output').textContent
}

it.each([
  ['the chosen one while nothing is pressed', undefined, 'slots'],
  ['the pressed one before its games are rendered', { search: '?track=1&lane=fish' }, 'fish'],
  ['the pressed one of the games page', { pathname: '/m/game', search: '?lane=fish' }, 'fish'],
  ['all of them when they are pressed', { search: '?track=1' }, 'all'],
  ['the chosen one while another screen comes', { pathname: '/m/member/home' }, 'slots'],
])('the marked lane is %s', (_, next, lane) => {
  expect(marked(next)).toBe(lane)
})
