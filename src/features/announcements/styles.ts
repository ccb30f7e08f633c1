import styled, { keyframes } from 'styled-components'

/** The serif font of layout M3 (print). Only digits use the layout's own font. */
export const SERIF =
  "'Draw Numerals', ui-serif, 'Iowan Old Style', 'Source Serif 4', 'Noto Serif', Cambria, serif, var(--font-script, serif)"

const rise = keyframes`
  from { transform: translateY(100%); }
`
const grow = keyframes`
  from { opacity: 0; transform: translateY(16px) scale(0.96); }
`

/**
 * The popup's box: a bottom sheet with a shadow in the brand's colour. In layout M2 (cards) it is compact and in the middle of
 * the screen; in M3 (print) it has an edge and a rule instead of the coloured shadow.
 */
export const Box = styled.section`
  position: relative;
  align-self: end;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr) auto;
  max-block-size: calc(100% - var(--safe-top) - 20px);
  overflow: hidden auto;
  overscroll-behavior: contain;
  border-start-start-radius: max(20px, var(--radius-large));
  border-start-end-radius: max(20px, var(--radius-large));
  background: var(--surface-1);
  color: var(--text);
  box-shadow: 0 0 0 1px rgb(var(--brand-line-rgb) / 50%), 0 -12px 48px -12px rgb(var(--brand-rgb) / 60%), var(--elevation-raised);
  animation: ${rise} calc(var(--motion) * 1.25) var(--ease);
  transition: transform var(--motion) var(--ease), opacity var(--motion) linear;
  will-change: transform;

  &:focus-visible { outline: none; }
  [data-state='closing'] > & { transform: translateY(105%); }

  > footer { display: grid; gap: 8px; padding-block: 4px max(8px, var(--safe-bottom)); padding-inline: var(--margin); }
  /* Reserves the space that they take on the last slide: the button must not move under the thumb, and no checkbox
     must appear there. */
  > footer[data-unread] > :is(nav, label) { visibility: hidden; }
  [data-pager] { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 8px; }
  [data-pager] > button { border-radius: 50%; transition: none; }
  [data-pager] > [aria-disabled] { opacity: 0.35; cursor: default; }
  [data-actions] { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); gap: 8px; }
  > footer > label { justify-self: center; color: var(--text-muted); }

  :root[data-layout='M2'] & {
    place-self: center;
    inline-size: min(100% - 2 * var(--margin), 400px);
    max-block-size: calc(100% - var(--safe-top) - var(--safe-bottom) - 32px);
    border-radius: max(16px, var(--radius-large));
    box-shadow: var(--elevation-raised);
    animation-name: ${grow};
  }
  :root[data-layout='M2'] [data-state='closing'] > & { opacity: 0; transform: scale(0.96); }
  :root[data-layout='M3'] & {
    border-start-start-radius: var(--radius);
    border-start-end-radius: var(--radius);
    border-block-start: 3px solid var(--brand-line);
    box-shadow: var(--elevation-raised);
  }
  @media (prefers-reduced-motion: reduce) { animation: none; }
`

/** The container of the slides. */
export const Pages = styled.div`
  min-block-size: 0;
  --slide-inset: 0px;
`

/** One slide. It scrolls on its own; its last lines fade out at the bottom edge. */
export const Page = styled.article`
  display: grid;
  align-content: start;
  gap: 12px;
  block-size: 100%;
  min-block-size: 8.5rem;
  max-block-size: clamp(11rem, 100dvh - 27rem, 30rem);
  overflow-y: auto;
  overscroll-behavior-y: contain;
  padding-block: 12px 32px;
  padding-inline: max(20px, var(--margin));
  -webkit-mask-image: linear-gradient(transparent, #000 12px, #000 calc(100% - 32px), transparent);
  overflow-wrap: anywhere;

  &:focus-visible { outline-offset: -4px; border-radius: var(--radius); }
  > h3 { font-family: var(--font-display); font-size: var(--type-20); font-weight: 800; line-height: var(--leading-tight); text-wrap: balance; }
  > div { color: var(--text-muted); }
  > div strong, > div h3 { color: var(--text); }

  :root[data-layout='M2'] & > h3 { font-size: var(--type-16); }
  :root[data-layout='M3'] & > h3 { font-family: ${SERIF}; font-size: var(--type-26); font-weight: 500; letter-spacing: -0.01em; }
`

/** The position: one dot for each slide; the dot of the visible slide is a longer line. */
export const Dots = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;

  > i { inline-size: 8px; block-size: 8px; border-radius: 4px; background: var(--line); }
  > i[data-active] { inline-size: 24px; background: var(--brand-text); }
  :root[data-layout='M3'] & > i { inline-size: 24px; block-size: 3px; border-radius: 0; }
`
