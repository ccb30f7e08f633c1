import styled from 'styled-components'

const Frame = styled.svg`
  inline-size: 132px;
  block-size: auto;
  color: var(--text-muted);
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-light] { fill: var(--accent); stroke: none; opacity: 0.18; }
  [data-pool] { fill: var(--accent); stroke: none; opacity: 0.3; }
  [data-plane] { fill: var(--surface-3); }
`

/** Drawing of the empty state: a lit, empty stage. */
export const EmptyStage = () => (
  <Frame viewBox="0 0 132 92" aria-hidden>
    <path data-light="" d="M60 14h12l30 64H30z" />
    <ellipse data-pool="" cx="66" cy="78" rx="36" ry="6" />
    <path data-plane="" d="M56 4h20l-3 11H59z" />
    <path d="M8 4c2 30 0 56-4 80M22 4c0 30-4 58-10 80M124 4c-2 30 0 56 4 80M110 4c0 30 4 58 10 80M4 86h124" />
    <path d="M2 4h128" />
  </Frame>
)

/** Drawing of the error state: a lamp that has gone out. */
export const DarkStage = () => (
  <Frame viewBox="0 0 132 92" aria-hidden>
    <path d="M66 2v12M2 2h128M8 2c2 32 0 58-4 82M22 2c0 32-4 60-10 82M124 2c-2 32 0 58 4 82M110 2c0 32 4 60 10 82M4 86h124" />
    <path data-plane="" d="M58 14h16v9H58z" />
    <path data-plane="" d="M60 23c-12 8-12 26 6 28 18-2 18-20 6-28z" />
    <path d="m60 34 4 5 4-6 4 6M48 62l-5 6M66 60v8M84 62l5 6" />
  </Frame>
)
