import styled, { keyframes } from 'styled-components'

const rise = keyframes`
  from { opacity: 0; transform: translateY(24px); }
`

/**
 * The picture is above and fades into the page's colour; the text and the button are below, within reach of the thumb.
 */
export const Full = styled.section`
  --tile: 80px;
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: minmax(96px, 1fr) auto auto;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--bg);
  color: var(--text);
  animation: ${rise} var(--motion) var(--ease);
  transition: opacity var(--motion) linear;

  &:focus-visible { outline: none; }
  [data-state='closing'] > & { opacity: 0; }

  > [data-close] { position: absolute; inset-block-start: calc(var(--safe-top) + 12px); inset-inline-end: var(--margin); }

  > [data-words] { display: grid; justify-items: center; gap: 8px; padding-inline: 24px; text-align: center; }
  > [data-words] > span { margin-block-end: 8px; }
  > [data-words] > h2 { font-size: var(--type-26); font-family: var(--font-display); }
  > [data-words] > p { color: var(--text-muted); white-space: pre-line; text-wrap: pretty; overflow-wrap: anywhere; }

  > footer { display: grid; gap: 8px; padding-block: 24px max(24px, calc(var(--safe-bottom) + 12px)); padding-inline: max(var(--margin), 20px); }
  > footer > small { color: var(--text-muted); font-size: var(--type-12); text-align: center; }
`

/**
 * The merchant's picture in its own aspect ratio (`--ratio`), over a blurred background, so that none of its lettering is cut
 * off.
 */
export const Art = styled.div`
  --room: calc(var(--safe-top) + 68px);
  position: relative;
  z-index: -1;
  container-type: size;
  min-block-size: 96px;
  margin-block-end: -40px;
  overflow: hidden;
  background: radial-gradient(120% 90% at 50% 0, rgb(var(--brand-rgb) / 60%), transparent), var(--bg);

  > [data-light] { position: absolute; inset: -12%; opacity: 0.8; filter: blur(32px) saturate(1.4); }
  > [data-light] > span, > [data-picture] > span { background: none; }
  > i { position: absolute; inset: auto 0 -1px; block-size: 60%; background: linear-gradient(transparent, var(--bg) 88%); }
  > [data-picture] {
    position: absolute;
    inset: var(--room) 0 56px;
    margin: auto;
    inline-size: min(100cqi - 2 * max(var(--margin), 20px), (100cqb - var(--room) - 56px) * var(--ratio));
    block-size: fit-content;
    aspect-ratio: var(--ratio);
    border-radius: var(--radius-large);
    box-shadow: var(--elevation-raised), 0 24px 48px -16px var(--mask);
  }
  > [data-picture]:has([data-state='failed']) { display: none; }
  > [data-mark] {
    --tile: min(144px, 48cqb);
    --ring: rgb(var(--brand-rgb) / 24%);
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    background: radial-gradient(circle, var(--ring) 0 112px, transparent 113px), radial-gradient(circle, var(--ring) 0 168px, transparent 169px), radial-gradient(circle, var(--ring) 0 240px, transparent 241px);
    -webkit-mask-image: linear-gradient(#000 55%, transparent 92%);
  }
  /* A phone in landscape has no space for the picture. */
  @container (block-size < 220px) {
    > [data-picture] { display: none; }
  }
`
