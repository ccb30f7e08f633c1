import type { Missions } from '../../../generated/types.ts'
import { readInstant } from '../../../session/member.ts'

export interface Mission {
  readonly id: string
  readonly title: string
  readonly description: string | undefined
  readonly done: number
  /** 0: the mission has no count. */
  readonly total: number
  readonly reward: string | undefined
  readonly state: 'claimable' | 'open' | 'claimed'
  /** ms since 1970. */
  readonly endsAt: number | undefined
  readonly url: string | undefined
}

const ORDER = ['claimable', 'open', 'claimed'] as const

/**
 * The current missions: claimable ones first, claimed ones last. Leaves out expired missions unless claimable.
 * If the back office sends no state, a mission is claimable once it is complete.
 */
export function missionsOf(
  sent: Missions | undefined,
  claimed: readonly string[],
  now: number,
): readonly Mission[] {
  const missions = new Map<string, Mission>()
  for (const mission of sent?.missions ?? []) {
    const id = String(mission.id)
    const endsAt = readInstant(mission.endsAt) ?? undefined
    const total = mission.total ?? 0
    const done = total > 0 ? Math.min(mission.done ?? 0, total) : (mission.done ?? 0)
    const stated = mission.state?.trim().toLowerCase()
    const state =
      stated === 'claimed' || claimed.includes(id)
        ? 'claimed'
        : stated === 'claimable' || (stated === undefined && total > 0 && done >= total)
          ? 'claimable'
          : 'open'
    if (missions.has(id) || (state !== 'claimable' && endsAt !== undefined && endsAt <= now)) continue
    missions.set(id, {
      id,
      title: mission.title.trim(),
      description: mission.description?.trim() || undefined,
      done,
      total,
      reward: mission.reward?.trim() || undefined,
      state,
      endsAt,
      url: mission.url,
    })
  }
  return [...missions.values()].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
}
