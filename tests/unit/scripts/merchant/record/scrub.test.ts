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
  [
    'names of a family and of a card',
    { surname: 'Souza', nameOnCard: 'M SOUZA', motherName: 'Ana', invitedBy: 'joao' },
    { surname: 'Somebody', nameOnCard: 'Somebody', motherName: 'Somebody', invitedBy: 'Somebody' },
  ],
  [
    'what else belongs to one person',
    {
      birthplace: 'Recife',
      cvv: '123',
      expiry: '12/28',
      telegram: '@m',
      line_id: 'm1',
      upi: 'm@upi',
      remark: 'vip',
    },
    {
      birthplace: 'removed',
      cvv: 'removed',
      expiry: 'removed',
      telegram: 'removed',
      line_id: 'removed',
      upi: 'removed',
      remark: 'removed',
    },
  ],
  ['who logs in by an address', 'https://maria:pw@a.example/x', 'https://a.example/x'],
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
  [
    'a ticket, a key and a hash in an address',
    '/go?ticket=a1b2c3&key=k3y9&hash=9f8e7d',
    '/go?ticket=removed&key=removed&hash=removed',
  ],
  [
    'what nobody knows in an address',
    'https://a.example/x?mystery=s3cret9&page=2',
    'https://a.example/x?mystery=removed&page=2',
  ],
  [
    'a secret in a path',
    'https://a.example/reset/9f86d081884c7d659a2feaa0c55ad015/form',
    'https://a.example/reset/removed/form',
  ],
  ['a session in a path', 'see /s/3fA9xK2mQ7pL8vB4nR6tW1yZ0c now', 'see /s/removed now'],
  [
    'a national id by its key',
    { nationalId: 'AB12', cnic: '1' },
    { nationalId: '0000000000', cnic: '0000000000' },
  ],
  [
    'a national id by its shape',
    'CPF 123.456.789-09, CNIC 35202-1234567-1',
    'CPF 000.000.000-00, CNIC 00000-0000000-0',
  ],
  [
    'a wallet by its key',
    { wallet: 'x', usdtWallet: 'y', walletAddress: 'z' },
    { wallet: 'removed', usdtWallet: 'removed', walletAddress: 'removed' },
  ],
  [
    'a wallet by its shape',
    'to 0x52908400098527886E0F7030069857D2E4169EE7',
    'to 0x0000000000000000000000000000000000000000',
  ],
  ['a wallet of Tron', 'to TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'to removed'],
  [
    'who is paid, and where',
    { payee: 'M. Souza', bankAccount: '12345-6' },
    { payee: 'Somebody', bankAccount: '0000000000' },
  ],
  ['what guards a form', { csrf: 'abc', ticket: 'def' }, { csrf: 'removed', ticket: 'removed' }],
  [
    'a phone as it is written at home',
    'call (11) 98765-4321 or 0300-1234567',
    'call +10000000000 or +10000000000',
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
  [
    'a hashed file and a word in a path',
    '/m/assets/app-9f86d081884c7d659a2feaa0.js /m/promotions/welcome-bonus-for-everybody-who-plays',
  ],
  ['amounts and dates', 'from 50 000 000 to 1.000.000, on 2026-11-22'],
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

  it('is looked for once in a text of any length', () => {
    const long = 'a'.repeat(2_000_000)
    expect(
      scrub({
        picture: `data:image/png;base64,${long}`,
        more: `${'1 '.repeat(200_000)}${'/,'.repeat(50_000)}`,
      }),
    ).toMatchObject({
      picture: `data:image/png;base64,${long}`,
    })
    expect(scrub(`${long} x@mail.example`)).toBe(`${long} person@example.com`)
  })

  it('is not looked for without end', () => {
    let deep: unknown = 'x'
    for (let depth = 0; depth < 5000; depth += 1) deep = [deep]
    expect(() => scrub(deep)).not.toThrow()
  })
})
