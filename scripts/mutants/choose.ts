import type { Mutant } from '../../tests/mutants/mutant.ts'
import { nearNames } from '../merchant/near.ts'
import type { Shard } from '../test/shards.ts'

export interface ChoiceOf {
  /** A part of a name, or a file or folder. */
  readonly only?: string | undefined
  readonly shard?: Shard | undefined
  /** Without mutants that only browser tests catch. */
  readonly unitsOnly?: boolean
}

/** The mutants of a run: the named ones, or every nth. Pure. Throws for an unknown name. */
export function chosenMutants(
  all: readonly Mutant[],
  { only, shard, unitsOnly = false }: ChoiceOf,
): readonly Mutant[] {
  const seen = all.filter(({ browser = false }) => !browser || !unitsOnly)
  if (only !== undefined) {
    const wanted = only.toLowerCase()
    const found = seen.filter(
      ({ name, file }) => name.toLowerCase().includes(wanted) || `${file}/`.startsWith(`${only}/`),
    )
    if (found.length > 0) return found
    const [near] = nearNames(
      only,
      all.map(({ name }) => name),
    )
    throw new Error(
      `No mutant is called “${only}”: ${near ? `did you mean “${near}”?` : '--list names them all'}`,
    )
  }
  return shard ? seen.filter((_, at) => at % shard.total === shard.index - 1) : seen
}
