import type { LanguageCode } from '../../../../i18n/languages.ts'
import { guardUrl, isInside } from '../../../../ui/url/guard.ts'
import { HOME_PATH } from '../../../shared/paths.ts'
import { LOBBY_CODE, type LotteryArea, lotteryArea } from './lottery.ts'

/** A query; undefined values are not sent. */
export type LaunchQuery = Readonly<Record<string, string | undefined>>

/** The call that requests a game's address, and its query (docs/conformance.md § 1.7). */
export interface LaunchRequest {
  readonly kind: 'money' | 'trial'
  readonly query: LaunchQuery
}

const DEVICE = 'MOBILE'
const SEA_MODE = 'SEA_Tradition_Mobile'
const TRIAL_PLATFORM = 'html5'
/** The language that is sent if none is known: the lottery's own (docs/conformance.md § 1.9). */
export const LOTTERY_LANGUAGE: LanguageCode = 'VI'

export interface RequestContext {
  readonly base: string
  readonly language: LanguageCode | undefined
  /** A title for the site, which the game may display. */
  readonly title: string
  /** The member's VIP label. */
  readonly labelName: string | undefined
}

/** Whether the URL is for a game without money. */
export const isTrial = (params: URLSearchParams): boolean => params.get('trial') === '1'

/** The request for the game in the game screen's URL; undefined if the URL has no game. */
export function launchRequest(
  params: URLSearchParams,
  requestContext: RequestContext,
): LaunchRequest | undefined {
  const read = (name: string) => params.get(name)?.trim() || undefined
  const code = read('code')
  if (isTrial(params)) return trialRequest(code, read('node'))
  if (!code) return undefined
  const vendor = read('vendor')
  const common = {
    playType: read('playType'),
    hasLobby: read('hasLobby'),
    device: DEVICE,
    backUrl: backUrlOf(params.get('backUrl'), requestContext.base),
    language: requestContext.language ?? LOTTERY_LANGUAGE,
    title: requestContext.title,
    labelName: requestContext.labelName,
  }
  const prizeMode = read('prize_mode')
  const area = lotteryArea(vendor) ?? (prizeMode ? 'VN' : undefined)
  const query = area
    ? { ...lotteryQuery(area, code, read('lottoView')), lottoPrizeMode: prizeMode, vendor, ...common }
    : { vendor, gameCode: code, ...common }
  return { kind: 'money', query }
}

function lotteryQuery(area: LotteryArea, code: string, view: string | undefined): LaunchQuery {
  return {
    launchMode: 'LOTT',
    ...(area === 'SEA' ? { lottoMode: SEA_MODE } : { lottoArea: 'VN' }),
    lottoGameCode: code,
    lottoView: view === 'lobby' || code === LOBBY_CODE ? 'lobby' : 'betting',
  }
}

/** A trial is requested by the game and its node; one of them is sufficient. */
function trialRequest(gameId: string | undefined, nodeId: string | undefined): LaunchRequest | undefined {
  if (!gameId && !nodeId) return undefined
  return { kind: 'trial', query: { gameId, nodeId, platform: TRIAL_PLATFORM } }
}

/** The absolute URL to which the game leads back: a page of the app, or home if the given URL is not one. */
export function backUrlOf(asked: string | null, base: string): string {
  const url = asked ? guardUrl(asked, { base, allow: 'link' }) : undefined
  if (url && isInside(url, base)) return url.href
  return guardUrl(HOME_PATH, { base, allow: 'link' })?.href ?? base
}
