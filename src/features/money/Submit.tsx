import type { ReactNode } from 'react'
import styled from 'styled-components'

const Place = styled.div`
  position: var(--submit, sticky);
  inset-block-end: calc(var(--bar, var(--pill-room, 0px)) + var(--bar-peak, 10px));
  z-index: 1;

  &::before {
    content: var(--submit-ground, '');
    position: absolute;
    inset: -20px calc(-1 * var(--margin)) -32px;
    z-index: -1;
    background: linear-gradient(transparent, var(--bg) 20px, var(--bg) 70%, transparent);
    pointer-events: none;
  }
`

/**
 * Keeps a form's submit button visible above the layout's bar and its raised entry (`--bar-peak`), on its own
 * background (`--submit-ground`). A layout can turn the sticky position off (`--submit`).
 */
export const Submit = ({ children }: { readonly children: ReactNode }) => <Place>{children}</Place>
