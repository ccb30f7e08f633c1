import type { AvailablePromotions } from '../../../generated/types.ts'

export interface Reward {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly state: 'claimable' | 'claimed' | 'notYet'
}

const ORDER = ['claimable', 'claimed', 'notYet'] as const

/** What there is to claim, first what can be claimed now; each once, in the order in which it was sent. */
export function rewardsOf(
  sent: AvailablePromotions | undefined,
  claimed: readonly string[],
  plainText: (html: string) => string,
): readonly Reward[] {
  const rewards = new Map<string, Reward>()
  for (const { id, title, description, claimable } of sent ?? []) {
    const key = String(id)
    if (rewards.has(key)) continue
    const state = claimed.includes(key) ? 'claimed' : claimable === true ? 'claimable' : 'notYet'
    const summary = plainText(description ?? '')
      .replace(/\s+/g, ' ')
      .trim()
    rewards.set(key, { id: key, title: title.trim(), summary, state })
  }
  return [...rewards.values()].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
}
