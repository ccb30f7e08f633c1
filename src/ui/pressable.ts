import { css } from 'styled-components'

/**
 * What everything that can be tapped shares: the pressed state comes with the finger, without a transition, and leaves softly;
 * the target is at least 44 px.
 */
export const pressable = css`
  transition:
    transform var(--motion) var(--ease),
    opacity var(--motion) var(--ease);
  touch-action: manipulation;
  user-select: none;
  -webkit-user-select: none;

  &:active:not(:disabled, [aria-disabled='true']) {
    transform: scale(0.97);
    transition-duration: 0s;
  }

  @media (prefers-reduced-motion: reduce) {
    &:active:not(:disabled, [aria-disabled='true']) {
      transform: none;
      opacity: 0.8;
    }
  }
`
