import { compareVersions } from '../../../device/userAgent.ts'

/** One step of the guide: its text (translation key) and its picture. */
export interface GuideStep {
  readonly picture: 'browser' | 'more' | 'shareBelow' | 'shareAbove' | 'shareInMenu' | 'add' | 'addUnderMore'
  readonly text:
    | 'ios_open_safari'
    | 'ios_tap_more'
    | 'ios_tap_share'
    | 'ios_tap_share_menu'
    | 'ios_tap_share_top'
    | 'ios_add_home'
    | 'ios_add_home_more'
}

export interface GuideFacts {
  /** From `Version/` of the user agent; undefined if it is missing. */
  readonly osVersion?: string | undefined
  readonly form: 'phone' | 'tablet' | 'desktop'
  /** The in-app browser of another app, which cannot add to the home screen. */
  readonly inAppBrowser?: string | undefined
  /** Chrome, Firefox, Edge on iOS: their share button is at the top. */
  readonly foreign: boolean
}

/** Since this version Safari's share button is behind its More button. */
const MORE_SINCE = '26'
/** Since this version the tip after a profile download mentions the settings (docs/conformance.md § 1.4). */
const TIPS_SINCE = '17'
/** Before this version only Safari could add to the home screen. */
const OTHERS_SINCE = '16.4'

const from = (osVersion: string | undefined, since: string) =>
  osVersion !== undefined && compareVersions(osVersion, since) >= 0

/**
 * How to add the site to the home screen on this iOS version (docs/conformance.md § 1.2): tap share, then add to home screen. iOS
 * 26 has a step before that, and so has a browser that cannot do it.
 */
export function guideSteps({ osVersion, form, inAppBrowser, foreign }: GuideFacts): readonly GuideStep[] {
  const known = osVersion === undefined || from(osVersion, OTHERS_SINCE)
  const isElsewhere = inAppBrowser !== undefined || (foreign && !known)
  const isNew = from(osVersion, MORE_SINCE) && form === 'phone' && (!foreign || isElsewhere)
  const isTop = form !== 'phone' || (foreign && !isElsewhere)
  const share: GuideStep = isNew
    ? { picture: 'shareInMenu', text: 'ios_tap_share_menu' }
    : isTop
      ? { picture: 'shareAbove', text: 'ios_tap_share_top' }
      : { picture: 'shareBelow', text: 'ios_tap_share' }
  return [
    ...(isElsewhere ? [{ picture: 'browser', text: 'ios_open_safari' } as const] : []),
    ...(isNew ? [{ picture: 'more', text: 'ios_tap_more' } as const] : []),
    share,
    isNew ? { picture: 'addUnderMore', text: 'ios_add_home_more' } : { picture: 'add', text: 'ios_add_home' },
  ]
}

/** The text for a player who returns from a profile download (docs/conformance.md § 1.4). */
export const profileTexts = (osVersion: string | undefined): 'ios17_download_tips' | 'app_goto_setting' =>
  osVersion === undefined || from(osVersion, TIPS_SINCE) ? 'ios17_download_tips' : 'app_goto_setting'

/** Browsers on iOS that are not Safari. */
export const isForeign = (userAgent: string): boolean =>
  /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT)\//.test(userAgent)
