import { ACCENT, Drawing, SHADE } from './Drawing.tsx'

/** A cat asleep in an empty carton, its tail over the edge. */
export const NothingHere = () => (
  <Drawing>
    <ellipse cx="88" cy="121" rx="68" ry="5" fill={SHADE} stroke="none" />
    <path d="M44 70 25 57l-12 14 21 13zM132 70l19-13 12 14-21 13z" fill={SHADE} />
    <path d="M74 70c1-22 16-34 31-33 14 1 23 14 24 33z" fill="var(--surface-1)" />
    <path d="M108 37l-1 8M116 39l-1 8M123 44l-3 7" stroke={ACCENT} />
    <path
      d="M50 70c-3-9-3-17 0-24l-1-16 13 8c6-2 13-2 19 0l13-8-1 16c3 7 3 15 0 24z"
      fill="var(--surface-1)"
    />
    <path d="M57 55c2 3 6 3 8 0M78 55c2 3 6 3 8 0M68 61l3.5 3 3.5-3M71.5 64v2" />
    <path d="M46 58l-10-2M46 63l-10 2M97 58l8-2M97 63l8 2" strokeWidth="1.5" />
    <path d="M40 70h96l-6 49H46z" fill="var(--surface-2)" />
    <path d="M113 70c0 9 10 9 10 18 0 8-11 9-12 2" stroke={ACCENT} />
    <path d="M84 84h16M58 104h22M58 111h14" stroke={SHADE} />
    <path d="M112 16h9l-9 11h9M130 3h12l-12 14h12" stroke={ACCENT} />
  </Drawing>
)
