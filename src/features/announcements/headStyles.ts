import styled, { keyframes } from 'styled-components'
import { accentFill, brandFill } from '../../ui/fills.ts'
import { SERIF } from './styles.ts'

const shine = keyframes`
  from { opacity: 0; transform: scale(0.6); }
`
const pop = keyframes`
  from { opacity: 0; transform: scale(0.5) rotate(-24deg); }
`

/**
 * The popup's head: a stage with rays and a lit sign. In layout M2 (cards) a tile beside the title, in M3 (print) only the large
 * title.
 */
export const Head = styled.header`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 4px;
  padding-block: 24px 4px;
  padding-inline: 56px;
  touch-action: none;
  text-align: center;

  > h2 { color: var(--brand-text); font-size: var(--type-14); font-weight: 700; overflow-wrap: anywhere; }
  > button { position: absolute; inset-block-start: 8px; inset-inline-end: 8px; border-radius: 50%; background: rgb(var(--surface-3-rgb) / 80%); }

  > [data-art] > i {
    position: absolute;
    inset-block: 0 -40px;
    inset-inline: 0;
    z-index: -1;
    background:
      radial-gradient(60% 70% at 50% 36%, rgb(var(--brand-rgb) / 44%), transparent),
      repeating-conic-gradient(from -5deg at 50% 42%, rgb(var(--accent-rgb) / 22%) 0 10deg, transparent 10deg 20deg);
    -webkit-mask-image: radial-gradient(64% 58% at 50% 40%, #000, transparent);
    animation: ${shine} 600ms var(--ease);
  }
  > [data-art] > b {
    display: grid;
    place-items: center;
    inline-size: 4.5rem;
    block-size: 4.5rem;
    border-radius: 50%;
    ${brandFill}
    box-shadow: 0 0 0 6px rgb(var(--brand-rgb) / 26%), 0 0 0 14px rgb(var(--brand-rgb) / 12%), var(--glow);
    margin-block-end: 14px;
    animation: ${pop} 420ms var(--ease);
  }
  [dir='rtl'] & > [data-art] > b svg { transform: scaleX(-1); }

  :root[data-layout='M2'] & {
    grid-template-columns: auto minmax(0, 1fr) auto;
    justify-items: start;
    align-items: center;
    gap: 12px;
    padding-block: 16px 4px;
    padding-inline: 20px 8px;
    text-align: start;
  }
  :root[data-layout='M2'] & > h2 { color: var(--text); font-size: var(--type-20); font-family: var(--font-display); }
  :root[data-layout='M2'] & > button { position: static; background: none; }
  :root[data-layout='M2'] & > [data-art] > b { inline-size: 2.75rem; block-size: 2.75rem; margin: 0; border-radius: var(--radius); ${accentFill} }
  :root[data-layout='M2'] & > [data-art] svg { inline-size: 1.5rem; block-size: 1.5rem; }
  :root[data-layout='M2'] & > [data-art] > i { inset-block: 0 auto; block-size: 6px; background: repeating-linear-gradient(115deg, var(--brand) 0 24px, var(--accent) 24px 40px); -webkit-mask-image: none; }

  :root[data-layout='M3'] & {
    grid-template-columns: minmax(0, 1fr) auto;
    justify-items: start;
    align-items: center;
    margin-inline: max(20px, var(--margin));
    padding-block: 20px 12px;
    padding-inline: 0;
    border-block-end: 1px solid var(--line);
    text-align: start;
  }
  :root[data-layout='M3'] & > [data-art] { display: none; }
  :root[data-layout='M3'] & > h2 { font-size: var(--type-16); font-family: ${SERIF}; font-weight: 500; }
  :root[data-layout='M3'] & > button { position: static; margin-inline-end: -10px; background: none; }
  @media (prefers-reduced-motion: reduce) {
    > [data-art] > i, > [data-art] > b { animation: none; }
  }
`
