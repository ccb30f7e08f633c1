import type { PromptFacts, PromptHistory } from '../../../../../src/features/appDownloadPrompt/model/facts.ts'
import type { AppDownloadConfig } from '../../../../../src/generated/types.ts'

/** 21:00, so that 24-hour periods and calendar days differ. */
export const NOW = Date.UTC(2026, 10, 21, 21)
export const DAY_MS = 86_400_000
export const HOST = 'play.merchant.example'

/** A guest on home to whom no rule applies. */
export const GUEST: PromptFacts = {
  installed: false,
  inApp: false,
  otherModal: false,
  canDownload: true,
  session: 'guest',
  host: HOST,
  path: '/m/home',
  firstVisit: false,
  now: NOW,
}
export const MEMBER: PromptFacts = { ...GUEST, session: 'member', memberType: 0, rankLevel: 3 }
export const FRESH: PromptHistory = { skipped: false, closes: 0, forcedShown: false }

export const on = <V>(value: V) => ({ enabled: true, value }) as const

/** A part of a situation in which one rule applies, and the rule's effect, copied from the specification. */
export interface Piece {
  readonly name: string
  readonly config?: AppDownloadConfig
  readonly facts?: Partial<PromptFacts>
  readonly history?: Partial<PromptHistory>
  /** `away`: shows nothing in any case. `off`: turns the conditions off. */
  readonly does: 'away' | 'off' | 'force' | 'modal' | 'bar' | 'skip' | 'hideClose'
  /** The reason that operators must read in `because` when this part decides. */
  readonly says: RegExp
}

const member = { session: 'member', memberType: 0, rankLevel: 3 } as const

export const PIECES: readonly Piece[] = [
  { name: 'installed', facts: { installed: true }, does: 'away', says: /the site is installed/ },
  { name: 'in the app', facts: { inApp: true }, does: 'away', says: /inside the app/ },
  {
    name: 'a domain that mode 2 excludes',
    config: { domains_switch: on(2), domains: on(`other.example,${HOST}`) },
    does: 'away',
    says: /domains_switch 2 excludes/,
  },
  {
    name: 'a domain that mode 3 does not include',
    config: { domains_switch: on(3), domains: on(['other.example']) },
    does: 'away',
    says: /is not listed/,
  },
  {
    name: 'login required of a guest',
    config: { login_required: on(1) },
    facts: { session: 'guest' },
    does: 'away',
    says: /login_required is on and the player is a guest/,
  },
  ...([-1, 4] as const).map(
    (memberType): Piece => ({
      name: `member of type ${memberType}`,
      facts: { session: 'member', memberType },
      does: 'away',
      says: new RegExp(`type is ${memberType}`),
    }),
  ),
  {
    name: 'a rank that is too low',
    config: { vip_level: on(4) },
    facts: { ...member },
    does: 'away',
    says: /vip_level is 4 and the member's rank is 3/,
  },
  { name: 'nothing to download', facts: { canDownload: false }, does: 'away', says: /nothing to download/ },
  {
    name: 'just logged in',
    facts: { ...member, waiting: 'login' },
    does: 'away',
    says: /logged in less than 2 s ago/,
  },
  {
    name: 'just registered',
    facts: { ...member, waiting: 'registration' },
    does: 'away',
    says: /registered less than 1\.9 s ago/,
  },
  { name: 'another modal', facts: { otherModal: true }, does: 'away', says: /another prompt/ },
  {
    name: 'conditions switched off',
    config: { download_condition_switch: on(0) },
    does: 'off',
    says: /no rule/,
  },
  ...(['deposit', 'withdrawal'] as const).flatMap((of): Piece[] => {
    const counted = of === 'deposit' ? 'deposits' : 'withdrawals'
    const says = (name: string) => new RegExp(`^${name} is 3 and the member has made 3 ${counted}`)
    const facts = { ...member, [counted]: 3 }
    return (['', '_least'] as const).flatMap((least) =>
      (['', '_forced'] as const).map((forced): Piece => {
        const name = `${of}${least}_times${forced}`
        return { name, config: { [name]: on(3) }, facts, does: forced ? 'force' : 'modal', says: says(name) }
      }),
    )
  }),
  ...(['reg_days', 'reg_days_forced'] as const).map(
    (name): Piece => ({
      name,
      config: { [name]: on(7) },
      facts: { ...member, regDate: NOW - 7 * DAY_MS },
      does: name === 'reg_days' ? 'modal' : 'force',
      says: new RegExp(`^${name} is 7 and the member registered 7 whole days ago`),
    }),
  ),
  {
    name: 'first_deposit',
    config: { first_deposit: on(1) },
    facts: { path: '/m/voucherCenter', firstVisit: true },
    does: 'modal',
    says: /first visit of \/m\/voucherCenter/,
  },
  {
    name: 'first_withdraw',
    config: { first_withdraw: on(1) },
    facts: { path: '/m/withdraw', firstVisit: true },
    does: 'modal',
    says: /first visit of \/m\/withdraw/,
  },
  ...['/m/securityCenter/addBankCard', '/m/securityCenter/addBankCardPix'].map(
    (path): Piece => ({
      name: `bind_card at ${path}`,
      config: { bind_card: on(1) },
      facts: { path },
      does: 'modal',
      says: /is a bind-card page/,
    }),
  ),
  {
    name: 'in_game_popup_interval',
    config: { in_game_popup_interval: on(900) },
    facts: { path: '/m/launchGame', playedSeconds: 900 },
    does: 'modal',
    says: /^in_game_popup_interval is 900 s and the game has been played for 900 s/,
  },
  {
    name: 'bottom_app_bar_mode',
    config: { bottom_app_bar_mode: on(1) },
    does: 'bar',
    says: /^bottom_app_bar_mode is on/,
  },
  {
    name: 'skip flag',
    history: { skipped: true, closes: 2 },
    does: 'skip',
    says: /closed or followed it in this session/,
  },
  {
    name: 'a forced prompt shown before',
    history: { forcedShown: true },
    does: 'hideClose',
    says: /cannot be closed, since a forced prompt has been shown before/,
  },
]

/** A situation that combines several parts; undefined if two of them contradict each other. */
export function meet(pieces: readonly Piece[]) {
  const facts = new Map<string, unknown>()
  const config = new Map<string, unknown>()
  for (const piece of pieces) {
    for (const [into, from] of [
      [facts, piece.facts],
      [config, piece.config],
    ] as const) {
      for (const [key, value] of Object.entries(from ?? {})) {
        if (into.has(key) && into.get(key) !== value) return undefined
        into.set(key, value)
      }
    }
  }
  const base = facts.get('session') === 'member' ? MEMBER : GUEST
  const settled: PromptFacts = { ...base, ...Object.fromEntries(facts) }
  const history: PromptHistory = Object.assign({ ...FRESH }, ...pieces.map((piece) => piece.history))
  const configured: AppDownloadConfig = Object.fromEntries(config)
  return { config: configured, facts: settled, history }
}

/** The expected result of combined parts: derived from the specification, by their effects only. */
export function expectedOf(pieces: readonly Piece[]) {
  const does = new Set(pieces.map((piece) => piece.does))
  if (does.has('away')) return { show: 'nothing', closable: false, forced: false }
  if (!does.has('off') && does.has('force')) return { show: 'modal', closable: false, forced: true }
  const modal = !does.has('off') && does.has('modal')
  if (does.has('skip') || !(modal || does.has('bar')))
    return { show: 'nothing', closable: false, forced: false }
  return { show: modal ? 'modal' : 'bar', closable: !does.has('hideClose'), forced: false }
}
