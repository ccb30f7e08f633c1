/** The shards of a folder that belong to one run. */
export interface OneRun {
  /** Names of their folders: `1of6`. */
  readonly shards: readonly string[]
  /** Shards that the run lacks: `2/6`. */
  readonly missing: readonly string[]
  /** Folders of runs with another number of shards, which do not count. */
  readonly others: readonly string[]
}

const SHARD = /^([1-9]\d*)of([1-9]\d*)$/

/**
 * One run of what lies in a folder: where shards of several totals are there, those of a total that is complete, else of the
 * largest. To count two runs would count their tests twice. Pure.
 */
export function oneRunOf(folders: readonly string[]): OneRun {
  const found = folders.flatMap((name) => {
    const [, index, total] = SHARD.exec(name) ?? []
    return index && total && Number(index) <= Number(total)
      ? [{ name, index: Number(index), total: Number(total) }]
      : []
  })
  const runs = [...Map.groupBy(found, ({ total }) => total)]
    .map(([total, shards]) => ({ total, shards, isComplete: shards.length === total }))
    .sort((a, b) => Number(b.isComplete) - Number(a.isComplete) || b.total - a.total)
  const [run] = runs
  if (!run) return { shards: [], missing: [], others: [] }
  const { total, shards } = run
  const sorted = shards.toSorted((a, b) => a.index - b.index)
  return {
    shards: sorted.map(({ name }) => name),
    missing: Array.from({ length: total }, (_, at) => at + 1)
      .filter((index) => !shards.some((shard) => shard.index === index))
      .map((index) => `${index}/${total}`),
    others: found.filter((shard) => shard.total !== total).map(({ name }) => name),
  }
}

/** Why shards are not of one commit; undefined where they are. Pure. */
export function commitFault(commits: Readonly<Record<string, string | undefined>>): string | undefined {
  const groups = [...Map.groupBy(Object.keys(commits), (name) => commits[name] ?? 'an unknown commit')]
  if (groups.length < 2) return undefined
  const said = groups.map(([commit, names]) => `${names.join(', ')} of ${commit.slice(0, 17)}`)
  return `These are no shards of one commit: ${said.join('; ')}.`
}
