import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unknownSession } from '../../../src/session/codec.ts'
import { takeUrlToken, urlToken, urlTokenUse } from '../../../src/session/urlToken.ts'

describe('a token in the address', () => {
  it.each([
    ['?token=abc', { token: 'abc', search: '' }],
    ['?tokens=abc', { token: 'abc', search: '' }],
    ['?a=1&token=abc&b=%20+x', { token: 'abc', search: '?a=1&b=%20+x' }],
    ['?%74oken=abc&a', { token: 'abc', search: '?a' }],
    ['?token=abc&tokens=abc', { token: 'abc', search: '' }],
    ['?token=a%2Bb%2F%3D', { token: 'a+b/=', search: '' }],
  ])('is taken out of %s', (search, brought) => {
    expect(urlToken(search)).toEqual(brought)
  })

  it.each([
    ['?token=abc&token=abc', 'repeated'],
    ['?token=abc&tokens=def', 'two that differ'],
    ['?token=', 'empty'],
    ['?token', 'without a value'],
    ['?token=%00abc', 'with a control character'],
    ['?token=a%20b', 'with a space'],
    ['?token=a+b', 'with a plus that means a space'],
    ['?token=%E2%82%AC', 'not in ASCII'],
    [`?token=${'a'.repeat(4097)}`, 'longer than any header'],
  ])('%s is none (%#: the address is cleaned all the same)', (search) => {
    expect(urlToken(search)).toEqual({ token: undefined, search: '' })
  })

  it.each(['', '?', '?a=1', '?Token=abc', '?mytoken=abc', '?redirectUrl=%2Fm%3Ftoken%3Dabc'])(
    'leaves an address alone that has none: %s',
    (search) => {
      expect(urlToken(search)).toBeUndefined()
    },
  )

  it('never throws, and leaves no token behind', () => {
    const piece = fc.oneof(
      fc.constantFrom('token=a', 'tokens=b', '%74oken=c', 'token', '&', '=', '?', 'a=1', '%', '%E0%A4%A'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const brought = urlToken(`?${pieces.join('&')}`)
        const left = new URLSearchParams(brought?.search ?? '')
        expect(left.has('token') || left.has('tokens')).toBe(false)
      }),
    )
  })

  it('leaves the address before anything else, with the history’s state and the rest of the address', () => {
    const replaced: unknown[] = []
    const location = {
      origin: 'https://site.test',
      pathname: '//m/home',
      search: '?r=1&token=abc',
      hash: '#x',
    }
    const history = { state: { idx: 3 }, replaceState: (...words: unknown[]) => void replaced.push(words) }
    expect(takeUrlToken({ location, history })).toBe('abc')
    expect(replaced).toEqual([[{ idx: 3 }, '', 'https://site.test//m/home?r=1#x']])
  })

  it('gives no session where the address cannot be changed', () => {
    const location = { origin: 'https://site.test', pathname: '/m', search: '?token=abc', hash: '' }
    const replaceState = () => {
      throw new DOMException('too often', 'SecurityError')
    }
    expect(takeUrlToken({ location, history: { state: null, replaceState } })).toBeUndefined()
  })
})

describe('what becomes of a token that came with the address', () => {
  const member = { ...unknownSession('mine', 'acme'), id: '1', userName: 'ana' }
  it.each([
    ['opens the route for a guest', undefined, false, 'adopt'],
    ['opens the route for a guest, in a frame too', undefined, true, 'adopt'],
    ['is a question where another session is a member’s', member, false, 'ask'],
    ['is nothing in a frame where another session is a member’s', member, true, 'drop'],
    ['is the session that is there already', { ...member, token: 'brought' }, false, 'adopt'],
    ['takes the place of a session of nobody knows whom', unknownSession('mine', 'acme'), false, 'adopt'],
  ] as const)('%s', (_, current, framed, use) => {
    expect(urlTokenUse('brought', current, framed)).toBe(use)
  })
})
