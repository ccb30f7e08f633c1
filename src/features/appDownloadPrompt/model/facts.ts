/** The input of the rules: the current state of player, device and page. */
export interface PromptFacts {
  /** Opened as the installed app or as a web clip. */
  readonly installed: boolean
  /** Inside the app's own webview. */
  readonly inApp: boolean
  /** Another modal that asks to install something is open. */
  readonly otherModal: boolean
  /** There is an app to download or install for this device. */
  readonly canDownload: boolean
  /** The player has just signed in: prompts wait (docs/conformance.md § 1.9). */
  readonly waiting?: 'login' | 'registration' | undefined
  readonly session: 'guest' | 'member'
  /** Undefined for guests. -1 none; 0, 1, 2 valid; 4 without chat. */
  readonly memberType?: number | undefined
  /** VIP rank of a member; undefined: not known. */
  readonly rankLevel?: number | undefined
  /** The page's host name. */
  readonly host: string
  readonly path: string
  /** The member's first visit of this path in this browser. */
  readonly firstVisit: boolean
  /** ms since 1970; undefined until the registration check is over. */
  readonly regDate?: number | undefined
  /** ms since 1970. */
  readonly now: number
  /** The number; undefined: not known. */
  readonly deposits?: number | undefined
  readonly withdrawals?: number | undefined
  /** How long the current game has been played, s; undefined: no game is open. */
  readonly playedSeconds?: number | undefined
}

/** The stored history. */
export interface PromptHistory {
  /** The prompt was closed in this session. */
  readonly skipped: boolean
  /** How often it was closed in total. */
  readonly closes: number
  /** A forced prompt has been shown: from then on there is no close button. */
  readonly forcedShown: boolean
}

/** What to show, and why, in terms that an operator understands. */
export interface PromptDecision {
  readonly show: 'nothing' | 'bar' | 'modal'
  /** Whether the player may close it; false if nothing is shown. */
  readonly closable: boolean
  /** A rule with the suffix `_forced` opened it. */
  readonly forced: boolean
  readonly because: string
}
