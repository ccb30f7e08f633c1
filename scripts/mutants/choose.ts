import type { Mutant } from '../../tests/mutants/mutant.ts'
import { hintAt } from '../merchant/near.ts'
import type { Shard } from '../test/shards.ts'

/** The mutants of a run: the one that is named, or every nth. Pure. Throws where none has the name. */
export function chosenMutants(
  all: readonly Mutant[],
  { only, shard }: { readonly only?: string | undefined; readonly shard?: Shard | undefined },
): readonly Mutant[] {
  if (only !== undefined) {
    const wanted = only.toLowerCase()
    const found = all.filter(({ name, file }) => name.toLowerCase().includes(wanted) || file === only)
    if (found.length > 0) return found
    const names = all.map(({ name }) => name)
    throw new Error(`No mutant is called “${only}”: ${hintAt(only, names)}`)
  }
  return shard ? all.filter((_, at) => at % shard.total === shard.index - 1) : all
}
