// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type GridListProps, type GridPlace, VirtualGrid } from '../../../src/ui/VirtualGrid.tsx'
import { cleanUp, find, render } from './render.tsx'

interface Game {
  readonly code: string
}
const ROW = 200
const COLUMNS = 3
const many: readonly Game[] = Array.from({ length: 3000 }, (_, at) => ({ code: `g${at}` }))

const List = ({ style, ...rest }: GridListProps) => (
  <ul {...rest} style={{ gridTemplateColumns: '100px 100px 100px', rowGap: '10px', ...style }} />
)
const drawn = vi.fn()
const draw = (game: Game, place: GridPlace) => {
  drawn(game.code)
  return (
    <li key={game.code} {...place}>
      <a href={`#${game.code}`}>{game.code}</a>
    </li>
  )
}
const codeOf = ({ code }: Game) => code
const heightOf = () => ROW
const grid = (items: readonly Game[]) => (
  <VirtualGrid
    sections={[{ key: 'all', items }]}
    keyOf={codeOf}
    list={List}
    rowHeight={heightOf}
    draw={draw}
  />
)
const shown = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)

function scrollTo(top: number): void {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(300)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
  Object.defineProperty(window, 'innerHeight', { value: 800, configurable: true })
  drawn.mockClear()
})
afterEach(() => {
  cleanUp()
  vi.useRealTimers()
})

describe('three thousand games', () => {
  it('have only those in the document that are in view, and a few more', () => {
    render(grid(many))
    expect(shown().slice(0, 4)).toEqual(['g0', 'g1', 'g2', 'g3'])
    expect(shown().length).toBeLessThan(60)
  })

  it('are as high as all of them, so that the page scrolls as far', () => {
    const { host } = render(grid(many))
    const height = (many.length / COLUMNS) * (ROW + 10) - 10
    expect(find('div', host).style.blockSize).toBe(`${height}px`)
  })

  it('come as one scrolls, and those that are far away go', () => {
    render(grid(many))
    scrollTo(100_000)
    expect(shown()).not.toContain('g0')
    expect(shown()).toContain(`g${Math.floor(100_000 / 210) * COLUMNS}`)
    expect(shown().length).toBeLessThan(60)
  })

  it('draw what is new, and nothing a second time', () => {
    render(grid(many))
    scrollTo(420)
    scrollTo(0)
    const codes = drawn.mock.calls.map(([code]) => code)
    expect(codes.length).toBe(new Set(codes).size)
  })

  it('say which of how many each is', () => {
    render(grid(many))
    const [, second] = document.querySelectorAll('li')
    expect(second?.getAttribute('aria-posinset')).toBe('2')
    expect(second?.getAttribute('aria-setsize')).toBe('3000')
  })

  it('keep the one that has the focus, however far it is scrolled away', () => {
    render(grid(many))
    act(() => find('a[href="#g1"]').focus())
    scrollTo(100_000)
    expect(document.activeElement?.textContent).toBe('g1')
  })

  it('give way to those of another search', () => {
    const { update } = render(grid(many))
    update(grid(many.slice(10, 12)))
    expect(shown()).toEqual(['g10', 'g11'])
  })

  it('stand under the heads of their sections, each counted in its own', () => {
    const sections = [
      { key: 'one', head: <h2>One</h2>, items: many.slice(0, 4) },
      { key: 'two', head: <h2>Two</h2>, items: many.slice(4, 9) },
    ]
    render(<VirtualGrid sections={sections} keyOf={codeOf} list={List} rowHeight={heightOf} draw={draw} />)
    expect([...document.querySelectorAll('h2, li')].map(({ textContent }) => textContent).join(' ')).toBe(
      'One g0 g1 g2 g3 Two g4 g5 g6 g7 g8',
    )
    const places = [...document.querySelectorAll('li')].map(
      (item) => `${item.getAttribute('aria-posinset')}/${item.getAttribute('aria-setsize')}`,
    )
    expect(places).toEqual(['1/4', '2/4', '3/4', '4/4', '1/5', '2/5', '3/5', '4/5', '5/5'])
  })

  it('may be none', () => {
    render(grid([]))
    expect(shown()).toEqual([])
  })
})
