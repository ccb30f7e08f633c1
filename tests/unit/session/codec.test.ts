import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeSession,
  encodeSession,
  type SessionInfo,
  sessionFromAnswer,
} from '../../../src/session/codec.ts'
import { MEMBER_TYPES, memberKind, readMemberType } from '../../../src/session/memberKind.ts'

const maria: SessionInfo = {
  id: '7',
  token: 'tok-1',
  merchantCode: 'demo',
  userName: 'maria',
  type: 1,
  firstTimeLogin: true,
  customerId: '7',
}

describe('what is stored', () => {
  it('comes back as it went in', () => {
    const text = fc.string({ minLength: 1 })
    const visible = fc.string({ minLength: 1, unit: fc.constantFrom(...'abcXYZ019._-~+/=') })
    const sessions = fc.record({
      id: text,
      token: visible,
      merchantCode: fc.constant('demo'),
      userName: fc.option(text),
      type: fc.option(fc.constantFrom(...MEMBER_TYPES)),
      firstTimeLogin: fc.boolean(),
      customerId: text,
    })
    fc.assert(
      fc.property(sessions, (session) => {
        expect(decodeSession(encodeSession(session), 'demo')).toEqual({ ...session })
      }),
    )
  })

  it('keeps the mark of a password that must be changed, and no other value for it', () => {
    const answer = { token: 't', id: 1, userName: 'player', customerType: 0 }
    const session = sessionFromAnswer({ ...answer, updatePassword: true }, 'demo')
    expect(session, 'the product adds it, not the back office').not.toHaveProperty('updatePassword')
    if (!session) throw new Error('no session')
    const marked = { ...session, updatePassword: true }
    expect(decodeSession(encodeSession(marked), 'demo')).toEqual(marked)
    for (const odd of [undefined, false, 'no', null])
      expect(decodeSession(JSON.stringify({ ...session, updatePassword: odd }), 'demo')).toEqual(session)
  })

  it('is not used for another merchant', () => {
    expect(decodeSession(encodeSession(maria), 'other')).toBeNull()
    expect(decodeSession(encodeSession(maria), '')).toBeNull()
  })

  it.each([
    null,
    '',
    'null',
    '[]',
    '"text"',
    '{',
    '<html>',
    '{"v":1}',
    '{"v":2,"token":"a","merchantCode":"demo"}',
    '{"v":1,"token":"","merchantCode":"demo"}',
    '{"v":1,"token":5,"merchantCode":"demo"}',
    '{"v":1,"token":"a b","merchantCode":"demo"}',
    '{"v":1,"token":"a\\r\\nX: y","merchantCode":"demo"}',
    '{"v":1,"token":"a","merchantCode":["demo"]}',
    `{"v":1,"token":"${'x'.repeat(5000)}","merchantCode":"demo"}`,
  ])('is nobody when %j was found there', (stored) => {
    expect(decodeSession(stored, 'demo')).toBeNull()
  })

  it("is read from the platform's own form, which has no version", () => {
    expect(
      decodeSession('{"token":"a","merchantCode":"demo","userName":"maria","type":0}', 'demo'),
    ).toMatchObject({
      token: 'a',
      userName: 'maria',
      type: 0,
    })
  })

  it('survives anything found there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(decodeSession(stored, 'demo')).toBeNull()
      }),
      { numRuns: 2000 },
    )
    const value = fc.oneof(fc.jsonValue(), fc.constant(undefined))
    const near = fc.record({ token: value, id: value, userName: value, type: value, firstTimeLogin: value })
    fc.assert(
      fc.property(near, (fields) => {
        const session = decodeSession(JSON.stringify({ v: 1, merchantCode: 'demo', ...fields }), 'demo')
        if (session !== null) expect(session.token).toBe(fields.token)
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps a session whose member type is unknown, without a type', () => {
    expect(decodeSession(JSON.stringify({ v: 1, ...maria, type: 99 }), 'demo')?.type).toBeNull()
  })
})

describe('what the back office answers', () => {
  it('is a session after a login', () => {
    const value = { token: 't', id: 12, userName: 'maria', customerType: 2, firstTimeLogin: 0, more: {} }
    expect(sessionFromAnswer(value, 'demo')).toEqual({
      id: '12',
      token: 't',
      merchantCode: 'demo',
      userName: 'maria',
      type: 2,
      firstTimeLogin: false,
      customerId: '12',
    })
  })

  it('is a session after a registration, with customerId and customerName and no type', () => {
    const session = sessionFromAnswer(
      { token: 't', customerId: 'c', customerName: 'jo', firstTimeLogin: true },
      'demo',
    )
    expect(session).toMatchObject({
      id: 'c',
      customerId: 'c',
      userName: 'jo',
      type: null,
      firstTimeLogin: true,
    })
  })

  it.each([undefined, null, 'x', [], {}, { token: null }])('is no session without a token: %j', (value) => {
    expect(sessionFromAnswer(value, 'demo')).toBeNull()
  })
})

describe('member types', () => {
  it.each([
    [-1, 'none'],
    [0, 'regular'],
    [1, 'agent'],
    [2, 'agent'],
    [4, 'silent'],
    [3, 'none'],
    ['1', 'none'],
    [null, 'none'],
    [undefined, 'none'],
  ])('type %j is %s', (type, kind) => {
    expect(memberKind(type)).toBe(kind)
  })

  it('are read from numbers and from numbers in strings', () => {
    expect([0, '1', '-1', 4].map(readMemberType)).toEqual([0, 1, -1, 4])
    expect(['', '3', 3, true, {}, Number.NaN, '01'].map(readMemberType).every((type) => type === null)).toBe(
      true,
    )
  })
})
