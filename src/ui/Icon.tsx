import type { LucideIcon } from 'lucide-react'

export interface IconProps {
  /** A lucide icon, imported by name where it is used: `<Icon of={House} />`. */
  readonly of: LucideIcon
  /** px at the usual text size; grows with it. 24 is what the family is drawn on. */
  readonly size?: number
  /** Selected: the shape is filled, its strokes stay readable. */
  readonly filled?: boolean
  /** It points the way of reading, and is mirrored where that is from right to left. */
  readonly leads?: boolean
}

/** One icon of the one family. Always decoration: the name belongs to the control around it. */
export const Icon = ({ of: Glyph, size = 24, filled = false, leads = false }: IconProps) => (
  <Glyph
    size={`${size / 16}rem`}
    strokeWidth={1.75}
    fill={filled ? 'currentColor' : 'none'}
    fillOpacity={filled ? 0.3 : 0}
    aria-hidden
    focusable={false}
    data-leads={leads ? '' : undefined}
  />
)
