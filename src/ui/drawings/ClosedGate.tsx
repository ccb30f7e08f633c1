import { ACCENT, Drawing, SHADE } from './Drawing.tsx'

/** An iron gate, locked, under the moon. */
export const ClosedGate = () => (
  <Drawing>
    <circle cx="88" cy="34" r="22" fill={SHADE} stroke="none" />
    <circle cx="96" cy="29" r="19" fill="var(--bg)" stroke="none" />
    <path d="M12 118h152" />
    <path d="M22 118V50h20v68zM134 118V50h20v68z" fill="var(--surface-2)" />
    <path d="M18 50h28v-8H18zM130 50h28v-8h-28z" fill={SHADE} />
    <circle cx="32" cy="35" r="6" />
    <circle cx="144" cy="35" r="6" />
    <path d="M42 60c16 0 30-8 45-18v76M134 60c-16 0-30-8-45-18" />
    <path d="M54 59v53M65 55v57M76 50v62M100 50v62M111 55v57M122 59v53M42 112h92M42 76h92" />
    <path
      d="M54 59l-3-6 3-5 3 5zM65 55l-3-6 3-5 3 5zM111 55l-3-6 3-5 3 5zM122 59l-3-6 3-5 3 5z"
      fill="var(--surface-1)"
    />
    <path d="M82 86v-7a6 6 0 0 1 12 0v7" stroke={ACCENT} />
    <path d="M77 86h22v17H77z" fill="var(--surface-1)" stroke={ACCENT} />
    <path d="M88 92v5" stroke={ACCENT} />
  </Drawing>
)
