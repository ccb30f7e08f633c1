import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import type { FavouriteGames, GameCard } from '../../../layouts/games.ts'
import { LazyPart } from '../../../registry/LazyPart.tsx'
import { lazy } from '../../../registry/lazy.ts'
import { ModalFeature } from '../../../ui/modal/ModalFeature.ts'
import type { GameSheetProps } from './GameSheet.tsx'
import { useCardMove } from './useCardMove.ts'
import { useHold } from './useHold.ts'

const FEATURE = 'gameLanes'
const gameSheet = lazy<GameSheetProps>(() => import('./GameSheet.tsx'))

/** The layout's own elements stay in their places. */
const Area = styled.div`
  display: contents;

  [data-game] a { -webkit-touch-callout: none; -webkit-user-select: none; }
`

interface Props {
  readonly favourites: FavouriteGames
  /** The card of a `data-game`. */
  readonly cardOf: (key: string) => GameCard | undefined
  readonly children: ReactNode
}

/** Games, of which each has a sheet (a long press, a right click or the menu key opens it) and moves into its screen. */
export function GameArea({ favourites, cardOf, children }: Props) {
  const [game, setGame] = useState<GameCard>()
  const [open, setOpen] = useState(false)
  const move = useCardMove()
  const hold = useHold((target) => {
    const key = target.closest<HTMLElement>('[data-game]')?.dataset.game
    const held = key === undefined ? undefined : cardOf(key)
    if (!held) return false
    setGame(held)
    setOpen(true)
    return true
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
      }}
    >
      {children}
      {game && (
        <ModalFeature value={FEATURE}>
          <LazyPart
            feature={FEATURE}
            load={gameSheet}
            props={{ game, open, favourites, onClose: () => setOpen(false) }}
          />
        </ModalFeature>
      )}
    </Area>
  )
}
