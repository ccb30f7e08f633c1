import type { AppDownloadConfig } from '../../../generated/types.ts'
import { keptAway } from './decide.ts'
import type { PromptFacts, PromptHistory } from './facts.ts'
import { rulesOf } from './rules.ts'

/** Which stats a rule waits for. */
export interface Needs {
  readonly deposits: boolean
  readonly withdrawals: boolean
}

/**
 * Stats are asked for only while the answer could change what is shown: a member who may be asked, a rule whose number has
 * not been passed, and, once the player has closed the prompt, a rule that forces.
 */
export function statsNeeded(
  config: AppDownloadConfig | undefined,
  facts: PromptFacts,
  history: PromptHistory,
): Needs {
  // What is in the way only for the moment does not stop the question.
  const lasting = { ...facts, waiting: undefined, otherModal: false }
  if (!config || facts.session !== 'member' || keptAway(config, lasting) !== undefined)
    return { deposits: false, withdrawals: false }
  const open = rulesOf(config).filter((rule) => rule.mayGrow(facts) && (rule.forced || !history.skipped))
  return {
    deposits: open.some(({ reads }) => reads === 'deposits'),
    withdrawals: open.some(({ reads }) => reads === 'withdrawals'),
  }
}
