import type { SafeStorage } from '../../session/storage.ts'

// What other features may use of this one: where games are linked to, and what was played.

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

/** A game that was played: enough to find its card again. */
export interface Played {
  readonly code: string
  readonly vendor: string
}

/** How many are remembered. */
export const MOST_PLAYED = 12

type Store = Pick<SafeStorage, 'getItem' | 'setItem'>

/** Who played: one key for each member of each merchant. */
export const playedKey = (merchant: string, memberId: string): string =>
  `SHELL_played:${encodeURIComponent(merchant)}:${encodeURIComponent(memberId)}`

/** What this member played, most recent first. Anything odd in the storage is left out. */
export function readPlayed(store: Store, key: string): readonly Played[] {
  let kept: unknown
  try {
    kept = JSON.parse(store.getItem(key) ?? '[]')
  } catch {
    return []
  }
  return Array.isArray(kept) ? kept.flatMap(readOne).slice(0, MOST_PLAYED) : []
}

/** Puts a game in front; one that was there moves. */
export function rememberPlayed(store: Store, key: string, { code, vendor }: Played): void {
  const others = readPlayed(store, key).filter((game) => game.code !== code || game.vendor !== vendor)
  store.setItem(key, JSON.stringify([{ code, vendor }, ...others].slice(0, MOST_PLAYED)))
}

function readOne(entry: unknown): Played[] {
  if (typeof entry !== 'object' || entry === null) return []
  if (!('code' in entry && 'vendor' in entry)) return []
  const { code, vendor } = entry
  return typeof code === 'string' && code && typeof vendor === 'string' ? [{ code, vendor }] : []
}
