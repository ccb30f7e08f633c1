import { partOfCommit, type Shard, type TakenPart, takenPartIn } from './shards.ts'

/** The part of `test:full` that a CI run takes, and why. */
export interface CiPart {
  readonly shard: Shard
  readonly why: string
}

/**
 * The part that a commit takes, by what the last run has kept. What cannot be read, or is a part of more parts than there are, is
 * no part: the commit's hash says where to begin. Pure.
 */
export function ciPartOf(kept: unknown, commit: string, total: number): CiPart {
  const found = takenPartIn(kept)
  const last = found && found.index <= total ? found : undefined
  const shard = partOfCommit(commit, total, last)
  if (!last) return { shard, why: 'as its hash says' }
  const of = `part ${last.index} of ${last.commit.slice(0, 12)}`
  if (last.commit === commit) return { shard, why: 'as when it ran before' }
  return { shard, why: last.passed ? `after ${of}` : `since ${of} has failed` }
}

/** What a run keeps for the next one; undefined: nothing, since a part that did not run is the next one's. Pure. */
export const keptAfter = (
  commit: string,
  { index }: Shard,
  failed: { readonly quick: number; readonly part: number },
): TakenPart | undefined => (failed.quick > 0 ? undefined : { commit, index, passed: failed.part === 0 })
