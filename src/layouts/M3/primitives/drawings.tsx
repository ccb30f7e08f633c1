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

/** A ball that broke in two. */
export const BrokenBall = () => (
  <Line>
    <path d="M38 10a22 22 0 0 0-3 43l6-10-7-9 7-10z" fill="var(--surface-1)" />
    <path d="M49 13a22 22 0 0 1 3 43l3-10-7-9 7-10z" fill="var(--surface-1)" stroke="var(--brand-text)" />
    <path d="M24 24a12 12 0 0 1 6-7" />
    <path d="M44 8l2-6M36 4l-3-3M54 5l4-3M6 60h20M40 60h8M60 60h22" strokeWidth="1.5" />
  </Line>
)
