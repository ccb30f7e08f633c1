import { HOME_PATH } from '../../../shared/paths.ts'
import { LOTTERY_VENDORS, lotteryArea, lotteryCode } from './lottery.ts'

/** The path of the game screen (docs/conformance.md § 2.2). */
export const LAUNCH_PATH = '/m/launchGame'

/** The game to launch. */
export interface Launch {
  readonly code: string
  /** The back office's vendor code, not the one that is shown. */
  readonly vendor?: string | undefined
  /** If given, the lottery is launched by prize mode. */
  readonly prizeMode?: string | undefined
  /** The game type; it identifies a lottery if the vendor does not. */
  readonly gameType?: string | undefined
  /** The game's node id. A trial is launched by it; `lobby` means a lottery's lobby. */
  readonly node?: string | undefined
}

/**
 * The URL that launches a game, by prize mode or by vendor (docs/conformance.md § 2.2). A South-East Asian lottery has both vendor
 * and prize mode, because a prize mode alone means Vietnam's lottery.
 */
export function launchPath(
  { code, vendor, prizeMode, gameType, node }: Launch,
  backUrl: string = HOME_PATH,
): string {
  const area = lotteryArea(vendor, gameType)
  const maker = vendor || (area && LOTTERY_VENDORS[area])
  return addressOf([
    ['prize_mode', prizeMode],
    ['vendor', prizeMode && area !== 'SEA' ? undefined : maker],
    ['code', area || prizeMode ? lotteryCode(code, node) : code],
    ['backUrl', backUrl],
  ])
}

/** The URL that launches a game without money. Guests may open it too. */
export const trialPath = ({ code, vendor, node }: Launch, backUrl: string = HOME_PATH): string =>
  addressOf([
    ['trial', '1'],
    ['vendor', vendor],
    ['code', code],
    ['node', node],
    ['backUrl', backUrl],
  ])

const addressOf = (parameters: readonly (readonly [string, string | undefined])[]): string =>
  `${LAUNCH_PATH}?${new URLSearchParams(
    parameters.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  )}`
