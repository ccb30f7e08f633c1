// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useFolded } from '../../../src/ui/useFolded.ts'
import { cleanUp, render } from './render.tsx'

interface Props {
  readonly folds?: boolean
  readonly isPill?: boolean
}
function Card({ folds = true, isPill = false }: Props) {
  const [isFolded, unfold] = useFolded(folds, isPill)
  return (
    <button type="button" onClick={unfold}>
      {isFolded ? 'pill' : 'card'}
    </button>
  )
}
const tap = () => act(() => document.querySelector('button')?.click())
const text = () => document.querySelector('button')?.textContent
const scrollTo = (top: number) =>
  act(() => {
    vi.stubGlobal('scrollY', top)
    window.dispatchEvent(new Event('scroll'))
  })

afterEach(() => {
  cleanUp()
  vi.unstubAllGlobals()
})

describe('a card over the bottom of the page', () => {
  it('becomes a pill when the page is scrolled, and stays one', () => {
    render(<Card />)
    scrollTo(64)
    expect(text()).toBe('card')
    scrollTo(65)
    expect(text()).toBe('pill')
    scrollTo(0)
    expect(text()).toBe('pill')
  })

  it('is a pill from the start over a page that is being read', () => {
    scrollTo(300)
    render(<Card />)
    expect(text()).toBe('pill')
  })

  it('stays a card where it must be answered', () => {
    render(<Card folds={false} isPill />)
    scrollTo(300)
    expect(text()).toBe('card')
  })

  it('is opened by a tap on the pill, and folds again when the page is read on', () => {
    render(<Card isPill />)
    expect(text()).toBe('pill')
    tap()
    expect(text()).toBe('card')
    scrollTo(65)
    expect(text()).toBe('pill')
  })

  it('becomes a pill where there is no more space for it', () => {
    const { update } = render(<Card />)
    expect(text()).toBe('card')
    update(<Card isPill />)
    expect(text()).toBe('pill')
    update(<Card />)
    expect(text()).toBe('pill')
  })
})
