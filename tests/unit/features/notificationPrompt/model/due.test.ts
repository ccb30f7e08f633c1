import { describe, expect, it } from 'vitest'
import { afterAnswer, promptIsDue } from '../../../../../src/features/notificationPrompt/model/due.ts'

describe('the question whether messages may come', () => {
  it('is asked where it is not granted, and not again in a session in which it was put off', () => {
    expect(promptIsDue('default', null)).toBe(true)
    expect(promptIsDue('denied', null)).toBe(true)
    expect(promptIsDue('granted', null)).toBe(false)
    expect(promptIsDue('default', '1')).toBe(false)
    expect(promptIsDue('denied', '1')).toBe(false)
  })

  it('binds the token when granted, says so when denied, and is put off when the browser got no answer', () => {
    expect((['granted', 'denied', 'default'] as const).map(afterAnswer)).toEqual(['bind', 'notice', 'skip'])
  })
})
