import type { ReactNode } from 'react'
import styled from 'styled-components'
import { usePlanned } from '../../registry/PlanContext.ts'

const Place = styled.div`
  position: var(--submit, sticky);
  inset-block-end: calc(var(--bar, var(--pill-room, 0px)) + var(--bar-peak, 10px));
  z-index: 1;
  container-type: scroll-state;

  &::before {
    content: var(--submit-ground, '');
    position: absolute;
    inset: -20px calc(-1 * var(--margin)) -32px;
    z-index: -1;
    background: linear-gradient(transparent, var(--bg) 20px, var(--bg) 70%, transparent);
    pointer-events: none;
  }
  /* As long as it hangs there, it leaves the corner to what floats there; where this is not known, the end of it lies below. */
  @container scroll-state(stuck: block-end) {
    &[data-floats] > button { inline-size: calc(100% - 64px); }
  }
`

/**
 * Keeps a form's submit button visible above the layout's bar and its raised entry (`--bar-peak`), on its own
 * background (`--submit-ground`). A layout can turn the sticky position off (`--submit`).
 */
export function Submit({ children }: { readonly children: ReactNode }) {
  const { plan } = usePlanned()
  const floats = plan.slots['shell.float'].length > 0
  return <Place data-floats={floats ? '' : undefined}>{children}</Place>
}
