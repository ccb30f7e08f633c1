import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../../src/api/client.ts'
import { countryQuery } from '../../../src/features/auth/countryPicker/api.ts'
import {
  autoRegisterCall,
  registerCall,
  registerMobileCall,
} from '../../../src/features/auth/registration/api.ts'
import { askGeetest } from '../../../src/features/captcha/api.ts'
import { appDownloadPromotionQuery } from '../../../src/features/downloadBar/api.ts'
import { downloadSettingQuery } from '../../../src/features/downloads/api.ts'
import { lanesQuery } from '../../../src/features/games/gameLanes/api.ts'
import { makeEnv, ok } from './testEnv.ts'

const SOURCES = join(import.meta.dirname, '../../../src')

interface Declared {
  readonly method: string
  readonly path: string
  readonly auth: string
  readonly encrypted: boolean
  readonly device: boolean
  readonly cacheable: boolean
}

const DECLARATION = /defineCall(?:<[\s\S]*?>)?\(\{([\s\S]*?)\n {0,4}\}\)/g

/** All calls that are declared in the sources. The registrations share one declaration, so they are imported. */
const calls: readonly Declared[] = [
  ...globSync('features/**/*.ts', { cwd: SOURCES }).flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(DECLARATION)].map(([, spec = '']) => ({
      method: /method: '(\w+)'/.exec(spec)?.[1] ?? '',
      path: /path: '([^']+)'/.exec(spec)?.[1] ?? '',
      auth: /auth: '(\w+)'/.exec(spec)?.[1] ?? '',
      encrypted: spec.includes('encrypted: true'),
      device: spec.includes('device: true'),
      cacheable: spec.includes('cacheable: true'),
    })),
  ),
  ...[registerCall, registerMobileCall, autoRegisterCall].map(
    ({ method, path, auth, encrypted, device }) => ({
      ...{ method, path, auth },
      encrypted: encrypted === true,
      device: device === true,
      cacheable: false,
    }),
  ),
]

const find = (method: string, path: string): Declared | undefined =>
  calls.find((call) => call.method === method && call.path === `/wps/${path}`)

describe('a call of the specification', () => {
  it.each([
    ['POST', 'session/login'],
    ['POST', 'session/login/verification'],
    ['POST', 'member/register'],
    ['POST', 'member/register/mobile'],
    ['POST', 'member/register/autoUsername'],
    ['POST', 'verification/sms/noLogin'],
    ['GET', 'system/country'],
    ['GET', 'system/domainRoute'],
    ['GET', 'captcha/geetest'],
    ['GET', 'member/info'],
    ['POST', 'member/language'],
    ['GET', 'relay/CBS_launchChat'],
    ['GET', 'relay/CBS_unreadCount'],
    ['GET', 'relay/MCSFE_getMerchantAvailablePromotions'],
    ['GET', 'relay/MCSFE_getListAnnouncements'],
    ['GET', 'game/launchGame'],
    ['GET', 'relay/GCS_gameTrialLaunch'],
    ['POST', 'relay/CSP_fcmBind'],
    ['POST', 'relay/CSP_fcmSubscribe'],
    ['POST', 'relay/CSP_fcmUnsubscribe'],
    ['GET', 'relay/GCSGAME_newGameVendor'],
    ['GET', 'relay/MCSFE_getPlayerRankProgress'],
    ['GET', 'relay/MCSFE_getDepositSettings'],
    ['GET', 'relay/MCSFE_getWithdrawAccountInfo'],
    ['GET', 'relay/WPSCORE_getCustomerServiceScript'],
    ['GET', 'relay/PROMOFE_getPromotionAnnouncementCategory'],
    ['GET', 'relay/GCSGAME_getGameMatchV2'],
    ['GET', 'relay/WPSCORE_getDownloadSetting'],
    ['GET', 'relay/MCSFE_getAppDownloadConfig'],
    ['GET', 'relay/MCSFE_getDepositStats'],
    ['GET', 'relay/MCSFE_getWithdrawalStats'],
    ['POST', 'member/pushToken'],
    ['DELETE', 'member/pushToken'],
    ['POST', 'relay/MCSFE_trackEvents'],
  ])('is declared: %s /wps/%s', (method, path) => {
    expect(find(method, path)).toBeDefined()
  })

  it.each([
    ['POST', 'session/login'],
    ['POST', 'session/login/verification'],
    ['POST', 'member/register'],
    ['POST', 'member/register/mobile'],
    ['POST', 'member/register/autoUsername'],
    ['POST', 'verification/sms/noLogin'],
    ['GET', 'captcha/geetest'],
    ['GET', 'system/country'],
    ['GET', 'system/domainRoute'],
    ['GET', 'relay/MCSFE_getMerchantAvailablePromotions'],
    ['GET', 'relay/GCSGAME_newGameVendor'],
    ['POST', 'relay/MCSFE_trackEvents'],
  ])('needs no token: %s /wps/%s', (method, path) => {
    expect(find(method, path)?.auth).toBe('none')
  })

  it.each([
    ['GET', 'member/info'],
    ['POST', 'member/language'],
    ['GET', 'relay/CBS_launchChat'],
    ['GET', 'relay/CBS_unreadCount'],
    ['GET', 'game/launchGame'],
    ['POST', 'relay/CSP_fcmBind'],
    ['POST', 'relay/CSP_fcmSubscribe'],
  ])('needs a token: %s /wps/%s', (method, path) => {
    expect(find(method, path)?.auth).toBe('required')
  })

  it.each([
    ['session/login'],
    ['session/login/verification'],
    ['member/register'],
    ['member/register/mobile'],
    ['member/register/autoUsername'],
  ])('is encrypted, and names the device: POST /wps/%s', (path) => {
    expect(find('POST', path)).toMatchObject({ encrypted: true, device: true })
  })

  it.each([
    ['countries', countryQuery('demo'), { _: 'demo' }],
    ['games', lanesQuery(), { platform: 'html5' }],
    [
      'the promotion of the app',
      appDownloadPromotionQuery(),
      { types: 'PR', platform: 'M', category: 'app_download' },
    ],
    ['the download setting', downloadSettingQuery('play.test'), { domain: 'play.test' }],
  ] as const)('asks for %s with its own query', (_, query, asked) => {
    expect(query.queryKey[1]).toEqual(asked)
  })

  it('may be kept for an hour: the countries', () => {
    expect(find('GET', 'system/country')?.cacheable).toBe(true)
  })

  it('names the module of a registration: by username or by mobile number', () => {
    const moduleOf = (call: typeof registerCall) => call.moduleId?.({})
    expect([registerCall, registerMobileCall].map(moduleOf)).toEqual(['REG3', 'MOBILENUMREG3'])
  })
})

describe('the captcha', () => {
  it('is asked for with the time', async () => {
    const { env, received } = makeEnv(() => ok({ gt: 'g', challenge: 'c', newCaptcha: true, success: 1 }))
    await askGeetest(createClient(env), new AbortController().signal)
    expect(received[0]?.url).toMatch(/^\/wps\/captcha\/geetest\?t=\d{13}$/)
  })
})
