import { ACCENT, Drawing, SHADE } from './Drawing.tsx'

/** A telephone of two tins, its string snapped. */
export const LostConnection = () => (
  <Drawing>
    <ellipse cx="46" cy="116" rx="32" ry="5" fill={SHADE} stroke="none" />
    <ellipse cx="134" cy="116" rx="28" ry="5" fill={SHADE} stroke="none" />
    <g transform="rotate(-14 44 88)">
      <path d="M22 64v44c0 5 44 5 44 0V64" fill="var(--surface-2)" />
      <ellipse cx="44" cy="64" rx="22" ry="7" fill={SHADE} />
      <path d="M22 79c0 5 44 5 44 0M22 94c0 5 44 5 44 0" strokeWidth="1.5" />
    </g>
    <g transform="rotate(16 134 86)">
      <path d="M114 66v40c0 5 40 5 40 0V66" fill="var(--surface-2)" />
      <ellipse cx="134" cy="66" rx="20" ry="6" fill={SHADE} />
      <path d="M114 80c0 5 40 5 40 0M114 93c0 5 40 5 40 0" strokeWidth="1.5" />
    </g>
    <path d="M36 63C34 40 44 24 60 30c13 5 8 19-1 16-8-3-3-18 11-19l8 1" stroke={ACCENT} />
    <path d="M140 65c4-22-4-36-16-33-9 3-7 14 0 12 8-3 3-17-12-15" stroke={ACCENT} />
    <path d="M78 28l6-4M78 28l6 1M78 28l5 6M112 29l-6-3M112 29l-7 4" stroke={ACCENT} strokeWidth="1.5" />
    <path d="M95 12v7M86 14l2 5M104 14l-2 5" />
  </Drawing>
)
