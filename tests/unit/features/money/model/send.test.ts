import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../../src/api/error.ts'
import { isNotOffered } from '../../../../../src/features/money/model/notOffered.ts'
import { newRequestId } from '../../../../../src/features/money/model/requestId.ts'

describe('the id of a request', () => {
  it('is all of its random bytes, in hexadecimal', () => {
    expect(newRequestId((bytes) => bytes.fill(10))).toBe('0a'.repeat(16))
  })
})

describe('a call that this back office does not have', () => {
  it.each([404, 405, 410, 501])('answers HTTP %d', (status) => {
    expect(isNotOffered(new ApiError('http', '', { status }))).toBe(true)
  })

  it.each(['call.unknown', 'function.not.enabled'])('answers %s', (code) => {
    expect(isNotOffered(new ApiError('business', '', { code, status: 200 }))).toBe(true)
  })

  it('is none that failed in another way', () => {
    expect(isNotOffered(new ApiError('http', '', { status: 500 }))).toBe(false)
    expect(isNotOffered(new ApiError('network', ''))).toBe(false)
    expect(isNotOffered(new Error('404'))).toBe(false)
  })
})
