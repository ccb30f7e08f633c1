/** Where the game screen is (part 2, section 2). */
const LAUNCH_PATH = '/m/launchGame'
export const LOGIN_PATH = '/m/login'
export const HOME_PATH = '/m/home'
/** The code that stands for a lottery's lobby. */
export const LOBBY_CODE = 'lobby'

/** What is to be played. */
export interface Launch {
  readonly code: string
  /** The vendor as the back office names it, never as it is shown. */
  readonly vendor?: string | undefined
  /** Given: the lottery is launched by prize mode. */
  readonly prizeMode?: string | undefined
}

/**
 * The address that launches a game: by prize mode or by vendor (part 2, section 2). The public action of this feature:
 * others link to games through it and nothing else.
 */
export function launchPath({ code, vendor, prizeMode }: Launch, backUrl = HOME_PATH): string {
  const by: [string, string][] = prizeMode ? [['prize_mode', prizeMode]] : vendor ? [['vendor', vendor]] : []
  return `${LAUNCH_PATH}?${new URLSearchParams([...by, ['code', code], ['backUrl', backUrl]])}`
}

/** Games need a session; a guest logs in first (part 2, section 5). */
export const launchTarget = (
  launch: Launch,
  member: boolean,
  backUrl = HOME_PATH,
): { readonly to: string } => ({
  to: member ? launchPath(launch, backUrl) : LOGIN_PATH,
})
