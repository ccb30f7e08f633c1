import { iphoneSays } from '../../support/iphone.ts'
import { DIALOG, feature } from './parts.ts'
import type { State, Step } from './state.ts'

const BAR = { part: 'aside[data-feature="installPrompt"]' } as const
const DOWNLOAD = { part: 'aside[data-feature="downloadBar"]' } as const
/** Turns other prompts off. */
const ANSWERS = { 'relay/MCSFE_getAppDownloadConfig': {} } as const
const asked = (says: Readonly<Record<string, string | number | boolean>> = {}) => ({
  answers: ANSWERS,
  asksToInstall: true as const,
  says,
})
const INSTAGRAM = {
  ...iphoneSays('17.5'),
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 336.0.0.24.77',
}
const IPAD = {
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  platform: 'MacIntel',
  maxTouchPoints: 5,
}
const GUIDES = {
  iosGuide18: iphoneSays('18.6'),
  iosGuide26: iphoneSays('26.1'),
  iosGuideElsewhere: INSTAGRAM,
  iosGuideTablet: IPAD,
} as const
const PROMOTION = {
  'relay/MCSFE_getListAnnouncements': {
    announcements: [{ id: 'app', title: 'App', content: 'App', promotionType: 'PR', execution: 'B' }],
  },
} as const
/** The message after the download of a profile, by iOS version. */
const AFTER_PROFILE = [
  { id: 'iosProfileTip', version: '26.1', shows: 'install:ios17_download_tips' },
  { id: 'iosProfileSettings', version: '16.6', shows: 'install:app_goto_setting' },
] as const
const WEB_APP: Step = { press: 'install:web_app' }
const TO_THE_WINDOW: readonly Step[] = [
  { see: BAR },
  { press: feature('installPrompt', 'header button') },
  { see: DOWNLOAD },
  { press: feature('downloadBar', 'span > button:last-of-type') },
]

/** The install bar, the download bar, the app window and the iOS guide. */
export const installStates: readonly State[] = [
  {
    id: 'installBar',
    eachLayout: true,
    screen: 'home',
    noPicture: true,
    before: asked(),
    steps: [{ see: BAR }],
    shows: BAR,
    over: BAR.part,
    adds: ['installPrompt'],
  },
  {
    id: 'downloadBar',
    eachLayout: true,
    screen: 'home',
    noPicture: true,
    before: { ...asked(), answers: { ...ANSWERS, ...PROMOTION } },
    // A pill, since the install bar has been open; the whole bar after a tap.
    steps: [...TO_THE_WINDOW.slice(0, 3), { press: feature('downloadBar', '[aria-expanded]') }],
    shows: DOWNLOAD,
    over: DOWNLOAD.part,
    adds: ['downloadBar'],
  },
  {
    id: 'appWindow',
    screen: 'home',
    noPicture: true,
    before: asked(),
    steps: TO_THE_WINDOW,
    shows: DIALOG,
    adds: ['installPrompt'],
  },
  {
    id: 'appWindowIos',
    screen: 'home',
    noPicture: true,
    before: asked(iphoneSays('26.1')),
    steps: TO_THE_WINDOW,
    shows: 'install:get_lite_app',
    adds: ['installPrompt'],
    modelsOnly: true,
  },
  ...AFTER_PROFILE.map(
    ({ id, version, shows }): State => ({
      id,
      screen: 'home',
      before: asked(iphoneSays(version)),
      steps: [...TO_THE_WINDOW, { getsProfile: 'install:get_lite_app' }],
      shows,
      adds: ['iosGuide'],
      modelsOnly: true,
      noPicture: true,
    }),
  ),
  ...Object.entries(GUIDES).map(
    ([id, says]): State => ({
      id,
      screen: 'home',
      before: asked(says),
      steps: [{ see: BAR }, WEB_APP],
      shows: DIALOG,
      adds: ['iosGuide'],
      ...(id === 'iosGuide26' ? {} : { noPicture: true as const }),
      ...(says === INSTAGRAM || says === IPAD ? { modelsOnly: true } : {}),
    }),
  ),
]
