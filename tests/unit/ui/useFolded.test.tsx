// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useFolded } from '../../../src/ui/useFolded.ts'
import { cleanUp, render } from './render.tsx'

const Card = ({ folds = true }: { readonly folds?: boolean }) => <p>{useFolded(folds) ? 'pill' : 'card'}</p>
const text = () => document.querySelector('p')?.textContent
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
    render(<Card folds={false} />)
    scrollTo(300)
    expect(text()).toBe('card')
  })
})
