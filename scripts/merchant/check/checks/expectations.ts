import { registry } from '../../../../src/app/registry.ts'
import { isRecord } from '../../../../src/json/read.ts'
import { explain } from '../../../../src/registry/evaluate.ts'
import type { ScreenId } from '../../../../src/registry/ids.ts'
import { pointerStep } from '../../../../src/site/problem.ts'
import type { Site } from '../../../../src/site/site.ts'
import { featuresOnScreen } from '../../expected.ts'
import { factsOfVisitor, isVisitorName, type VisitorName, visitors } from '../../visitors.ts'
import { defineCheck, type FoundBy } from '../check.ts'
import { listAt } from '../offers.ts'

type Code = 'expectation.none' | 'expectation.unmet' | 'expectation.left'
const FILE = 'expectations.json'

/** Compares this merchant's expectations for the matrix with the plan of its visitors. */
export const expectations = defineCheck<Code>({
  looksFor: 'expectations that the plan does not fulfil, and features that nobody expects',
  codes: { 'expectation.none': 'warning', 'expectation.unmet': 'error', 'expectation.left': 'warning' },
  run: ({ value, site, broken }, { expected }) => {
    const sent = value(FILE)
    if (!isRecord(sent)) return broken.has(FILE) ? [] : [none]
    if (!site) return []
    const cells = cellsIn(site, sent.visitors)
    return [...unmet(site, cells), ...left(cells, expected)]
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

interface Cell {
  readonly visitor: VisitorName
  readonly screen: ScreenId
  readonly pointer: string
  readonly wanted: readonly unknown[]
  readonly planned: readonly string[]
}

function cellsIn(site: Site, visitors: unknown): Cell[] {
  return Object.entries(isRecord(visitors) ? visitors : {}).flatMap(([visitor, screens]) =>
    !isVisitorName(visitor) || !isRecord(screens)
      ? []
      : Object.keys(screens).flatMap((name) => {
          const screen = screenOf(name)
          const pointer = `/visitors/${visitor}${pointerStep(name)}`
          if (!screen) return []
          const planned = featuresOnScreen(site, visitor, screen)
          return [{ visitor, screen, pointer, wanted: listAt(screens, name), planned }]
        }),
  )
}

function unmet(site: Site, cells: readonly Cell[]): FoundBy<Code>[] {
  return cells.flatMap((cell) => {
    const { visitor, screen, pointer, wanted, planned } = cell
    return wanted.flatMap((id, index) => {
      if (typeof id !== 'string' || planned.includes(id)) return []
      const because = why(site, cell, id)
      return [
        {
          code: 'expectation.unmet' as const,
          file: FILE,
          pointer: `${pointer}/${index}`,
          means: `${visitor} is to see ${id} on ${screen}, and does not: ${because}.`,
          mend: 'Give the site what the feature needs, or take the expectation out.',
          because: because === CLOSED ? `${because}: ${screen}` : because,
        },
      ]
    })
  })
}

/** One finding for each feature, whatever the number of screens. */
function left(cells: readonly Cell[], nameable: ReadonlySet<string>): FoundBy<Code>[] {
  const places = new Map<string, Cell[]>()
  for (const cell of cells)
    for (const id of cell.planned)
      if (nameable.has(id) && !cell.wanted.includes(id)) places.set(id, [...(places.get(id) ?? []), cell])
  return [...places].map(([id, seen]) => ({
    code: 'expectation.left',
    file: FILE,
    pointer: seen[0]?.pointer ?? '',
    means: `${id} is seen and not expected by ${placesOf(seen)}: the matrix fails there.`,
    mend: `Add ${id} to these screens, or turn it off.`,
  }))
}

const placesOf = (cells: readonly Cell[]): string =>
  [...Map.groupBy(cells, ({ visitor }) => visitor)]
    .map(([visitor, seen]) => `${visitor} (${seen.map(({ screen }) => screen).join(', ')})`)
    .join(', ')

const CLOSED = 'the screen is not open to them'

function why(site: Site, { visitor, screen, planned }: Cell, id: string): string {
  const feature = registry.features.find((one) => one.id === id)
  if (!feature) return 'there is no such feature'
  if (planned.length === 0) return CLOSED
  const { on, because } = explain(feature.when, factsOfVisitor(visitors[visitor], site, screen))
  return on ? `${because}, but it has no part on this screen` : because
}
