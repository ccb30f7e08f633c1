/** What the rules are applied to: the player, the device, the place, as they are now. */
export interface PromptFacts {
  /** Opened as the installed app, or as a web clip. */
  readonly installed: boolean
  /** Inside the app's own webview. */
  readonly inApp: boolean
  /** Another modal that asks to install something is open. */
  readonly otherModal: boolean
  /** There is something for this device to download or install. */
  readonly canDownload: boolean
  /** Somebody has only just arrived in their session: prompts wait (docs/conformance.md § 1.9). */
  readonly waiting?: 'login' | 'registration' | undefined
  readonly session: 'guest' | 'member'
  /** Undefined for guests. -1 none; 0, 1, 2 valid; 4 without chat. */
  readonly memberType?: number | undefined
  /** VIP rank of a member; undefined: not known. */
  readonly rankLevel?: number | undefined
  /** The page's host name. */
  readonly host: string
  readonly path: string
  /** Nobody saw this path in this browser, as this member, before. */
  readonly firstVisit: boolean
  /** ms since 1970; undefined until the registration check is over. */
  readonly regDate?: number | undefined
  /** ms since 1970. */
  readonly now: number
  /** How many; undefined: not known. */
  readonly deposits?: number | undefined
  readonly withdrawals?: number | undefined
  /** How long the game on the screen has been played, s; undefined: no game is on the screen. */
  readonly playedSeconds?: number | undefined
}

/** What happened before, as it was stored. */
export interface PromptHistory {
  /** The prompt was closed in this session. */
  readonly skipped: boolean
  /** How often it was closed, ever. */
  readonly closes: number
  /** A forced prompt has been shown: the close control stays away from then on. */
  readonly forcedShown: boolean
}

/** What to show, and why, in words that an operator understands. */
export interface PromptDecision {
  readonly show: 'nothing' | 'bar' | 'modal'
  /** Whether the player may close it; false where nothing is shown. */
  readonly closable: boolean
  /** A rule with the suffix `_forced` opened it. */
  readonly forced: boolean
  readonly because: string
}
