import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  factorRequest,
  fieldsOf,
  isByToken,
  type Method,
  methodsOf,
  missingFields,
  NOTHING_TYPED,
} from '../../../../../../src/features/auth/secondFactor/model/methods.ts'

const WHO = { username: 'mariana', password: ' Player!2026 ' }
const ALL = { payeeName: true, sms: true, ga: true, email: true }
const METHODS = methodsOf(ALL)

describe('the tabs', () => {
  it('are payee name, sms, google authenticator, email (docs/conformance.md § 1.2)', () => {
    expect(METHODS).toEqual(['payeeName', 'sms', 'ga', 'email'])
  })

  it('are those that the answer’s flags allow, all of them and no other, in the same order', () => {
    const flags = fc.record({
      payeeName: fc.boolean(),
      sms: fc.boolean(),
      ga: fc.boolean(),
      email: fc.boolean(),
    })
    fc.assert(
      fc.property(flags, (allowed) => {
        const tabs = methodsOf(allowed)
        expect(tabs).toEqual(METHODS.filter((method) => allowed[method]))
      }),
    )
  })

  it('each name the fields they need; what is empty but for blanks is missing (docs/conformance.md § 1.5)', () => {
    const blank = { payeeName: ' ', mobileNum: '\t', verificationCode: ' ', authCode: '\n', email: '  ' }
    for (const method of METHODS) {
      expect(missingFields(method, NOTHING_TYPED)).toEqual(fieldsOf(method))
      expect(missingFields(method, blank)).toEqual(fieldsOf(method))
    }
    expect(missingFields('sms', { ...NOTHING_TYPED, verificationCode: '1' })).toEqual(['mobileNum'])
    expect(missingFields('email', { ...NOTHING_TYPED, email: 'm@x.example' })).toEqual([])
  })
})

describe('the submit (docs/conformance.md § 1.3)', () => {
  const typed = {
    payeeName: ' Mariana Souza ',
    mobileNum: ' 21987001011 ',
    verificationCode: ' 111111 ',
    authCode: ' 222222 ',
    email: ' m@x.example ',
  }

  it.each<[Method, object]>([
    ['payeeName', { ...WHO, method: 'P', payeeName: 'Mariana Souza' }],
    ['sms', { ...WHO, method: 'S', mobileNum: '21987001011', verificationCode: '111111' }],
    ['ga', { ...WHO, method: 'G', authCode: '222222' }],
    ['email', { ...WHO, method: 'E', email: 'm@x.example' }],
  ])('by %s carries who, by what, and that tab’s fields alone, trimmed', (method, body) => {
    const proof = method === 'sms' ? { verificationCode: '111111' } : {}
    expect(factorRequest(method, WHO, typed, proof)).toEqual(body)
  })

  const IDENTITY = { firebaseChannel: 'google', firebaseIdToken: 'id.token.' }

  it('after a login by token says who by the identity, and has no name or password', () => {
    expect(isByToken(IDENTITY)).toBe(true)
    expect(factorRequest('ga', IDENTITY, typed, {})).toEqual({ ...IDENTITY, method: 'G', authCode: '222222' })
    expect(factorRequest('sms', IDENTITY, typed, { verificationCode: '111111' })).toEqual({
      ...IDENTITY,
      method: 'S',
      mobileNum: '21987001011',
      verificationCode: '111111',
    })
  })

  it('brings the identity along that is to be bound to the account', () => {
    expect(isByToken({ ...WHO, ...IDENTITY })).toBe(false)
    expect(factorRequest('ga', { ...WHO, ...IDENTITY }, typed, {})).toMatchObject({ ...WHO, ...IDENTITY })
  })

  it('leaves that identity out where its field holds the proof of the phone', () => {
    const proof = { firebaseIdToken: 'a.b.c' }
    expect(factorRequest('sms', { ...WHO, ...IDENTITY }, typed, proof)).toEqual({
      ...WHO,
      method: 'S',
      mobileNum: '21987001011',
      ...proof,
    })
  })

  it('by a code that Firebase sent carries its token in place of the code', () => {
    expect(factorRequest('sms', WHO, typed, { firebaseIdToken: 'a.b.c' })).toEqual({
      ...WHO,
      method: 'S',
      mobileNum: '21987001011',
      firebaseIdToken: 'a.b.c',
    })
  })
})
