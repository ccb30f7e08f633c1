import type { Registry } from '../../../src/registry/plan.ts'
import type { Problem } from '../../../src/site/problem.ts'
import type { Site } from '../../../src/site/site.ts'
import { type SiteAnswers, siteFromAnswers } from '../resolve.ts'
import type { VisitorName } from '../visitors.ts'
import { patchOf, type WantedChange } from './changes.ts'
import { impactOf } from './impactOf.ts'
import type { MerchantImpact } from './print.ts'
import { whyQuiet } from './why.ts'

/**
 * The impact of changes on a merchant with these answers. Pure. Undefined where the site cannot be resolved with or without
 * them.
 */
export function merchantImpact(
  registry: Registry,
  answers: SiteAnswers,
  changes: readonly WantedChange[],
  visitors?: readonly VisitorName[],
): MerchantImpact | undefined {
  const before = siteFromAnswers(answers)
  const after = siteFromAnswers(answers, patchOf(changes))
  if (!before || !after) return undefined
  const groups = impactOf({ registry, before, after, ...(visitors && { visitors }) })
  return {
    merchant: before.merchant.code,
    layout: { before: before.layout, after: after.layout },
    groups,
    quiet: whyQuiet(changes, { registry, before, after, groups }),
    problems: newProblems(before, after),
  }
}

function newProblems(before: Site, after: Site): string[] {
  const nameOf = ({ code, source, pointer, instead }: Problem): string =>
    `${code} at ${source} ${pointer}, instead: ${instead}`
  const known = new Set(before.problems.map(nameOf))
  return after.problems.map(nameOf).filter((problem) => !known.has(problem))
}
