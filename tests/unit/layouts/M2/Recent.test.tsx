// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import type { GameCard } from '../../../../src/layouts/games.ts'
import { Recent } from '../../../../src/layouts/M2/sections/Recent.tsx'
import { cleanUp, render } from '../../ui/render.tsx'

afterEach(cleanUp)

const game: GameCard = {
  code: 'g1',
  name: 'Tongits',
  vendor: 'v',
  vendorName: 'Bituin',
  images: [],
  target: { press: () => undefined },
  trial: undefined,
}

it('a game played last whose picture is missing shows its name and its vendor in its place', () => {
  render(<Recent title="Continue playing" games={[game]} />)
  expect(document.querySelector('[data-fallback]')?.textContent).toBe('TongitsBituin')
})
