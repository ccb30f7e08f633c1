import styled from 'styled-components'

/** The layer of a modal with its mask, above everything but toasts. */
export const Layer = styled.div`
  position: fixed;
  inset-block: 0;
  inset-inline: var(--gutter);
  z-index: var(--layer-overlay);
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  padding-block-end: var(--keyboard, 0px);
  transition: padding-block-end var(--motion) var(--ease);

  &[data-state='closing'] { pointer-events: none; }
`

/** The target of taps beside the modal. It covers the whole window, not only the app's column. */
export const Mask = styled.div`
  position: fixed;
  inset: 0;
  background: var(--mask);
  animation: appear var(--motion) linear;
  transition: opacity var(--motion) linear;
  touch-action: none;

  [data-state='closing'] > & { opacity: 0; }
`
