// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../../../src/ui/ErrorBoundary.tsx'
import { cleanUp, find, render } from './render.tsx'

let broken = true
const onError = vi.fn()
const Part = () => {
  if (broken) throw new Error('no data')
  return <p>Content</p>
}
const page = (resetKey: string) => (
  <ErrorBoundary
    onError={onError}
    resetKey={resetKey}
    fallback={(_, retry) => (
      <button type="button" onClick={retry}>
        Retry
      </button>
    )}
  >
    <Part />
  </ErrorBoundary>
)

beforeEach(() => {
  broken = true
  onError.mockClear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanUp()
  vi.restoreAllMocks()
})

it('contains what breaks, reports it once, and renders anew on retry', () => {
  render(page('/m/home'))
  expect(onError).toHaveBeenCalledOnce()
  broken = false
  act(() => find('button').click())
  expect(find('p').textContent).toBe('Content')
})

it('gives the next screen a new chance', () => {
  const { update } = render(page('/m/home'))
  broken = false
  update(page('/m/game'))
  expect(find('p').textContent).toBe('Content')
})
