import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CaptchaError } from '../../../../../src/features/captcha/model/captchaError.ts'
import { fieldsOf3, fieldsOf4 } from '../../../../../src/features/captcha/model/fields.ts'
import { apart, hostsOf, scripts3, scripts4 } from '../../../../../src/features/captcha/model/servers.ts'
import { errorOf, readTrouble } from '../../../../../src/features/captcha/model/trouble.ts'
import { vendorLanguage } from '../../../../../src/features/captcha/model/vendorLanguage.ts'

describe('a result as fields of the request', () => {
  it('takes the three of v3', () => {
    const validate = { geetest_challenge: 'c', geetest_validate: 'v', geetest_seccode: 'v|jordan' }
    expect(fieldsOf3(validate)).toEqual({
      geetestChallenge: 'c',
      geetestValidate: 'v',
      geetestSeccode: 'v|jordan',
    })
  })

  it('takes all that v4 gives, as JSON', () => {
    const validate = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1', captcha_id: 'i' }
    expect(fieldsOf4(validate)).toEqual({ geetestValidateV4: JSON.stringify(validate) })
  })

  it.each([
    undefined,
    null,
    false,
    {},
    'yes',
    { lot_number: 'l' },
    { geetest_challenge: 'c', geetest_validate: 1 },
  ])('is none where the vendor gives %j', (validate) => {
    expect(fieldsOf3(validate)).toBeUndefined()
    expect(fieldsOf4(validate)).toBeUndefined()
  })
})

describe('what a vendor reports', () => {
  it.each([
    [
      { code: '60204', msg: 'Network failure' },
      { code: 'network', number: '60204' },
    ],
    [{ code: 60205 }, { code: 'network', number: '60205' }],
    [
      { code: '60101', msg: 'illegal id' },
      { code: 'vendor', text: 'illegal id', number: '60101' },
    ],
    [
      { error_code: 'error_113', user_error: '网络不给力', msg: 'x', code: 9 },
      { code: 'vendor', text: '网络不给力', number: '113' },
    ],
    ['网络错误', { code: 'vendor', text: '网络错误' }],
    [undefined, { code: 'vendor' }],
    [{ code: {}, msg: 7 }, { code: 'vendor' }],
    [{ msg: 'a'.repeat(5000) }, { code: 'vendor', text: 'a'.repeat(200) }],
  ])('%j', (reported, trouble) => {
    expect(readTrouble(reported)).toEqual(trouble)
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (reported) => void readTrouble(reported)))
  })

  it('becomes an error with the text and the code', () => {
    const error = errorOf({ code: 'vendor', text: 'Try later', number: '113' })
    expect(error).toBeInstanceOf(CaptchaError)
    expect(error).toMatchObject({
      code: 'vendor',
      messageKey: 'shell:unknown_error',
      detail: 'Try later 113',
    })
    expect(errorOf({ code: 'network', number: '60204' }).messageKey).toBe('shell:network_failure')
  })
})

describe('the servers', () => {
  const names = (count: number, kind: string) =>
    Array.from({ length: count }, (_, index) => `https://${kind}-${index + 1}.test`)

  it('are three of a kind at most, in their order', () => {
    const servers = { apiServers: names(5, 'api'), staticServers: names(4, 'static') }
    expect(scripts4(servers)).toEqual([
      'https://static-1.test/v4/gt4.js',
      'https://static-2.test/v4/gt4.js',
      'https://static-3.test/v4/gt4.js',
    ])
    expect(scripts3(servers).map((url) => apart(url)[1])).toEqual([
      'static-1.test/gt.js',
      'static-2.test/gt.js',
      'static-3.test/gt.js',
      'api-1.test/gt.js',
      'api-2.test/gt.js',
      'api-3.test/gt.js',
    ])
  })

  it('are the vendor’s own where the back office names none', () => {
    const none = { apiServers: [], staticServers: [] }
    expect(scripts4(none)[0]).toBe('https://static.geetest.com/v4/gt4.js')
    expect(scripts3(none)).toHaveLength(6)
  })

  it('are only those of the kind that is named, for v3', () => {
    expect(scripts3({ apiServers: ['http://localhost:4600'], staticServers: [] })).toEqual([
      'http://localhost:4600/gt.js',
    ])
  })

  it('are asked once, however often they are named', () => {
    const one = ['http://localhost:4600']
    expect(scripts3({ apiServers: one, staticServers: one })).toHaveLength(1)
  })

  it('are given to the vendor without their scheme, those of one scheme', () => {
    expect(apart('http://localhost:4600')).toEqual(['http://', 'localhost:4600'])
    expect(hostsOf(['http://a:1', 'https://b'], 'https://')).toEqual(['b'])
  })
})

describe('the vendor’s language', () => {
  it.each([
    ['CN', 'zh-cn', 'zho'],
    ['VI', 'vi', 'vie'],
    ['PT-BR', 'pt-br', 'por'],
    ['UR', 'en', 'eng'],
    ['KM', 'en', 'eng'],
  ] as const)('%s', (code, v3, v4) => {
    expect(vendorLanguage(code, 'v3')).toBe(v3)
    expect(vendorLanguage(code, 'v4')).toBe(v4)
  })
})
