import { ACCENT, Drawing, SHADE } from './Drawing.tsx'

/** A signpost that knows no way, and a bird that wonders. */
export const NotFound = () => (
  <Drawing>
    <path d="M20 119c20-9 40-9 60-4s54 3 76-4" stroke={SHADE} strokeWidth="6" />
    <path d="M84 40v78M92 40v78" />
    <path d="M84 40h8" />
    <path d="M46 44h66l12 9-12 10H46z" fill="var(--surface-2)" />
    <path d="M118 68H60l-11 8 11 9h58z" fill={SHADE} />
    <path d="M64 53h10M82 53h6M96 54h8M72 77h8M88 76h14" stroke={ACCENT} />
    <path
      d="M98 32c0-9 7-15 15-15s11 6 11 12c0 9-7 13-14 13-6 0-10-3-12-10z"
      fill="var(--surface-1)"
      transform="translate(-26 1)"
    />
    <path d="M72 33l-13 7 10-14M98 27l7 2-7 3M80 43v1M87 43v1" />
    <circle cx="90" cy="25" r="1.5" fill="currentColor" />
    <path d="M77 32c3 4 8 4 11 0" />
    <path d="M112 18c0-5 8-6 8 0 0 4-4 4-4 8M116 32v.5" stroke={ACCENT} />
    <path d="M36 116c0-7 2-10 2-14M42 116c1-5 4-7 7-8M132 114c0-6-2-9-3-12M138 113c1-4 4-6 6-7" />
  </Drawing>
)
