import { registry } from '../../../../src/app/registry.ts'
import { evaluate } from '../../../../src/registry/evaluate.ts'
import type { ScreenId } from '../../../../src/registry/ids.ts'
import { isRecord } from '../../../../src/site/answer.ts'
import { pointerStep } from '../../../../src/site/problem.ts'
import type { Site } from '../../../../src/site/site.ts'
import { featuresOnScreen } from '../../expected.ts'
import { factsOfVisitor, isVisitorName, type VisitorName, visitors } from '../../visitors.ts'
import { defineCheck, type FoundBy } from '../check.ts'
import { listAt } from '../offers.ts'

type Code = 'expectation.none' | 'expectation.unmet' | 'expectation.left'
const FILE = 'expectations.json'

/** What the matrix tests of this merchant, against what the plan really gives its visitors. */
export const expectations = defineCheck<Code>({
  looksFor: 'expectations that the plan does not fulfil, and features that nobody expects',
  codes: { 'expectation.none': 'warning', 'expectation.unmet': 'error', 'expectation.left': 'warning' },
  run: ({ value, site, broken }, { expected }) => {
    const sent = value(FILE)
    if (!isRecord(sent)) return broken.has(FILE) ? [] : [none]
    const seen = isRecord(sent.visitors) ? sent.visitors : {}
    if (!site) return []
    return Object.entries(seen).flatMap(([visitor, screens]) =>
      !isVisitorName(visitor) || !isRecord(screens)
        ? []
        : Object.keys(screens).flatMap((screen) => {
            const declared = screenOf(screen)
            return declared ? onScreen(site, visitor, declared, listAt(screens, screen), expected) : []
          }),
    )
  },
})

const none: FoundBy<Code> = {
  code: 'expectation.none',
  file: FILE,
  pointer: '',
  means: 'Nobody has written down what visitors must see: the matrix tests next to nothing of this merchant.',
  mend: 'Add expectations.json.',
}

const SCREENS = registry.features.flatMap(({ screens = [] }) => screens.map(({ id }) => id))
const screenOf = (name: string): ScreenId | undefined => SCREENS.find((id) => id === name)

function onScreen(
  site: Site,
  visitor: VisitorName,
  screen: ScreenId,
  wanted: readonly unknown[],
  /** Features that an expectation may name. */
  nameable: ReadonlySet<string>,
): FoundBy<Code>[] {
  const planned = featuresOnScreen(site, visitor, screen)
  const under = `/visitors/${visitor}${pointerStep(screen)}`
  const unmet = wanted.flatMap((id, index): FoundBy<Code>[] =>
    typeof id !== 'string' || planned.includes(id)
      ? []
      : [
          {
            code: 'expectation.unmet',
            file: FILE,
            pointer: `${under}/${index}`,
            means: `${visitor} is to see ${id} on ${screen}, and does not (${why(site, visitor, screen, id)}).`,
            mend: 'Give the site what the feature needs, or take the expectation out.',
          },
        ],
  )
  const left = planned.filter((id) => nameable.has(id) && !wanted.includes(id))
  if (left.length === 0) return unmet
  return [
    ...unmet,
    {
      code: 'expectation.left',
      file: FILE,
      pointer: under,
      means: `${visitor} sees ${left.join(', ')} on ${screen}, which is not expected: the matrix fails there.`,
      mend: `Add ${left.join(', ')}, or turn it off.`,
    },
  ]
}

function why(site: Site, visitor: VisitorName, screen: ScreenId, id: string): string {
  const feature = registry.features.find((one) => one.id === id)
  if (!feature) return 'there is no such feature'
  const { on, because } = evaluate(feature.when, factsOfVisitor(visitors[visitor], site, screen))
  return on ? `it is ${because}, but has no part on this screen` : because
}
