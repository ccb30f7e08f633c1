import type { LucideIcon } from 'lucide-react'

export interface IconProps {
  /** A lucide icon, imported by name where it is used: `<Icon of={House} />`. */
  readonly of: LucideIcon
  /** px at the default text size; grows with it. The icons are designed for 24. */
  readonly size?: number
  /** Selected: the shape is filled, and its strokes stay visible. */
  readonly filled?: boolean
  /** The icon points in reading direction, and is mirrored from right to left. */
  readonly leads?: boolean
}

/** An icon. Always decorative: the accessible name belongs to the control around it. */
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
