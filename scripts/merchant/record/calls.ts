import { parseObject } from '../../../src/json/read.ts'
import { at, isRecord } from '../../backoffice/json.ts'

/** A call whose answer becomes a file of the folder. */
export interface RecordedCall {
  readonly path: `/wps/${string}`
  readonly query?: Readonly<Record<string, string>>
  /** Only for members. */
  readonly member?: true
}

/** The data known before the calls: the status, the manifest, and the site's origin. */
interface Known {
  readonly manifest: unknown
  readonly merchantCode: string
  readonly host: string
}

/** Categories that every site may have (docs/contract.md). */
const BANNER_GROUPS = ['m_home', 'm_popup1', 'm_popup2']

/** The calls of the app besides status and manifest (docs/contract.md), in order. */
export function recordedCalls({ manifest, merchantCode, host }: Known): RecordedCall[] {
  const groupNames = [...new Set([...BANNER_GROUPS, ...homeGroups(manifest)])].join(',')
  const member = true
  return [
    { path: '/wps/system/country', query: { _: merchantCode } },
    { path: '/wps/system/domainRoute' },
    { path: '/wps/relay/MCSFE_getAppDownloadConfig' },
    { path: '/wps/relay/MCSFE_getBanners', query: { groupNames } },
    { path: ANNOUNCEMENTS, query: { types: 'PR', platform: 'M' } },
    { path: ANNOUNCEMENTS, query: { types: 'PR', platform: 'M', category: 'app_download' } },
    { path: '/wps/relay/GCSGAME_newGameVendor', query: { platform: 'html5' } },
    { path: '/wps/relay/GCSGAME_getGameMatchV2' },
    { path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory' },
    { path: '/wps/relay/MCSFE_getMerchantAvailablePromotions' },
    { path: '/wps/relay/WPSCORE_getDownloadSetting', query: { domain: host } },
    { path: '/wps/relay/WPSCORE_getCustomerServiceScript' },
    { path: '/wps/relay/CBS_unreadCount', member },
    { path: '/wps/relay/CBS_launchChat', query: { b2c: '1' }, member },
    { path: '/wps/relay/MCSFE_getPlayerRankProgress', member },
    { path: '/wps/relay/MCSFE_getDepositSettings', member },
    { path: '/wps/relay/MCSFE_getWithdrawAccountInfo', member },
    { path: '/wps/relay/MCSFE_getDepositStats', member },
    { path: '/wps/relay/MCSFE_getWithdrawalStats', member },
    { path: '/wps/relay/MCSFE_getVipLabels', member },
    { path: '/wps/relay/MCSFE_getMissions', member },
    { path: '/wps/relay/MCSFE_getLeaderBoard', member },
    { path: '/wps/relay/MCSFE_getMallItems', member },
    { path: '/wps/member/referral', member },
  ]
}

const ANNOUNCEMENTS = '/wps/relay/MCSFE_getListAnnouncements'

/** Calls of the contract that no file can answer, with the reason. A test checks that all calls are listed. */
export const NOT_RECORDED: Readonly<Record<string, string>> = {
  'GET /wps/system/status': 'asked first',
  'GET /wps/system/manifest.json': 'asked second',
  'GET /wps/session/key/rsa': 'a key of its own in every back office',
  'GET /wps/captcha/geetest': 'made anew for each form',
  'GET /wps/captcha/image': 'made anew for each form',
  'GET /wps/game/launchGame': 'opens a game for a player',
  'GET /wps/relay/GCS_gameTrialLaunch': 'opens a game',
  'GET /wps/system/configuration': 'for who has its key: merchant push',
  'GET /wps/member/info': 'a person: members of a folder are made up',
  'GET /wps/member/payments': 'what a person has paid',
  'GET /wps/member/playLimits': 'what a person has set: the back office keeps it itself',
}

function homeGroups(manifest: unknown): string[] {
  const home = at(manifest, 'templates', 'parameters', 'home')
  const sections = typeof home === 'string' ? parseObject(home)?.sections : undefined
  return (Array.isArray(sections) ? sections : []).flatMap((section: unknown) =>
    isRecord(section) && typeof section.group === 'string' && section.group !== '' ? [section.group] : [],
  )
}

/** The file of a call: `/wps/relay/X` → `relay/X`. */
export const fileOf = ({ path }: Pick<RecordedCall, 'path'>): string => path.slice('/wps/'.length)

/** Two answers of one call in one file. The back office distinguishes them by category. */
export function together(known: unknown, answer: unknown, call: RecordedCall): unknown {
  const { category } = call.query ?? {}
  if (!isRecord(answer) || !Array.isArray(answer.announcements) || category === undefined)
    return known ?? answer
  const marked = answer.announcements.map((entry: unknown) =>
    isRecord(entry) ? { ...entry, category } : entry,
  )
  const others = isRecord(known) && Array.isArray(known.announcements) ? known.announcements : []
  return { ...(isRecord(known) ? known : {}), announcements: [...others, ...marked] }
}
