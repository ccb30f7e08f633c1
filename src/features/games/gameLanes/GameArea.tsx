import type { ReactNode } from 'react'
import styled from 'styled-components'
import { LazyPart } from '../../../registry/LazyPart.tsx'
import { lazy } from '../../../registry/lazy.ts'
import { tick } from '../../../ui/haptics.ts'
import { ModalFeature } from '../../../ui/modal/ModalFeature.ts'
import type { GameSheetProps } from './GameSheet.tsx'
import { useCardMove } from './useCardMove.ts'
import type { Games } from './useGameLanes.ts'
import { useGamePage } from './useGamePage.ts'
import { useHold } from './useHold.ts'

const FEATURE = 'gameLanes'
const gameSheet = lazy<GameSheetProps>(() => import('./GameSheet.tsx'))

/** The layout's own elements stay in their places. */
const Area = styled.div`
  display: contents;

  [data-game] a { -webkit-touch-callout: none; -webkit-user-select: none; }
`

interface Props extends Pick<Games, 'favourites' | 'cardOf' | 'cardAt' | 'nameOf'> {
  /** The games have loaded, and an address with `?game=` opens one here: of several areas on a page, in one alone. */
  readonly isNamedByAddress: boolean
  readonly children: ReactNode
}

/**
 * Games, of which each has a page over the list and moves into its screen. A long press, a right click, the menu key, a control
 * with `data-about` or an address with `?game=` opens the page.
 */
export function GameArea({ favourites, cardOf, cardAt, nameOf, isNamedByAddress, children }: Props) {
  const { game, show, close, ...page } = useGamePage({ ready: isNamedByAddress, cardAt, nameOf })
  const move = useCardMove()
  const showOf = (target: Element): boolean => {
    const key = target.closest<HTMLElement>('[data-game]')?.dataset.game
    const card = key === undefined ? undefined : cardOf(key)
    if (card) show(card)
    return card !== undefined
  }
  const hold = useHold((target) => {
    const isHeld = showOf(target)
    if (isHeld) tick()
    return isHeld
  })
  return (
    <Area
      {...hold}
      onPointerDown={(event) => {
        hold.onPointerDown(event)
        move.onPointerDown(event)
      }}
      onClickCapture={(event) => {
        // A click that ends a long press is swallowed first.
        hold.onClickCapture(event)
        move.onClickCapture(event)
        if (event.target instanceof Element && event.target.closest('[data-about]')) showOf(event.target)
      }}
    >
      {children}
      {game && (
        <ModalFeature value={FEATURE}>
          <LazyPart
            feature={FEATURE}
            load={gameSheet}
            props={{ game, favourites, onClose: close, ...page }}
          />
        </ModalFeature>
      )}
    </Area>
  )
}
