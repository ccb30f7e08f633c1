// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FollowedLinks } from '../../../src/ui/FollowedLinks.tsx'
import { Go } from '../../../src/ui/Go.tsx'
import {
  type GridListProps,
  type GridPlace,
  type Section,
  VirtualGrid,
} from '../../../src/ui/VirtualGrid.tsx'
import { cleanUp, find, render } from './render.tsx'

interface Game {
  readonly code: string
}
const ROW = 200
const COLUMNS = 3
const many: readonly Game[] = Array.from({ length: 3000 }, (_, at) => ({ code: `g${at}` }))

let column = 100
const List = ({ style, ...rest }: GridListProps) => (
  <ul
    {...rest}
    style={{ gridTemplateColumns: `${column}px `.repeat(COLUMNS).trim(), rowGap: '10px', ...style }}
  />
)
const drawn = vi.fn()
const draw = (game: Game, place: GridPlace) => {
  drawn(game.code)
  return (
    <li key={game.code} {...place}>
      <Go target={{ to: `/m/launchGame?code=${game.code}` }}>{game.code}</Go>
    </li>
  )
}
const codeOf = ({ code }: Game) => code
const heightOf = (width: number) => 2 * width
const sectionsOf = (sections: readonly Section<Game>[]) => (
  <MemoryRouter initialEntries={['/m/game?affiliateCode=A1&q=g']}>
    <FollowedLinks>
      <VirtualGrid sections={sections} keyOf={codeOf} list={List} rowHeight={heightOf} draw={draw} />
    </FollowedLinks>
    <Where />
  </MemoryRouter>
)
const Where = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
const grid = (items: readonly Game[]) => sectionsOf([{ key: 'all', items }])
const shown = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)

const linkOf = (code: string) => find(`a[href*="code=${code}&"]`)

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
    expect(find('[data-body]', host).style.height).toBe(`${height}px`)
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
    act(() => linkOf('g1').focus())
    scrollTo(100_000)
    expect(document.activeElement?.textContent).toBe('g1')
  })

  it('have the rows beside the focus ready, so that Tab goes on however far it is scrolled away', () => {
    render(grid(many))
    act(() => linkOf('g1').focus())
    scrollTo(100_000)
    for (const code of ['g0', 'g2', 'g3', 'g8']) expect(shown()).toContain(code)
  })

  it('come four rows at a time, so that most frames of a scroll draw nothing', () => {
    render(grid(many))
    const sets = new Set<string>()
    for (let row = 20; row < 40; row += 1) {
      scrollTo(row * (ROW + 10))
      sets.add(shown().join())
    }
    expect(sets.size).toBeGreaterThan(1)
    // The set changes when rows are added below and when rows are removed above.
    expect(sets.size).toBeLessThanOrEqual(2 * (20 / 4 + 1))
  })

  it('lead where they say, and keep the tracked parameters of the address', () => {
    render(grid(many))
    expect(linkOf('g1').getAttribute('href')).toBe('/m/launchGame?code=g1&affiliateCode=A1')
    act(() => linkOf('g1').click())
    expect(find('output').textContent).toBe('/m/launchGame?code=g1&affiliateCode=A1')
  })

  it('are left to the browser where another tab is wanted', () => {
    render(grid(many))
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    act(() => void linkOf('g1').dispatchEvent(click))
    expect(click.defaultPrevented).toBe(false)
    expect(find('output').textContent).toBe('/m/game?affiliateCode=A1&q=g')
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
    render(sectionsOf(sections))
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

  it('keep their distance when the phone is turned: rows that are there are measured again, though no observer tells', () => {
    const observing: ((entries: readonly unknown[]) => void)[] = []
    class Observer {
      constructor(told: (entries: readonly unknown[]) => void) {
        observing.push(told)
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Observer)
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW)
    const { update } = render(grid(many))
    const topOf = (index: number) => Number.parseFloat(find(`[data-index="${index}"]`).style.top)
    expect(topOf(1) - topOf(0)).toBe(ROW + 10)
    column = 80
    height.mockReturnValue(180)
    update(grid([...many]))
    act(() => {
      for (const tell of observing) tell([])
    })
    expect(topOf(1) - topOf(0)).toBe(180 + 10)
    column = 100
    height.mockRestore()
    vi.unstubAllGlobals()
  })
})
