import { describe, expect, it } from 'vitest'
import { pressable } from '../../../src/ui/pressable.ts'

describe('what can be pressed', () => {
  it('has no at-rule: each component that arrived with one would make the browser style the whole page again', () => {
    const text = pressable.join('')
    expect(text).toContain(':active')
    expect(text).not.toContain('@')
  })
})
