import styled, { keyframes } from 'styled-components'

const arrive = keyframes`
  from { opacity: 0; transform: translateY(20px) scale(0.95); }
`

/**
 * A poster with its buttons below, where the thumb is. The box is as wide as the picture may be high (`--ratio`): nothing of its
 * lettering is cut, and nothing stands beside it.
 */
export const Box = styled.section`
  --below: 11rem;
  --high: calc(100dvb - var(--safe-top) - var(--safe-bottom) - 32px);
  position: relative;
  place-self: center;
  display: grid;
  grid-template-rows: auto auto;
  inline-size: min(100% - 2 * max(var(--margin), 20px), 400px, max(248px, (var(--high) - var(--below)) * var(--ratio)));
  max-block-size: var(--high);
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: none;
  border-radius: max(12px, var(--radius-large));
  background: var(--surface-1);
  color: var(--text);
  box-shadow: var(--elevation-raised), 0 24px 64px -16px var(--mask);
  animation: ${arrive} calc(var(--motion) * 1.25) var(--ease);
  transition: transform var(--motion) var(--ease), opacity var(--motion) linear;

  &[data-words] { --below: 13rem; }
  &:focus-visible { outline: none; }
  &::-webkit-scrollbar { display: none; }
  [data-state='closing'] > & { opacity: 0; transform: scale(0.96); }
  @media (prefers-reduced-motion: reduce) { animation: none; }

  > [data-art] { position: relative; display: block; overflow: hidden; border-start-start-radius: inherit; border-start-end-radius: inherit; }
  > [data-art] :focus-visible { outline-offset: -4px; }
  > [data-art] a, > [data-art] button { display: block; inline-size: 100%; }

  /* Over any picture: its own ground and edge. */
  > [data-close] {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 8px;
    border-radius: 50%;
    color: var(--text);
    box-shadow: 0 0 0 1px var(--hairline), var(--elevation);
  }

  > footer { display: grid; gap: 12px; padding-block: 12px max(16px, var(--radius)); padding-inline: 16px; }
  > footer > h2 { font-size: var(--type-20); font-family: var(--font-display); line-height: var(--leading-tight); text-align: center; overflow-wrap: anywhere; }
  > footer > p { color: var(--text-muted); font-size: var(--type-14); text-align: center; text-wrap: balance; }
  > footer > small { color: var(--text-muted); font-size: var(--type-12); text-align: center; text-wrap: balance; }
  > footer > [data-ways] { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr)); gap: 8px; }
  > footer > [data-ways] > button { padding-inline: 8px; }

  /* A phone that lies on its side: the picture beside its buttons. */
  @media (orientation: landscape) and (max-height: 520px) {
    --beside: min(20rem, 46%);
    grid-template: minmax(0, auto) / minmax(0, 1fr) var(--beside);
    inline-size: min(100% - 2 * max(var(--margin), 20px), var(--high) * var(--ratio) + 20rem);
    align-items: center;
    > [data-art] { border-start-end-radius: 0; border-end-start-radius: inherit; }
  }
`

/** Which of the two it is. */
export const Dots = styled.span`
  display: flex;
  justify-content: center;
  gap: 6px;

  > i { inline-size: 8px; block-size: 8px; border-radius: 4px; background: var(--line); }
  > i[data-here] { inline-size: 22px; background: var(--brand-text); }
`
