import type { LanguageCode } from '../../../i18n/languages.ts'
import { guardUrl, isInside } from '../../../ui/url/guard.ts'
import { HOME_PATH, LOBBY_CODE } from '../public.ts'

/** The query of GET /wps/game/launchGame (part 1, section 7); what is undefined is not sent. */
export type LaunchRequest = Readonly<Record<string, string | undefined>>

/** The vendors of the lottery variants: Vietnam and South-East Asia. */
const VIETNAM = 'LOTT'
const SOUTH_EAST_ASIA = 'ELOTT'
const SEA_MODE = 'SEA_Tradition_Mobile'

interface Surroundings {
  readonly base: string
  readonly language: LanguageCode
  /** What the game may call the page that it came from. */
  readonly title: string
  /** The member's VIP label. */
  readonly labelName: string | undefined
}

/** What the address of the game screen asks for; undefined where it names no game. */
export function launchRequest(
  params: URLSearchParams,
  surroundings: Surroundings,
): LaunchRequest | undefined {
  const read = (name: string) => params.get(name)?.trim() || undefined
  const code = read('code')
  const vendor = read('vendor')
  const prizeMode = read('prize_mode')
  if (!code) return undefined
  const common = {
    device: 'MOBILE',
    backUrl: backUrlOf(params.get('backUrl'), surroundings.base),
    language: surroundings.language,
    title: surroundings.title,
    labelName: surroundings.labelName,
  }
  const lottery = {
    launchMode: 'LOTT',
    lottoGameCode: code,
    lottoPrizeMode: prizeMode,
    lottoView: lottoViewOf(read('lottoView'), code),
    playType: read('playType'),
    hasLobby: read('hasLobby'),
  }
  if (vendor === SOUTH_EAST_ASIA) return { ...lottery, lottoMode: SEA_MODE, vendor, ...common }
  if (prizeMode || vendor === VIETNAM) return { ...lottery, lottoArea: 'VN', vendor, ...common }
  return { vendor, gameCode: code, playType: read('playType'), hasLobby: read('hasLobby'), ...common }
}

function lottoViewOf(asked: string | undefined, code: string): 'lobby' | 'betting' {
  return asked === 'lobby' || code === LOBBY_CODE ? 'lobby' : 'betting'
}

/** Where the game leads back to: a page of this app, home where the address says anything else. Absolute. */
export function backUrlOf(asked: string | null, base: string): string {
  const url = asked ? guardUrl(asked, { base, allow: 'link' }) : undefined
  if (url && isInside(url, base)) return url.href
  return guardUrl(HOME_PATH, { base, allow: 'link' })?.href ?? base
}
