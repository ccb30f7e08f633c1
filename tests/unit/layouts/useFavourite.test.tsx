// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFavourites } from '../../../src/features/games/gameLanes/model/favourites.ts'
import type { GameCard } from '../../../src/layouts/games.ts'
import { useFavourite } from '../../../src/layouts/useFavourite.ts'
import { fakeStorage } from '../session/fakeStorage.ts'
import { cleanUp, find, render } from '../ui/render.tsx'

const rendered = new Map<string, number>()
const favourites = createFavourites(fakeStorage(), 'acme', '')
const gameOf = (code: string): GameCard => ({
  ...{ code, name: code, vendor: '', vendorName: '', images: [] },
  target: undefined,
  trial: undefined,
})

/** A card with only a heart. Counts how often it is rendered. */
function Card({ code }: { readonly code: string }) {
  const [isFavourite, toggle] = useFavourite(favourites, gameOf(code))
  rendered.set(code, (rendered.get(code) ?? 0) + 1)
  return <button type="button" id={code} aria-pressed={isFavourite} onClick={toggle} />
}

beforeEach(() => {
  render(
    <>
      <Card code="KOI" />
      <Card code="DRAGON" />
    </>,
  )
  rendered.clear()
})
afterEach(cleanUp)

const tap = (code: string) => act(() => find(`#${code}`).click())
const isPressed = (code: string) => find(`#${code}`).getAttribute('aria-pressed') === 'true'

it('a tap makes a game a favourite, a second one takes it back, and no other card renders again', () => {
  tap('KOI')
  expect([isPressed('KOI'), isPressed('DRAGON')]).toEqual([true, false])
  tap('KOI')
  expect(isPressed('KOI')).toBe(false)
  expect([...rendered]).toEqual([['KOI', 2]])
})

it('a tap on a heart is felt, where the phone can', () => {
  const vibrate = vi.fn()
  Object.assign(navigator, { vibrate })
  tap('KOI')
  expect(vibrate).toHaveBeenCalledOnce()
  Reflect.deleteProperty(navigator, 'vibrate')
  tap('KOI')
})
