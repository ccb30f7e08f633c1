import { registry } from '../../../src/app/registry.ts'
import { registryProblems } from '../../../src/registry/plan.ts'
import { pointerStep } from '../../../src/site/problem.ts'
import { leavesOfFeature } from '../gates.ts'
import type { Finding, Found, Severity } from './finding.ts'
import type { Known } from './known.ts'
import type { Opened } from './open.ts'
import { placeOf } from './place.ts'

type Code = 'flag.dead' | 'flag.noGate' | 'flag.unsent' | 'registry.problem'

/** Checks across the catalogue, the code and all merchants. */
export const PROJECT_CODES: Readonly<Record<Code, Severity>> = {
  'flag.dead': 'warning',
  'flag.noGate': 'note',
  'flag.unsent': 'warning',
  'registry.problem': 'error',
}
const CATALOGUE = 'schemas/whitelabel-flags.schema.json'

/** Flags that no gate reads, and gates whose flag no merchant sends; pure. */
export function checkProject(all: readonly Opened[], known: Known): Finding[] {
  const inGates = new Set(
    registry.features.flatMap(leavesOfFeature).flatMap((leaf) => ('flag' in leaf ? [leaf.flag] : [])),
  )
  const sent = new Set(all.flatMap(({ site }) => [...(site?.sentFlags ?? [])]))
  const flags = known.flags.flatMap(({ name, title, owner }) => {
    const place = { file: CATALOGUE, pointer: `/properties${pointerStep(name)}` }
    const isRead = inGates.has(name) || known.flagsInCode.has(name)
    const found: (Found & { readonly code: Code })[] = []
    if (!isRead)
      found.push({
        ...place,
        code: 'flag.dead',
        means: `Nothing reads ${name} ("${title}"): on or off, players see no difference.`,
        mend: 'Name it in a gate, or take it out of the catalogue.',
      })
    else if (!inGates.has(name))
      found.push({
        ...place,
        code: 'flag.noGate',
        means: `No feature's gate reads ${name} ("${title}"): it works within ${owner}, where a plan does not show it.`,
        mend: 'Nothing has to be done; a gate would let the plan explain it.',
      })
    if (isRead && all.length > 0 && !sent.has(name))
      found.push({
        ...place,
        code: 'flag.unsent',
        means: `No merchant sends ${name} ("${title}"): nobody has ever seen it on.`,
        mend: 'Send it in one merchant, so that it is tested.',
      })
    return found
  })
  const problems = registryProblems(registry).map(({ code, pointer, instead }) => ({
    code: 'registry.problem' as const,
    file: 'src/features/index.ts',
    pointer: '',
    means: `${code} at ${pointer}: ${instead}.`,
    mend: 'Mend the declaration.',
  }))
  return [...flags, ...problems].map((found) => ({
    ...found,
    severity: PROJECT_CODES[found.code],
    merchant: '',
    ...(found.file === CATALOGUE ? placeOf(known.catalogue, found.pointer) : { line: 1, column: 1 }),
  }))
}
