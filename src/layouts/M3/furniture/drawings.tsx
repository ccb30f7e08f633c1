import type { ReactNode } from 'react'

const Line = ({ children }: { readonly children: ReactNode }) => (
  <svg
    viewBox="0 0 88 64"
    width="88"
    height="64"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

/** A tray for six balls with one in it, not quite in place. */
export const EmptyTray = () => (
  <Line>
    <path d="M6 42v8a4 4 0 0 0 4 4h68a4 4 0 0 0 4-4v-8" />
    <path d="M13 42a8 8 0 0 0 16 0M36 42a8 8 0 0 0 16 0M59 42a8 8 0 0 0 16 0" strokeDasharray="1 4" />
    <circle cx="55" cy="22" r="12" fill="var(--surface-1)" stroke="var(--brand-text)" />
    <path d="M48 17a8 8 0 0 1 5-3" stroke="var(--brand-text)" />
    <path d="M76 14l4-4M78 22h5M70 8V3" strokeWidth="1.5" />
  </Line>
)

/** A line that snapped. */
export const SnappedLine = () => (
  <Line>
    <path d="M4 44c12-16 22-16 30-4M84 44c-12-16-22-16-30-4" />
    <circle cx="34" cy="40" r="3" fill="currentColor" />
    <circle cx="54" cy="40" r="3" fill="currentColor" />
    <path d="M44 30V20M36 31l-6-8M52 31l6-8" stroke="var(--brand-text)" />
  </Line>
)
