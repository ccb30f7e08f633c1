import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../../src/api/error.ts'
import { isNotOffered } from '../../../../../src/features/money/model/notOffered.ts'
import { createRequestIds } from '../../../../../src/features/money/model/requestId.ts'

describe('the id of a request', () => {
  const ids = () => {
    let byte = 0
    return createRequestIds((bytes) => bytes.fill(byte++))
  }

  it('stays while the same is asked again', () => {
    const { of } = ids()
    expect(of('a')).toBe('00'.repeat(16))
    expect(of('a')).toBe('00'.repeat(16))
  })

  it('is another one for something else, and once it was carried out', () => {
    const { of, done } = ids()
    const first = of('a')
    expect(of('b')).not.toBe(first)
    const second = of('b')
    done()
    expect(of('b')).not.toBe(second)
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
