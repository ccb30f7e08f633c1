import type { AppDownloadConfig } from '../../../generated/types.ts'
import { withoutTrailing } from '../../../ui/url/ends.ts'
import { daysSince } from './age.ts'
import type { PromptFacts } from './facts.ts'
import { readCount, readOn } from './items.ts'

/** Paths that trigger the prompt, on the first visit or on every visit (docs/conformance.md § 1.2). */
export const DEPOSIT_PATH = '/m/voucherCenter'
export const WITHDRAW_PATH = '/m/withdraw'
export const BIND_CARD_PATHS: readonly string[] = [
  '/m/securityCenter/addBankCard',
  '/m/securityCenter/addBankCardPix',
]

type Counted =
  | 'deposit_times'
  | 'deposit_least_times'
  | 'withdrawal_times'
  | 'withdrawal_least_times'
  | 'reg_days'
export type RuleName =
  | Counted
  | `${Counted}_forced`
  | 'first_deposit'
  | 'first_withdraw'
  | 'bind_card'
  | 'in_game_popup_interval'

/** A condition that opens the full-screen modal. */
export interface Rule {
  readonly name: RuleName
  readonly forced: boolean
  /** The stats that it needs from the back office. */
  readonly reads?: 'deposits' | 'withdrawals'
  /** Why it holds; undefined: it does not hold. */
  readonly holds: (facts: PromptFacts) => string | undefined
  /** Whether it may hold later, with a higher count. */
  readonly mayGrow: (facts: PromptFacts) => boolean
}

const samePath = (path: string, other: string): boolean => withoutTrailing(path, '/') === other

const never = () => false

/** A number of deposits or withdrawals: exactly this number, or at least this number. */
function countRule(config: AppDownloadConfig, name: RuleName, reads: 'deposits' | 'withdrawals'): Rule[] {
  if (!(name in config)) return []
  const wanted = readCount(Reflect.get(config, name))
  if (wanted === undefined) return []
  const atLeast = name.includes('_least_')
  return [
    {
      name,
      forced: name.endsWith('_forced'),
      reads,
      holds: ({ [reads]: count }) => {
        if (count === undefined || !(atLeast ? count >= wanted : count === wanted)) return undefined
        return `${name} is ${wanted} and the member has made ${count} ${reads}`
      },
      mayGrow: ({ [reads]: count }) =>
        count === undefined || count < wanted || (!atLeast && count === wanted),
    },
  ]
}

function ageRule(config: AppDownloadConfig, name: 'reg_days' | 'reg_days_forced'): Rule[] {
  const wanted = readCount(config[name])
  if (wanted === undefined) return []
  return [
    {
      name,
      forced: name.endsWith('_forced'),
      mayGrow: never,
      holds: ({ regDate, now }) => {
        const days = regDate === undefined ? undefined : daysSince(regDate, now)
        return days !== undefined && days >= wanted
          ? `${name} is ${wanted} and the member registered ${days} whole days ago`
          : undefined
      },
    },
  ]
}

function visitRule(
  config: AppDownloadConfig,
  name: 'first_deposit' | 'first_withdraw',
  page: string,
): Rule[] {
  if (!readOn(config[name])) return []
  return [
    {
      name,
      forced: false,
      mayGrow: never,
      holds: ({ path, firstVisit }) =>
        firstVisit && samePath(path, page)
          ? `${name} is on and this is the first visit of ${page}`
          : undefined,
    },
  ]
}

function cardRule(config: AppDownloadConfig): Rule[] {
  if (!readOn(config.bind_card)) return []
  return [
    {
      name: 'bind_card',
      forced: false,
      mayGrow: never,
      holds: ({ path }) =>
        BIND_CARD_PATHS.some((page) => samePath(path, page))
          ? `bind_card is on and ${path} is a bind-card page`
          : undefined,
    },
  ]
}

function gameRule(config: AppDownloadConfig): Rule[] {
  const wanted = readCount(config.in_game_popup_interval)
  if (!wanted) return []
  return [
    {
      name: 'in_game_popup_interval',
      forced: false,
      mayGrow: never,
      holds: ({ playedSeconds }) =>
        playedSeconds !== undefined && playedSeconds >= wanted
          ? `in_game_popup_interval is ${wanted} s and the game has been played for ${Math.floor(playedSeconds)} s`
          : undefined,
    },
  ]
}

/** Seconds between two prompts in a game; undefined: disabled. */
export const gameInterval = (config: AppDownloadConfig): number | undefined =>
  conditionsApply(config) ? readCount(config.in_game_popup_interval) || undefined : undefined

/** Whether the conditions apply: yes, unless the operator has switched them off. */
export const conditionsApply = ({ download_condition_switch: item }: AppDownloadConfig): boolean =>
  item === undefined || readOn(item)

/** The rules that the configuration enables; forced rules first. */
export function rulesOf(config: AppDownloadConfig): readonly Rule[] {
  if (!conditionsApply(config)) return []
  return [
    ...countRule(config, 'deposit_times_forced', 'deposits'),
    ...countRule(config, 'deposit_least_times_forced', 'deposits'),
    ...countRule(config, 'withdrawal_times_forced', 'withdrawals'),
    ...countRule(config, 'withdrawal_least_times_forced', 'withdrawals'),
    ...ageRule(config, 'reg_days_forced'),
    ...visitRule(config, 'first_deposit', DEPOSIT_PATH),
    ...visitRule(config, 'first_withdraw', WITHDRAW_PATH),
    ...cardRule(config),
    ...gameRule(config),
    ...countRule(config, 'deposit_times', 'deposits'),
    ...countRule(config, 'deposit_least_times', 'deposits'),
    ...countRule(config, 'withdrawal_times', 'withdrawals'),
    ...countRule(config, 'withdrawal_least_times', 'withdrawals'),
    ...ageRule(config, 'reg_days'),
  ]
}
