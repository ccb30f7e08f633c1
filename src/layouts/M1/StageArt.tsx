import styled, { keyframes } from 'styled-components'

const twinkle = keyframes`
  50% { opacity: 0.35; }
`
const sway = keyframes`
  50% { transform: rotate(4deg); }
`

/** It moves while the page arrives, then rests: parts of an SVG are animated on the main thread. Less motion: global.css. */
const Drawn = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;

  [data-beam] { transform-box: view-box; transform-origin: 50% 0; animation: ${sway} 7s ease-in-out; mix-blend-mode: screen; }
  [data-beam='accent'] { animation-direction: reverse; }
  [data-bulbs] { animation: ${twinkle} 1.6s ease-in-out 2; }
  [data-bulbs='even'] { animation-delay: -0.8s; }
`

/** The lamps of the arch, evenly from its left foot to its right one. Every other one twinkles at a time: two animations, not 19. */
const BULBS = Array.from({ length: 19 }, (_, at) => {
  const angle = Math.PI * (1 + at / 18)
  return { x: Math.round(240 + 142 * Math.cos(angle)), y: Math.round(196 + 142 * Math.sin(angle)) }
})

/** The stage before the show: curtains, an arch of lamps, two spotlights, cards and chips in the air. */
export const StageArt = () => (
  <Drawn viewBox="0 0 480 320" preserveAspectRatio="xMidYMin slice" aria-hidden>
    <defs>
      <radialGradient id="stage-back" cx=".5" cy=".62" r=".7">
        <stop stopColor="var(--brand)" />
        <stop offset="1" stopColor="var(--brand)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="stage-brand" x2="0" y2="1">
        <stop stopColor="var(--brand-text)" stopOpacity=".7" />
        <stop offset="1" stopColor="var(--brand-text)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="stage-accent" x2="0" y2="1">
        <stop stopColor="var(--accent)" stopOpacity=".6" />
        <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="stage-fold">
        <stop stopColor="var(--brand)" />
        <stop offset=".5" stopColor="var(--brand-soft)" />
        <stop offset="1" stopColor="var(--brand)" />
      </linearGradient>
      <pattern id="stage-curtain" width="26" height="320" patternUnits="userSpaceOnUse">
        <path fill="url(#stage-fold)" d="M0 0h26v320H0z" />
      </pattern>
    </defs>
    <path fill="url(#stage-back)" d="M0 0h480v320H0z" />
    <path data-beam="brand" fill="url(#stage-brand)" d="M92 0h30l190 320H110z" />
    <path data-beam="accent" fill="url(#stage-accent)" d="M358 0h30l-18 320H168z" />
    <path
      fill="none"
      stroke="var(--bg)"
      strokeOpacity=".55"
      strokeWidth="26"
      d="M98 330V196a142 142 0 0 1 284 0v134"
    />
    <path
      fill="none"
      stroke="var(--brand-text)"
      strokeOpacity=".5"
      strokeWidth="1.5"
      d="M84 330V196a156 156 0 0 1 312 0v134M112 330V196a128 128 0 0 1 256 0v134"
    />
    <g fill="var(--accent)">
      {(['odd', 'even'] as const).map((kind, parity) => (
        <g key={kind} data-bulbs={kind}>
          {BULBS.filter((_, at) => at % 2 === parity).map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="5" />
          ))}
        </g>
      ))}
    </g>
    <g stroke="var(--bg)" strokeWidth="2" strokeLinejoin="round">
      <g transform="rotate(-18 150 214)">
        <rect x="122" y="178" width="52" height="74" rx="7" fill="var(--text)" />
        <path
          d="M148 196c8 9 15 14 15 22 0 7-8 10-13 5l2 10h-8l2-10c-5 5-13 2-13-5 0-8 7-13 15-22z"
          fill="var(--brand)"
          stroke="none"
        />
      </g>
      <g transform="rotate(15 332 210)">
        <rect x="306" y="174" width="52" height="74" rx="7" fill="var(--text)" />
        <path
          d="M332 232c-9-8-16-14-16-22 0-9 12-12 16-3 4-9 16-6 16 3 0 8-7 14-16 22z"
          fill="var(--accent)"
          stroke="none"
        />
      </g>
      <g fill="var(--accent)">
        <circle cx="206" cy="258" r="19" />
        <circle cx="286" cy="252" r="15" />
        <circle cx="206" cy="258" r="14" strokeWidth="6" strokeDasharray="7 7.6" strokeOpacity=".5" />
        <circle cx="286" cy="252" r="11" strokeWidth="5" strokeDasharray="6 5.5" strokeOpacity=".5" />
      </g>
      <path d="M240 204l24 24-24 32-24-32z" fill="var(--brand-text)" />
    </g>
    <path d="M216 228h48M240 204l-9 24 9 32 9-32z" fill="none" stroke="var(--bg)" strokeWidth="1.5" />
    <path
      fill="url(#stage-curtain)"
      d="M0 0h86c4 90-18 176-62 236L0 320zM480 0h-86c-4 90 18 176 62 236l24 84z"
    />
    <path
      fill="url(#stage-curtain)"
      d="M0 0h480v26q-30 26-60 0-30 26-60 0-30 26-60 0-30 26-60 0-30 26-60 0-30 26-60 0-30 26-60 0-30 26-60 0z"
    />
  </Drawn>
)
