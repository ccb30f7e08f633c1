import type { ReactNode } from 'react'

/** The common style of all drawings: lines of one width with round ends in the text's colour, accents in the brand's. */
export const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg
    viewBox="0 0 176 132"
    width="176"
    height="132"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.25"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

/** A muted area behind the lines. */
export const SHADE = 'var(--surface-3)'
export const ACCENT = 'var(--brand-text)'
