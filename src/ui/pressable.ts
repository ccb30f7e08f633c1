import { css } from 'styled-components'

/**
 * Common styles of everything that can be tapped: the pressed state appears without a transition and fades out; the target is
 * at least 44 px.
 */
export const pressable = css`
  transition:
    transform var(--motion) var(--ease),
    opacity var(--motion) var(--ease);
  touch-action: manipulation;
  -webkit-user-select: none;

  &:active:not(:disabled, [aria-disabled='true']) {
    transform: var(--pressed-transform);
    opacity: var(--pressed-opacity);
    transition-duration: 0s;
  }
`
