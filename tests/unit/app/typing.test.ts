// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTyping, SETTLE_MS } from '../../../src/app/typing.ts'

const fieldOf = (id: string) => {
  const field = document.querySelector<HTMLInputElement>(`#${id}`)
  if (!field) throw new Error(`there is no field ${id}`)
  return field
}
const type = (id: string, value: string) => {
  const field = fieldOf(id)
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<form><input id="name"><input id="agree" type="checkbox"></form><input id="find" type="search"><button>Go</button>'
})
afterEach(() => vi.useRealTimers())

describe('somebody is typing', () => {
  it('while a field has the focus, also an empty one and a search', () => {
    const { isTyping } = createTyping(document)
    expect(isTyping()).toBe(false)
    fieldOf('name').focus()
    expect(isTyping()).toBe(true)
    fieldOf('name').blur()
    expect(isTyping()).toBe(false)
    fieldOf('find').focus()
    expect(isTyping()).toBe(true)
  })

  it('as long as something half filled stands there, but not what was searched for', () => {
    const { isTyping } = createTyping(document)
    type('find', 'dragon')
    expect(isTyping()).toBe(false)
    type('name', 'player')
    expect(isTyping()).toBe(true)
    type('name', '')
    expect(isTyping()).toBe(false)
    type('name', 'player')
    document.querySelector('form')?.remove()
    expect(isTyping()).toBe(false)
  })

  it('is not who ticks a box or presses a button', () => {
    const { isTyping } = createTyping(document)
    fieldOf('agree').focus()
    expect(isTyping()).toBe(false)
    document.querySelector('button')?.focus()
    expect(isTyping()).toBe(false)
  })

  it('is reported at once at its start, and a moment after its end', () => {
    const { follow } = createTyping(document)
    const tell = vi.fn()
    const stop = follow(tell)
    fieldOf('name').focus()
    expect(tell).toHaveBeenCalledTimes(1)
    fieldOf('name').blur()
    expect(tell).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(SETTLE_MS)
    expect(tell).toHaveBeenCalledTimes(2)
    stop()
    fieldOf('name').focus()
    vi.advanceTimersByTime(SETTLE_MS)
    expect(tell).toHaveBeenCalledTimes(2)
  })
})
