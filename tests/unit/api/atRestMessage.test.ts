import { describe, expect, it } from 'vitest'
import { atRestMessage, readAtRest } from '../../../src/api/atRestMessage.ts'

describe('the message of a page at rest', () => {
  it('is read by the worker as the page has written it', () => {
    const message = atRestMessage('b2', ['https://acme.test/m/assets/app-1.js'])
    expect(readAtRest(structuredClone(message))).toEqual(message)
  })

  it.each([
    [{}],
    [{ type: 'SKIP_WAITING' }],
    [{ type: 'AT_REST', build: 'b2', urls: 'x' }],
    [{ type: 'AT_REST', urls: [] }],
  ])('is none of these: %j', (message) => expect(readAtRest(message)).toBeUndefined())
})
