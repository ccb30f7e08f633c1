import { describe, expect, it } from 'vitest'
import { atRestMessage, isRetire, RETIRE_MESSAGE, readAtRest } from '../../../src/api/workerMessages.ts'

describe('the message of a page at rest', () => {
  it('is read by the worker as the page has written it', () => {
    const message = atRestMessage('b2', ['https://acme.test/m/assets/app-1.js'])
    expect(readAtRest(structuredClone(message))).toEqual(message)
  })

  it.each([
    [undefined],
    [null],
    ['AT_REST'],
    [{}],
    [RETIRE_MESSAGE],
    [{ type: 'AT_REST', build: 'b2', urls: 'x' }],
    [{ type: 'AT_REST', urls: [] }],
  ])('is none of these: %j', (message) => expect(readAtRest(message)).toBeUndefined())
})

describe('the message that retires the document', () => {
  it('is read by the worker as the page has written it', () =>
    expect(isRetire(structuredClone(RETIRE_MESSAGE))).toBe(true))

  it.each([[undefined], [null], ['RETIRE_DOCUMENT'], [{}], [atRestMessage('b2', [])]])(
    'is none of these: %j',
    (message) => expect(isRetire(message)).toBe(false),
  )
})
