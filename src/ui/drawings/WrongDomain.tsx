import { ACCENT, Drawing, SHADE } from './Drawing.tsx'

/** A letter that came to the wrong letterbox, and turns round. */
export const WrongDomain = () => (
  <Drawing>
    <ellipse cx="58" cy="119" rx="40" ry="5" fill={SHADE} stroke="none" />
    <path d="M52 84h14v34H52z" fill={SHADE} />
    <path d="M24 84V54a18 18 0 0 1 18-18h46v48z" fill="var(--surface-2)" />
    <path d="M70 84V54a18 18 0 0 1 36 0v30z" fill="var(--surface-1)" />
    <path d="M79 58h18" strokeWidth="4" />
    <path d="M34 58V22h16v11H34" fill={ACCENT} stroke={ACCENT} />
    <path d="M84 70h8M82 75h12" strokeWidth="1.5" />
    <g transform="rotate(9 136 74)">
      <path d="M116 60h40v27h-40z" fill="var(--surface-1)" />
      <path d="M116 60l20 16 20-16M116 87l14-13M156 87l-14-13" />
    </g>
    <path d="M118 40c8-14 30-14 34 2M154 33l-2 10-9-4" stroke={ACCENT} />
    <path d="M112 100h18M120 107h22" stroke={SHADE} />
  </Drawing>
)
