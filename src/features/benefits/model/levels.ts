import type { VipLabels } from '../../../generated/types.ts'
import type { ClubLabel } from '../../../session/member.ts'

export interface Level {
  readonly id: string
  readonly name: string
  readonly condition: string | undefined
  readonly benefits: readonly { readonly title: string; readonly value: string | undefined }[]
  /** The member's own level, a lower one, or a higher one. */
  readonly state: 'own' | 'reached' | 'ahead'
}

const rankOf = (sent: unknown): number => {
  const rank = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent
  return typeof rank === 'number' && Number.isFinite(rank) ? rank : Number.NaN
}

/**
 * The levels, lowest first: by rank if all of them have one, else in the order of the answer. Levels below the member's own are
 * reached. If the member's level is not in the list, the member's rank decides.
 */
export function levelsOf(sent: VipLabels | undefined, own: ClubLabel | null | undefined): readonly Level[] {
  const labels = sent?.labels ?? []
  const ranked = labels.every(({ rankLevel }) => !Number.isNaN(rankOf(rankLevel)))
  const sorted = ranked ? [...labels].sort((a, b) => rankOf(a.rankLevel) - rankOf(b.rankLevel)) : labels
  const ownAt = sorted.findIndex(({ labelId }) => String(labelId) === own?.labelId)
  return sorted.map(({ labelId, labelName, rankLevel, condition, benefits }, at) => ({
    id: String(labelId),
    name: labelName.trim(),
    condition: condition?.trim() || undefined,
    benefits: (benefits ?? []).map(({ title, value }) => ({
      title: title.trim(),
      value: value?.trim() || undefined,
    })),
    state: stateOf(at, ownAt, rankOf(rankLevel), own?.rankLevel ?? Number.NaN),
  }))
}

function stateOf(at: number, ownAt: number, rank: number, ownRank: number): Level['state'] {
  if (ownAt >= 0) return at === ownAt ? 'own' : at < ownAt ? 'reached' : 'ahead'
  return rank <= ownRank ? 'reached' : 'ahead'
}
