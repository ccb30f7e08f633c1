import { HOME_PATH } from '../../../shared/paths.ts'
import { LOTTERY_VENDORS, lotteryArea, lotteryCode } from './lottery.ts'

/** Where the game screen is (docs/conformance.md § 2.2). */
export const LAUNCH_PATH = '/m/launchGame'

/** What is to be played. */
export interface Launch {
  readonly code: string
  /** The vendor as the back office names it, never as it is shown. */
  readonly vendor?: string | undefined
  /** Given: the lottery is launched by prize mode. */
  readonly prizeMode?: string | undefined
  /** The kind of game, where the vendor does not tell that it is a lottery. */
  readonly gameType?: string | undefined
  /** The game's node: a trial is launched by it; `lobby` is a lottery's lobby. */
  readonly node?: string | undefined
}

/**
 * The address that launches a game: by prize mode or by vendor (docs/conformance.md § 2.2). A lottery of South-East Asia keeps its
 * vendor beside a prize mode, since a prize mode alone is Vietnam's.
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

/** The address that launches a game without money, which guests may do too. */
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
