import type { AppDownloadConfig } from '../../../generated/types.ts'
import { keptAway } from './decide.ts'
import type { PromptFacts, PromptHistory } from './facts.ts'
import { rulesOf } from './rules.ts'

/** The stats that the rules need. */
export interface Needs {
  readonly deposits: boolean
  readonly withdrawals: boolean
}

/**
 * Stats are requested only while they could change the decision: the member is allowed to get the prompt, a rule's count has not
 * been passed, and the rule is forced if the player has already closed the prompt.
 */
export function statsNeeded(
  config: AppDownloadConfig | undefined,
  facts: PromptFacts,
  history: PromptHistory,
): Needs {
  // Temporary obstacles do not stop the requests.
  const lasting = { ...facts, waiting: undefined, otherModal: false }
  if (!config || facts.session !== 'member' || keptAway(config, lasting) !== undefined)
    return { deposits: false, withdrawals: false }
  const open = rulesOf(config).filter((rule) => rule.mayGrow(facts) && (rule.forced || !history.skipped))
  return {
    deposits: open.some(({ reads }) => reads === 'deposits'),
    withdrawals: open.some(({ reads }) => reads === 'withdrawals'),
  }
}
