import type { SiteThing } from '../../src/registry/gate.ts'
import type { Leaf } from '../../src/registry/holds.ts'

/** A place on the wire: a call, and a JSON pointer into its answer. */
export interface WirePlace {
  readonly call: 'system/status' | 'system/manifest' | 'relay/MCSFE_getAppDownloadConfig'
  readonly pointer: string
}

const inStatus = (pointer: string): WirePlace => ({ call: 'system/status', pointer })

export const placeOfFlag = (name: string): WirePlace => inStatus(`/info/whitelabelVal/${name}`)
export const placeOfSetting = (name: string): WirePlace => inStatus(`/info/settings/${name}`)
export const HOME_PLACE: WirePlace = { call: 'system/manifest', pointer: '/templates/parameters/home' }

/** The places of a site's properties on the wire (`site/resolveSite.ts`). */
const OF_THINGS: Readonly<Record<SiteThing, readonly WirePlace[]>> = {
  customerService: [inStatus('/info/customerService')],
  languageChoice: [inStatus('/info/languages')],
  appDownload: [{ call: 'relay/MCSFE_getAppDownloadConfig', pointer: '' }],
  appLink: [inStatus('/info/resources')],
  smsProvider: [inStatus('/info/sms/apiKey')],
  firebaseSms: [inStatus('/info/sms/firebase')],
  push: [inStatus('/info/sms')],
  activityShortcut: [placeOfSetting('activity_shortcut')],
  captcha: [inStatus('/info/login/captcha/enabled'), inStatus('/info/register/captcha/enabled')],
  tokenSync: [inStatus('/info/tokenSyncUrl')],
  welcomeImage: [placeOfSetting('welcome_image_wait')],
}

/** The place of a condition's value; undefined for conditions on the visitor, the screen or the running page. */
export function placesOf(leaf: Leaf): readonly WirePlace[] {
  if ('flag' in leaf) return [placeOfFlag(leaf.flag)]
  if ('setting' in leaf) return [placeOfSetting(leaf.setting)]
  if ('has' in leaf) return OF_THINGS[leaf.has]
  if ('section' in leaf) return [HOME_PLACE]
  return []
}
