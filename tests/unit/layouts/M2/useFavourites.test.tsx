// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FAVOURITES_KEY } from '../../../../src/layouts/M2/model/favourites.ts'
import { useFavourite, useFavourites } from '../../../../src/layouts/M2/useFavourites.ts'
import { cleanUp, find, render } from '../../ui/render.tsx'

const drawn = new Map<string, number>()

/** A card with nothing but its heart; counts how often it is drawn. */
function Card({ code }: { readonly code: string }) {
  const [isFavourite, toggle] = useFavourite(code)
  drawn.set(code, (drawn.get(code) ?? 0) + 1)
  return (
    <button type="button" id={code} aria-pressed={isFavourite} onClick={toggle}>
      {code}
    </button>
  )
}

const Lane = () => <output>{useFavourites().codes.join(' ')}</output>

beforeEach(() => {
  render(
    <>
      <Card code="KOI" />
      <Card code="DRAGON" />
      <Lane />
    </>,
  )
  drawn.clear()
})
afterEach(() => {
  // The page's one list outlives the cards: no heart stays red for the next test.
  for (const card of document.querySelectorAll<HTMLElement>('[aria-pressed="true"]')) act(() => card.click())
  cleanUp()
})

const tap = (code: string) => act(() => find(`#${code}`).click())
const isRed = (code: string) => find(`#${code}`).getAttribute('aria-pressed') === 'true'

it('a tap makes a game a favourite of this device, and a second one takes it back', () => {
  tap('KOI')
  expect([isRed('KOI'), isRed('DRAGON')]).toEqual([true, false])
  expect(window.localStorage.getItem(FAVOURITES_KEY)).toBe('["KOI"]')
  expect(find('output').textContent).toBe('KOI')
  tap('KOI')
  expect(isRed('KOI')).toBe(false)
  expect(find('output').textContent).toBe('')
})

it('the card of another game is not drawn anew: there may be thousands', () => {
  tap('DRAGON')
  expect([...drawn]).toEqual([['DRAGON', 1]])
  tap('KOI')
  expect([...drawn]).toEqual([
    ['DRAGON', 1],
    ['KOI', 1],
  ])
  expect(find('output').textContent).toBe('KOI DRAGON')
})
