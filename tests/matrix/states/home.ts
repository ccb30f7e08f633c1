import { DIALOG, feature, REFUSAL } from './parts.ts'
import type { State } from './state.ts'

const EMPTY = {
  'relay/MCSFE_getBanners': [],
  'relay/MCSFE_getListAnnouncements': { announcements: [] },
  'relay/GCSGAME_newGameVendor': { data: { lanes: [] } },
  'relay/GCSGAME_getGameMatchV2': [],
  'relay/PROMOFE_getPromotionAnnouncementCategory': { categories: [] },
}
const SECTIONS = 'main [data-section]'

/** Home, and everything that can cover it. */
export const homeStates: readonly State[] = [
  {
    id: 'loading',
    eachLayout: true,
    screen: 'home',
    before: { held: ['relay/*'] },
    shows: { part: SECTIONS },
    whole: true,
    // Shimmering placeholders are never equal to the pixel.
    noPicture: true,
  },
  {
    id: 'empty',
    eachLayout: true,
    noPicture: true,
    screen: 'home',
    before: { answers: EMPTY },
    shows: { part: `${SECTIONS}:not([hidden])` },
    whole: true,
  },
  {
    id: 'failed',
    eachLayout: true,
    noPicture: true,
    screen: 'home',
    before: { faults: { 'relay/*': REFUSAL } },
    shows: 'shell:retry',
    whole: true,
  },
  {
    id: 'languages',
    screen: 'home',
    where: ({ languages }) => languages.length > 1,
    steps: [{ press: feature('languagePicker') }],
    shows: DIALOG,
  },
  {
    id: 'contact',
    screen: 'home',
    where: ({ customerService }) => customerService.length > 1,
    // Without a vendor's chat, which would be another choice as soon as it has loaded.
    before: { answers: { 'relay/WPSCORE_getCustomerServiceScript': { scripts: '' } } },
    steps: [{ press: feature('customerService') }],
    shows: DIALOG,
  },
  {
    id: 'askedToLogIn',
    noPicture: true,
    screen: 'home',
    visitor: 'member',
    seenAs: 'guest',
    before: {
      faults: { 'member/info': { kind: 'business', code: 'login.not.session', message: 'Please log in' } },
    },
    shows: 'shell:please_log_in',
  },
  {
    id: 'toast',
    eachLayout: true,
    noPicture: true,
    screen: 'home',
    visitor: 'type4',
    where: ({ flags }) => flags.CBS3 === true,
    steps: [{ press: feature('chat') }],
    shows: 'shell:no_permissions',
    over: '[role="status"]',
  },
  {
    id: 'domainGone',
    noPicture: true,
    screen: 'home',
    before: {
      faults: {
        'relay/PROMOFE_getPromotionAnnouncementCategory': {
          kind: 'business',
          code: 'domain_not_available',
          message: 'This address has moved.',
        },
      },
    },
    shows: DIALOG,
    adds: ['domainNotice'],
  },
]
