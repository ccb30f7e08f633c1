import { type ReactNode, use, useEffect, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { useBottomRoom } from './bottomRoom.ts'
import { CardTurn } from './CardTurn.ts'
import { ModalFeature } from './modal/ModalFeature.ts'
import { useFolded } from './useFolded.ts'

const rise = keyframes`
  from { opacity: 0; transform: translateY(24px); }
`

/** Duration of a card's fade-out, ms (docs/conformance.md § 1.9; § 2.9). */
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
  /* A pill at the start of the line. Floating elements at the end of the line keep their place. */
  &[data-folded] { --tile: 36px; inset-inline-end: auto; max-inline-size: calc(100% - 2 * var(--gutter) - 96px); border-radius: 30px; animation: none; }
  &[data-folded] [data-unfolded] { display: none; }
  @media (prefers-reduced-motion: reduce) { animation: none; }
`

/** Lies over the pill's picture, which is decorative. */
const Unfold = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: 48px;
  border-radius: inherit;
  cursor: pointer;

  &:focus-visible { outline-offset: -3px; }
`

/** Space after the page's content, so that its last lines can be scrolled above the card. */
const Room = styled.div`
  block-size: var(--over-bar, 0px);
  &[data-folded] { block-size: 64px; }
`

export interface BottomCardProps {
  /** The accessible name of the region. */
  readonly label: string
  readonly closing?: boolean
  /**
   * The card folds into a pill once the page is scrolled, or begins as one. Parts marked `data-unfolded` are hidden then. A tap
   * on the pill's picture opens it.
   */
  readonly folds?: boolean
  readonly children: ReactNode
}

/** A card over the bottom of the screen, above the layout's bar. The page behind it stays usable and can be scrolled clear of it. */
export function BottomCard({ label, closing = false, folds = false, children }: BottomCardProps) {
  const card = useRef<HTMLElement>(null)
  const { isPill, opened, dismissed } = use(CardTurn)
  const [isFolded, unfold] = useFolded(folds, isPill)
  useEffect(() => {
    if (!isFolded) opened()
  }, [isFolded, opened])
  useEffect(() => {
    if (closing) dismissed()
  }, [closing, dismissed])
  const open = () => {
    unfold()
    // The button that was pressed is gone.
    card.current?.focus()
  }
  const feature = use(ModalFeature)
  const room = useBottomRoom(card)
  return (
    <>
      <Room aria-hidden data-folded={isFolded || undefined} />
      <Card
        ref={card}
        tabIndex={-1}
        aria-label={label}
        data-feature={feature}
        data-state={closing ? 'closing' : 'open'}
        data-folded={isFolded || undefined}
        style={{ insetBlockEnd: `max(${room}px, var(--safe-bottom) + 8px)` }}
      >
        {children}
        {isFolded && <Unfold type="button" aria-label={label} aria-expanded={false} onClick={open} />}
      </Card>
    </>
  )
}
