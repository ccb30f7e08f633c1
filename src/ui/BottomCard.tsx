import { type ReactNode, use, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { useBottomRoom } from './bottomRoom.ts'
import { ModalFeature } from './modal/ModalFeature.ts'

const rise = keyframes`
  from { opacity: 0; transform: translateY(24px); }
`

/** How long a card takes to fade away, ms (docs/conformance.md § 1.9; § 2.9). */
export const CARD_FADE_MS = 250

const Card = styled.aside`
  position: fixed;
  inset-inline: calc(var(--gutter) + max(8px, var(--safe-left))) calc(var(--gutter) + max(8px, var(--safe-right)));
  z-index: calc(var(--layer-bar) + 2);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-block-size: 60dvh;
  overflow-y: auto;
  border-radius: var(--radius-large);
  background: var(--surface-1);
  color: var(--text);
  box-shadow: 0 0 0 1px var(--hairline), var(--elevation-raised);
  transition: opacity ${CARD_FADE_MS}ms linear;
  animation: ${rise} 280ms var(--ease);

  &[data-state='closing'] { opacity: 0; pointer-events: none; }
  @media (prefers-reduced-motion: reduce) { animation: none; }
`

/** After its content, so that the last lines of a page can be scrolled out from under the card. */
const Room = styled.div`
  block-size: var(--over-bar, 0px);
`

export interface BottomCardProps {
  /** What it is, for those who jump from region to region. */
  readonly label: string
  readonly closing?: boolean
  readonly children: ReactNode
}

/** A card that lies over the bottom of the screen, above the layout's bar; the page beside it stays usable. */
export function BottomCard({ label, closing = false, children }: BottomCardProps) {
  const card = useRef<HTMLElement>(null)
  const feature = use(ModalFeature)
  const room = useBottomRoom(card)
  return (
    <>
      <Room aria-hidden />
      <Card
        ref={card}
        aria-label={label}
        data-feature={feature}
        data-state={closing ? 'closing' : 'open'}
        style={{ insetBlockEnd: `max(${room}px, var(--safe-bottom) + 8px)` }}
      >
        {children}
      </Card>
    </>
  )
}
