import { firebaseSmsOn } from '../../../src/features/auth/thirdPartySignIn/public.ts'
import { captchaFor } from '../../../src/features/shared/captchaFor.ts'
import type { Site } from '../../../src/site/site.ts'
import { CODES_AT_HAND, feature } from './parts.ts'
import type { State, Step } from './state.ts'

/** Whether the mobile number has a choice of countries. */
const withMobile = (site: Site): boolean => site.flags.UPDATEMOBILEICC3 === true || firebaseSmsOn(site)
const captchaOf = (site: Site) => captchaFor('register', site).kind
const noSlider = (site: Site): boolean => !captchaOf(site).startsWith('geetest')
const MOBILE: readonly Step[] = [
  { press: 'account:mobile_number', as: 'tab' },
  { see: feature('countryPicker') },
]
const COUNTRIES: readonly Step[] = [
  ...MOBILE,
  { press: feature('countryPicker') },
  { see: 'countryPicker:choose_country' },
]

/** Registration, and the country picker (docs/conformance.md § 2.2). */
export const registerStates: readonly State[] = [
  {
    id: 'emptyMarked',
    screen: 'register',
    steps: [{ press: 'account:register' }],
    shows: 'account:field_required',
  },
  {
    id: 'refused',
    screen: 'register',
    noPicture: true,
    where: noSlider,
    before: {
      faults: {
        'member/register': { kind: 'business', code: 'username.exists', message: 'This username is taken.' },
      },
    },
    steps: [
      { fill: 'account:username', with: 'newcomer' },
      { fill: 'account:password', with: 'Sunshine!2026' },
      { fill: 'captcha:picture_code', with: '1234', ifThere: true },
      { press: 'account:register' },
    ],
    shows: { part: 'form [role="alert"]' },
  },
  {
    id: 'byMobile',
    screen: 'register',
    noPicture: true,
    where: withMobile,
    steps: MOBILE,
    shows: 'smsCode:send_code',
    adds: ['countryPicker'],
  },
  {
    id: 'codeSent',
    screen: 'register',
    noPicture: true,
    where: withMobile,
    member: 'any',
    before: CODES_AT_HAND,
    steps: [
      ...MOBILE,
      { fill: 'account:mobile_number', with: '{mobileNum}' },
      { press: 'smsCode:send_code' },
    ],
    shows: 'smsCode:look_at_messages',
    adds: ['countryPicker'],
  },
  {
    id: 'numberWrong',
    screen: 'register',
    noPicture: true,
    modelsOnly: true,
    where: withMobile,
    before: {
      ...CODES_AT_HAND,
      faults: {
        'verification/sms/noLogin': {
          kind: 'business',
          code: 'mobile.invalid',
          message: 'The mobile number is not right.',
        },
      },
    },
    steps: [...MOBILE, { fill: 'account:mobile_number', with: '12' }, { press: 'smsCode:send_code' }],
    shows: { part: 'form [role="alert"]' },
    adds: ['countryPicker'],
  },
  {
    id: 'countries',
    screen: 'register',
    where: withMobile,
    steps: COUNTRIES,
    shows: { part: '[role="option"]' },
    adds: ['countryPicker'],
  },
  {
    id: 'countriesFound',
    screen: 'register',
    modelsOnly: true,
    where: withMobile,
    steps: [...COUNTRIES, { fill: 'countryPicker:search_country', with: '1' }],
    shows: { part: '[role="option"]' },
    adds: ['countryPicker'],
  },
  {
    id: 'countriesNone',
    screen: 'register',
    noPicture: true,
    where: withMobile,
    steps: [...COUNTRIES, { fill: 'countryPicker:search_country', with: 'zzzz' }],
    shows: 'countryPicker:no_country_found',
    adds: ['countryPicker'],
  },
  {
    id: 'captchaWanted',
    screen: 'register',
    where: (site) => captchaOf(site) === 'image',
    steps: [
      { see: 'captcha:picture_code' },
      { fill: 'account:username', with: 'newcomer' },
      { fill: 'account:password', with: 'Sunshine!2026' },
      { press: 'account:register' },
    ],
    shows: 'shell:verify_first',
  },
  {
    id: 'captchaFailed',
    screen: 'register',
    where: (site) => captchaOf(site).startsWith('geetest'),
    before: { captcha: { part: 'script', how: 'missing' } },
    shows: { part: '[data-feature="captcha"] [data-status="error"]' },
    complaints: /captcha|gt4?\.js/,
  },
]
