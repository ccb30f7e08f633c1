import type { LeaderBoard } from '../../../generated/types.ts'

/** How many places are shown. */
export const MOST_PLACES = 50

export interface Place {
  readonly rank: number
  readonly name: string
  readonly score: number | undefined
  readonly own: boolean
}

/** The places by rank. The member's own place is marked, and added at the end if it is not among the first. */
export function placesOf(sent: LeaderBoard | undefined): readonly Place[] {
  const own = sent?.own
  const best = (sent?.entries ?? [])
    .map(({ rank, name, score }) => ({
      rank,
      name: name?.trim() ?? '',
      score,
      own: rank === own?.rank && (own.score === undefined || own.score === score),
    }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_PLACES)
  const isShown = own === undefined || best.some((place) => place.own)
  return isShown ? best : [...best, { rank: own.rank, name: '', score: own.score, own: true }]
}
