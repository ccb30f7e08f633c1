import { encodePassword } from '../../../src/features/auth/account/model/rememberedLogin.ts'
import { firebaseSmsOn } from '../../../src/features/auth/thirdPartySignIn/public.ts'
import { REMEMBERED_LOGIN_KEY } from '../../../src/features/shared/rememberedLogin.ts'
import type { Site } from '../../../src/site/site.ts'
import { CODES_AT_HAND, LOG_IN, PASSWORD } from './parts.ts'
import type { Before, State, Step } from './state.ts'

/** Whether the mobile number has a choice of countries. */
const withMobile = (site: Site): boolean => site.flags.UPDATEMOBILEICC3 === true || firebaseSmsOn(site)
const MOBILE: readonly Step[] = [
  { press: 'account:mobile_number', as: 'tab' },
  { see: { part: '[data-feature="countryPicker"] button' } },
]
const CODE: readonly Step[] = [...MOBILE, { press: 'account:use_code' }, { see: 'smsCode:send_code' }]
const captcha = (geetest: boolean): Before => ({
  status: { info: { login: { captcha: { enabled: true }, geetest } } },
})
const CAPTCHA_ROW = { part: '[data-feature="captcha"] [data-status]' } as const

/** The login screen. */
export const loginStates: readonly State[] = [
  {
    id: 'emptyMarked',
    screen: 'login',
    noPicture: true,
    steps: [{ press: 'account:log_in' }],
    shows: 'account:field_required',
  },
  {
    id: 'refused',
    screen: 'login',
    noPicture: true,
    before: {
      faults: {
        'session/login': {
          kind: 'business',
          code: 'customer.locked',
          message: 'This account is locked until tomorrow, 08:00. Please contact us.',
        },
      },
    },
    member: 'any',
    steps: LOG_IN,
    shows: { part: 'form [role="alert"]' },
  },
  {
    id: 'wrongPassword',
    screen: 'login',
    noPicture: true,
    modelsOnly: true,
    before: {
      faults: {
        'session/login': {
          kind: 'business',
          code: 'login.cred.err',
          message: 'The username or the password is not right.',
        },
      },
    },
    member: 'any',
    steps: LOG_IN,
    shows: { part: 'form [role="alert"]' },
  },
  {
    id: 'sending',
    noPicture: true,
    screen: 'login',
    modelsOnly: true,
    before: { held: ['session/login'] },
    member: 'any',
    steps: LOG_IN,
    shows: { part: 'form button[aria-busy="true"]' },
  },
  {
    id: 'byMobile',
    screen: 'login',
    noPicture: true,
    where: withMobile,
    steps: MOBILE,
    shows: 'account:use_code',
  },
  {
    id: 'byMobileAlone',
    screen: 'login',
    noPicture: true,
    where: (site) => !withMobile(site),
    steps: [{ press: 'account:mobile_number', as: 'tab' }],
    shows: 'account:use_code',
  },
  {
    id: 'forgottenWho',
    screen: 'login',
    noPicture: true,
    steps: [{ press: 'account:forgot_password' }],
    shows: 'account:reset_who',
    lacks: ['thirdPartySignIn'],
  },
  {
    id: 'forgottenProve',
    screen: 'login',
    member: 'any',
    steps: [
      { press: 'account:forgot_password' },
      { fill: 'account:username', with: '{userName}' },
      { press: 'shell:next' },
    ],
    shows: 'account:reset_prove',
    lacks: ['thirdPartySignIn'],
  },
  {
    id: 'byCode',
    screen: 'login',
    where: withMobile,
    before: CODES_AT_HAND,
    steps: [...CODE, { fill: 'account:mobile_number', with: '{mobileNum}' }, { press: 'smsCode:send_code' }],
    member: 'any',
    shows: 'smsCode:look_at_messages',
  },
  {
    id: 'numberWanted',
    screen: 'login',
    noPicture: true,
    modelsOnly: true,
    where: withMobile,
    before: CODES_AT_HAND,
    steps: [...CODE, { press: 'smsCode:send_code' }],
    shows: 'account:field_required',
  },
  {
    id: 'remembered',
    screen: 'login',
    noPicture: true,
    member: 'any',
    before: {
      stored: (merchant, { userName = '' }) => ({
        autoLogin: '0',
        [REMEMBERED_LOGIN_KEY]: JSON.stringify({
          merchant,
          type: 'username',
          username: userName,
          password: encodePassword(PASSWORD, crypto),
        }),
      }),
    },
    shows: { part: 'input[name="remember"]:checked' },
  },
  {
    id: 'offline',
    screen: 'login',
    noPicture: true,
    member: 'any',
    steps: [{ see: 'account:log_in' }, { offline: true }, ...LOG_IN],
    shows: 'shell:network_error',
    complaints: /ERR_INTERNET_DISCONNECTED/,
  },
  {
    id: 'captchaPicture',
    screen: 'login',
    noPicture: true,
    before: captcha(false),
    shows: 'captcha:picture_code',
    adds: ['captcha'],
  },
  {
    id: 'captchaPictureWanted',
    noPicture: true,
    screen: 'login',
    modelsOnly: true,
    before: captcha(false),
    member: 'any',
    steps: [{ see: 'captcha:picture_code' }, ...LOG_IN],
    shows: 'shell:verify_first',
    adds: ['captcha'],
  },
  {
    id: 'captchaPictureLost',
    noPicture: true,
    screen: 'login',
    modelsOnly: true,
    before: {
      ...captcha(false),
      faults: { 'captcha/image': { kind: 'business', code: 'odd', message: 'No picture' } },
    },
    shows: 'shell:network_failure',
    adds: ['captcha'],
  },
  {
    id: 'captchaWaiting',
    noPicture: true,
    screen: 'login',
    before: captcha(true),
    shows: 'captcha:tap_to_verify',
    adds: ['captcha'],
  },
  {
    id: 'captchaOpen',
    screen: 'login',
    modelsOnly: true,
    before: captcha(true),
    steps: [{ press: 'captcha:tap_to_verify' }],
    shows: { part: '.geetest_box' },
    adds: ['captcha'],
    noPicture: true,
  },
  {
    id: 'captchaSolved',
    noPicture: true,
    screen: 'login',
    modelsOnly: true,
    before: captcha(true),
    steps: [{ press: 'captcha:tap_to_verify' }, { slide: true }],
    shows: { part: '[data-feature="captcha"] [data-status="success"]' },
    adds: ['captcha'],
  },
  {
    id: 'captchaFailed',
    screen: 'login',
    noPicture: true,
    modelsOnly: true,
    before: { ...captcha(true), captcha: { part: 'script', how: 'missing' } },
    steps: [{ see: CAPTCHA_ROW }],
    shows: { part: '[data-feature="captcha"] [data-status="error"]' },
    adds: ['captcha'],
    complaints: /captcha|gt4?\.js/,
  },
]
