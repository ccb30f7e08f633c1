import type { AppDownloadConfig } from '../../../generated/types.ts'
import { refusedDomain } from './domains.ts'
import type { PromptDecision, PromptFacts, PromptHistory } from './facts.ts'
import { readCount, readList, readMode, readOn } from './items.ts'
import { rulesOf } from './rules.ts'

/** Member types that get the prompt (docs/conformance.md § 2.4). */
export const VALID_TYPES: readonly number[] = [0, 1, 2]

/**
 * The rules of the app-download prompt (docs/conformance.md § 2.4): configuration × facts × history → what to show, and why. Pure
 * and total. The order: reasons against the prompt, forced rules, other rules, the bar.
 */
export function decide(
  config: AppDownloadConfig | undefined,
  facts: PromptFacts,
  history: PromptHistory,
): PromptDecision {
  if (!config) return nothing('the back office has sent no app-download configuration')
  const kept = keptAway(config, facts)
  if (kept !== undefined) return nothing(kept)

  const holding = rulesOf(config).flatMap((rule) => {
    // Counts and registration date apply to members only: a member's old values must not count for a guest.
    const because = rule.holds(facts.session === 'member' ? facts : ofGuest(facts))
    return because === undefined ? [] : [{ rule, because }]
  })
  const forcing = holding.find(({ rule }) => rule.forced)
  if (forcing) return { show: 'modal', closable: false, forced: true, because: forcing.because }

  const closable = !history.forcedShown
  const hidden = closable ? '' : '; it cannot be closed, since a forced prompt has been shown before'
  const [first] = holding
  const bar = barMode(config)
  if (!first && !bar) return nothing('no rule of the configuration holds now')
  if (history.skipped)
    return nothing(`the player has closed or followed it in this session${times(history.closes)}`)
  if (first) return { show: 'modal', closable, forced: false, because: first.because + hidden }
  return { show: 'bar', closable, forced: false, because: `bottom_app_bar_mode is on${hidden}` }
}

const nothing = (because: string): PromptDecision => ({
  show: 'nothing',
  closable: false,
  forced: false,
  because,
})

const times = (closes: number): string => (closes > 1 ? ` (closed ${closes} times in all)` : '')

const ofGuest = (facts: PromptFacts): PromptFacts => ({
  ...facts,
  deposits: undefined,
  withdrawals: undefined,
  regDate: undefined,
})

/** While its mode is on, the bar is shown at every start and after every login. 0 and -1 are off, a word is on. */
export function barMode({ bottom_app_bar_mode: item }: AppDownloadConfig): boolean {
  const value = item?.value
  if (typeof value !== 'string' || /^-?\d+$/.test(value.trim())) return readOn(item)
  return !/^(?:false|off|none|disabled|)$/i.test(value.trim()) && readOn({ ...item, value: 1 })
}

/** Why no prompt is shown, regardless of the rules; undefined: no reason against it. */
export function keptAway(config: AppDownloadConfig, facts: PromptFacts): string | undefined {
  if (facts.installed) return 'the site is installed'
  if (facts.inApp) return 'the page runs inside the app'
  const domain = refusedDomain(readMode(config.domains_switch), readList(config.domains), facts.host)
  if (domain !== undefined) return domain
  if (facts.session === 'guest' && readOn(config.login_required))
    return 'login_required is on and the player is a guest'
  const { memberType } = facts
  if (facts.session === 'member' && (memberType === undefined || !VALID_TYPES.includes(memberType)))
    return `the member's type is ${memberType ?? 'not known'}, and only 0, 1 and 2 are asked`
  const rank = tooLow(config, facts)
  if (rank !== undefined) return rank
  if (!facts.canDownload) return 'there is nothing to download or install for this device'
  if (facts.waiting === 'login') return 'the player has logged in less than 2 s ago'
  if (facts.waiting === 'registration') return 'the player has registered less than 1.9 s ago'
  if (facts.otherModal) return 'another prompt to install or update is open'
  return undefined
}

function tooLow(config: AppDownloadConfig, facts: PromptFacts): string | undefined {
  const least = readCount(config.vip_level)
  if (least === undefined) return undefined
  if (facts.session === 'guest') return `vip_level is ${least} and the player is a guest`
  if (facts.rankLevel === undefined) return `vip_level is ${least} and the member's rank is not known`
  return facts.rankLevel < least
    ? `vip_level is ${least} and the member's rank is ${facts.rankLevel}`
    : undefined
}
