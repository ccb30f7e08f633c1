// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { leave } from '../../../../src/ui/modal/focus.ts'

const button = () => document.querySelector('button')

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"><button type="button">Play</button></main>'
})

describe('the focus after a modal', () => {
  it('returns to what had it', () => {
    leave(button())
    expect(document.activeElement).toBe(button())
  })

  it('goes to the screen where that has gone meanwhile, or nothing had it', () => {
    const gone = button()
    gone?.remove()
    for (const before of [gone, document.body, null]) {
      leave(before)
      expect(document.activeElement).toBe(document.querySelector('main'))
    }
  })
})
