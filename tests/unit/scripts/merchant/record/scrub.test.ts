import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrub } from '../../../../../scripts/merchant/record/scrub.ts'
import { decodePath, encodePath } from '../../../../../src/site/customerService.ts'

const GONE: readonly (readonly [what: string, sent: unknown, clean: unknown])[] = [
  ['a token', { token: 'abc' }, { token: 'removed' }],
  [
    'a token of another name',
    { accessToken: 'abc', firebaseIdToken: 'x' },
    { accessToken: 'removed', firebaseIdToken: 'removed' },
  ],
  ['a password', { defaultPassword: 'Welcome1' }, { defaultPassword: 'removed' }],
  [
    'names of people',
    { userName: 'mariana', payeeName: 'Mariana Souza', holder: 'M. Souza' },
    { userName: 'Somebody', payeeName: 'Somebody', holder: 'Somebody' },
  ],
  [
    'who leads',
    { entries: [{ rank: 1, name: 'Mariana', score: 10 }] },
    { entries: [{ rank: 1, name: 'Somebody', score: 10 }] },
  ],
  ['an e-mail by its key', { email: 'x' }, { email: 'person@example.com' }],
  ['an e-mail by its shape', 'write to mariana.souza@mail.example.br!', 'write to person@example.com!'],
  ['a phone by its key', { mobileNum: '21987001011' }, { mobileNum: '+10000000000' }],
  ['a phone by its shape', 'call +55 21 98700-1011 now', 'call +10000000000 now'],
  ['a phone in an address', 'https://wa.me/5521987001011', 'https://wa.me/+10000000000'],
  [
    'an account by its key',
    { accountNo: '12345', accountNoMasked: '*** 345' },
    { accountNo: '0000000000', accountNoMasked: '0000000000' },
  ],
  ['an account by its shape (IBAN)', 'to DE89 3704 0044 0532 0130 00', 'to XX00 0000 0000 0000'],
  ['a card', 'paid with 4111 1111 1111 1111', 'paid with 0000000000000000'],
  ['a card that is a number', { value: 4111111111111111 }, { value: 0 }],
  ['an address on the network', { location: { ip: '81.2.69.142' } }, { location: { ip: '203.0.113.7' } }],
  ['an address on the network in a text', 'from 81.2.69.142', 'from 203.0.113.7'],
  ['where somebody lives', { address: '1 High Street' }, { address: 'removed' }],
  ['a signed token', { note: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln' }, { note: 'removed' }],
  [
    'a token in the query of an address',
    'https://a.example/x?a=1&token=s3cret&b=2',
    'https://a.example/x?a=1&token=removed&b=2',
  ],
  ['a session in HTML', '<a href="/go?sid=99&x=1">go</a>', '<a href="/go?sid=removed&x=1">go</a>'],
  [
    'deep, and in JSON within a string',
    { a: [{ b: '{"user_name":"mariana","n":1}' }] },
    { a: [{ b: '{"user_name":"Somebody","n":1}' }] },
  ],
  ['what would reach into prototypes', JSON.parse('{"__proto__":{"x":1},"a":1}'), { a: 1 }],
]

const STAYS: readonly (readonly [what: string, value: unknown])[] = [
  [
    'names of merchants, games and banks',
    { merchantName: 'Aurora', displayName: 'Slots', name: 'Bank', bankName: 'Banco' },
  ],
  ['what is empty', { token: '', email: null, userName: '' }],
  ['a moment in milliseconds', { regDate: 1_741_953_600_000, text: '1741953600000' }],
  ['a version', { version: '10.2.3.4' }],
  [
    'ids of vendors',
    { analytics: { facebook: '4111111111111111' }, sms: { messagingSenderId: '123456789012' } },
  ],
  ['this machine and addresses for documentation', 'http://127.0.0.1:4600 203.0.113.9'],
  ['theme tokens', { theme: '{"tokens":{"brand":"#7C3AED"}, "scheme":"dark"}' }],
  ['an address without a secret', 'https://a.example/m/home?group=m_home'],
  ['flags, numbers and nothing', { CBS3: true, wait: -1, none: null }],
]

describe('what belongs to people', () => {
  it.each(GONE)('is gone: %s', (_, sent, clean) => {
    expect(scrub(sent)).toEqual(clean)
  })

  it.each(STAYS)('stays, being nobody’s: %s', (_, value) => {
    expect(scrub(value)).toEqual(value)
  })

  it('is gone from the sealed address of customer service, which still opens', () => {
    const path = encodePath('https://help.example/chat?token=s3cret&x=1', 'ab12cd34')
    const { path: clean } = Object(scrub({ path }))
    expect(decodePath(clean)).toBe('https://help.example/chat?token=removed&x=1')
    const plain = encodePath('https://help.example/chat', 'ab12cd34')
    expect(scrub({ path: plain })).toEqual({ path: plain })
  })

  it('is gone wherever it is nested, once and for all', () => {
    const secret = 'mariana.souza@mail.example'
    const leaf = fc.constantFrom<unknown>(
      secret,
      `x ${secret}`,
      JSON.stringify({ at: secret }),
      1,
      null,
      true,
      'plain',
    )
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        leaf,
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(fc.string(), tie('tree'), { maxKeys: 3 }),
      ),
    }))
    fc.assert(
      fc.property(tree, (value) => {
        const clean = scrub(JSON.parse(JSON.stringify(value ?? null)))
        expect(JSON.stringify(clean)).not.toContain(secret)
        expect(scrub(clean)).toEqual(clean)
      }),
    )
  })

  it('is not looked for without end', () => {
    let deep: unknown = 'x'
    for (let depth = 0; depth < 5000; depth += 1) deep = [deep]
    expect(() => scrub(deep)).not.toThrow()
  })
})
