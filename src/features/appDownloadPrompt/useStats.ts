import type { AppDownloadConfig } from '../../generated/types.ts'
import { countOf, STATS_POLL_MS, statsQuery } from '../shared/bankStats.ts'
import { useAppQuery } from '../shared/queries.ts'
import type { PromptFacts, PromptHistory } from './model/facts.ts'
import { type Needs, statsNeeded } from './model/needs.ts'

/** The member's numbers of deposits and withdrawals, requested every 30 s while a rule needs them. */
export function useStats(
  config: AppDownloadConfig | undefined,
  facts: PromptFacts,
  history: PromptHistory,
): Pick<PromptFacts, keyof Needs> {
  const isMember = facts.session === 'member'
  const deposits = useCount('deposits', config, facts, history)
  const withdrawals = useCount('withdrawals', config, facts, history)
  return isMember ? { deposits, withdrawals } : {}
}

function useCount(
  of: keyof Needs,
  config: AppDownloadConfig | undefined,
  facts: PromptFacts,
  history: PromptHistory,
): number | undefined {
  const { data } = useAppQuery({
    ...statsQuery(of),
    enabled: (query) => {
      const known = countOf(query.state.data?.value?.count)
      return statsNeeded(config, { ...facts, [of]: known }, history)[of]
    },
    refetchInterval: STATS_POLL_MS,
    staleTime: STATS_POLL_MS,
  })
  return countOf(data?.value?.count)
}
