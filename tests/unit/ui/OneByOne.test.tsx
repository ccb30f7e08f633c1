// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OneByOne } from '../../../src/ui/OneByOne.tsx'
import { whenIdleFor } from '../../../src/ui/whenIdleFor.ts'
import { cleanUp, render } from './render.tsx'

let idle: (() => void)[] = []
beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (action: () => void) => idle.push(action))
  vi.stubGlobal('cancelIdleCallback', (id: number) => {
    idle[id - 1] = () => undefined
  })
})
afterEach(() => {
  cleanUp()
  vi.unstubAllGlobals()
})

const nextIdle = () => act(() => idle.at(-1)?.())

it('draws the beginning of a list at once, and then one more each time the browser is idle', () => {
  const names = ['a', 'b', 'c', 'd']
  const { host } = render(
    <OneByOne first={2}>
      {names.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </OneByOne>,
  )
  expect(host.textContent).toBe('ab')
  nextIdle()
  expect(host.textContent).toBe('abc')
  nextIdle()
  expect(host.textContent).toBe('abcd')
  expect(idle).toHaveLength(2)
})

it('starts anew after the list was shorter: all lanes after one lane', () => {
  const list = (names: readonly string[]) => (
    <OneByOne first={2}>
      {names.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </OneByOne>
  )
  const { host, update } = render(list(['a', 'b', 'c', 'd']))
  nextIdle()
  nextIdle()
  expect(host.textContent).toBe('abcd')
  update(list(['c']))
  expect(host.textContent).toBe('c')
  update(list(['a', 'b', 'c', 'd']))
  expect(host.textContent).toBe('ab')
  nextIdle()
  expect(host.textContent).toBe('abc')
})

it('does something once the browser has been idle so often, unless it is taken back', () => {
  const done = vi.fn()
  const stop = whenIdleFor(2, done)
  idle.at(-1)?.()
  expect(done).not.toHaveBeenCalled()
  idle.at(-1)?.()
  expect(done).toHaveBeenCalledOnce()
  stop()
  const never = vi.fn()
  whenIdleFor(1, never)()
  idle.at(-1)?.()
  expect(never).not.toHaveBeenCalled()
})
