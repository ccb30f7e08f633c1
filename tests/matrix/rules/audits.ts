import type { ScreenId } from '../../../src/registry/ids.ts'
import type { Cell } from './cells.ts'

/** What determines a screen's structure, apart from its texts: two cells with equal values have the same elements and roles. */
export interface Build {
  readonly layout: string
  /** Reading direction of the merchant's first language. */
  readonly direction: 'ltr' | 'rtl'
}

/** The frames around screens, which have the same elements on each of their screens. */
export interface Frames {
  /** The kind of frame around a screen: equal where it has the same places for features. */
  readonly around: (screen: ScreenId) => string
  /** The features that stand in a frame, whatever the screen. */
  readonly features: ReadonlySet<string>
}

/**
 * Marks the cells whose accessibility others represent: the same screen with the same features of its own, and the same frame
 * with the same features, in the same layout and reading direction. Such merchants only differ in colours, which are derived
 * with sufficient contrast (`themes/derive`) and checked in pairs (`merchant check`). The first merchant in `order` is audited,
 * and each that is not in it for itself, so that a new merchant changes nothing for others. Pure.
 */
export function auditOnce(
  cells: readonly Cell[],
  buildOf: (merchant: string) => Build,
  frames: Frames,
  order: readonly string[],
): Cell[] {
  const partsOf = ({ merchant, screen, expected }: Cell): readonly string[] => {
    const { layout, direction } = buildOf(merchant)
    const inFrame = expected.filter((id) => frames.features.has(id))
    const inScreen = expected.filter((id) => !frames.features.has(id))
    return [
      ['screen', layout, direction, screen, ...inScreen].join(' '),
      ['frame', layout, direction, frames.around(screen), ...inFrame].join(' '),
    ]
  }
  const first = cells.filter(({ state, echo }) => !state && !echo)
  /** The cells with a part that has not been seen; `seen` gets all their parts. */
  const auditedOf = (merchant: string, seen: Set<string>): Cell[] =>
    first.filter((cell) => {
      if (cell.merchant !== merchant) return false
      const parts = partsOf(cell)
      const isNew = parts.some((part) => !seen.has(part))
      for (const part of parts) seen.add(part)
      return isNew
    })
  const seen = new Set<string>()
  const others = [...new Set(first.map(({ merchant }) => merchant))].filter((code) => !order.includes(code))
  const audited = new Set([
    ...order.flatMap((merchant) => auditedOf(merchant, seen)),
    ...others.flatMap((merchant) => auditedOf(merchant, new Set(seen))),
  ])
  return cells.map((cell) => (cell.state || cell.echo || audited.has(cell) ? cell : { ...cell, brief: true }))
}
