// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { harmless } from '../../../../src/features/shared/purified.ts'
import { GOOGLE_SCRIPTS, vendorRules } from '../../../../src/features/shared/vendorPolicy.ts'
import { GEETEST_DOMAINS } from '../../../../src/site/geetest.ts'

const BASE = 'https://shop.example/m/login'
const rules = vendorRules(
  new Set([
    { addresses: GOOGLE_SCRIPTS },
    { addresses: ['https://captcha.example/files', '/mini-game/'], domains: GEETEST_DOMAINS },
  ]),
  BASE,
  harmless,
)

describe('what a vendor’s script may bring', () => {
  it.each([
    'https://apis.google.com/js/api.js?onload=x',
    'https://accounts.google.com/gsi/client',
    'https://www.google.com/recaptcha/api.js',
    'https://www.gstatic.com/recaptcha/releases/a/recaptcha__en.js',
    'https://static.geetest.com/v4/gt4.js',
    'https://captcha.example/files/gt.js?_=1',
    'https://shop.example/mini-game/v1/more.js',
  ])('is %s', (url) => {
    expect(rules.createScriptURL(url)).toBe(url)
  })

  it('is a path of this origin that is listed', () => {
    expect(rules.createScriptURL('/mini-game/v1/more.js')).toBe('https://shop.example/mini-game/v1/more.js')
  })

  it.each([
    'https://evil.example/x.js',
    'https://evilgeetest.com/x.js',
    'https://geetest.com.evil.example/x.js',
    'http://static.geetest.com/x.js',
    'https://www.google.com/complete/search?callback=alert',
    'https://accounts.google.com/o/oauth2/revoke?callback=alert',
    'https://apis.google.com.evil.example/x.js',
    'https://apis.google.com@evil.example/x.js',
    'https://captcha.example/files-of-others/x.js',
    'https://captcha.example/files/../x.js',
    '/wps/system/status',
    'data:text/javascript,1',
    'javascript:1',
  ])('is not %s', (url) => {
    expect(rules.createScriptURL(url)).toBeNull()
  })
})
