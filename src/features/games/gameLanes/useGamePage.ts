import { useEffect, useEffectEvent, useState } from 'react'
import type { GameCard } from '../../../layouts/games.ts'
import { useApp } from '../../../registry/AppContext.ts'
import { afterClosing } from '../../../ui/modal/backButton.ts'
import { useSearchParams } from '../../../ui/navigation.ts'
import { withParameter } from './useSearch.ts'

/** The page's address with a game's page over it. */
const GAME = 'game'

/** The game whose page is open; 'unknown': the address names no game of this site. */
export type Opened = GameCard | 'unknown'

export interface GamePage {
  /** Undefined: none was opened yet. It stays while the page closes. */
  readonly game: Opened | undefined
  readonly open: boolean
  /** The address of the open page. The back button removes both. */
  readonly address: string
  readonly show: (game: GameCard) => void
  readonly close: () => void
}

interface Games {
  /** The games have loaded. */
  readonly ready: boolean
  /** The card of a `?game=`, and the `?game=` of a card. */
  readonly cardAt: (name: string) => GameCard | undefined
  readonly nameOf: (card: GameCard) => string
}

/** Opens a game's page over the games, for a card or for an address with `?game=`. */
export function useGamePage({ ready, cardAt, nameOf }: Games): GamePage {
  const app = useApp()
  const [params, setParams] = useSearchParams()
  const [game, setGame] = useState<Opened>()
  const [name, setName] = useState('')
  const [open, setOpen] = useState(false)
  const show = (next: Opened, by: string) => {
    setGame(next)
    setName(by)
    setOpen(true)
  }
  const asked = params.get(GAME)
  const openAsked = useEffectEvent(async (wanted: string) => {
    // The entry of a page that has been closed is passed on the way back from the game.
    if (new URLSearchParams(window.location.search).get(GAME) !== wanted) return
    const found = cardAt(wanted)
    if (!found) await app.i18n.ready('launchGame').catch(() => undefined)
    // The open page adds an entry with its address, so that this one is the list's.
    setParams((before) => withParameter(before, GAME, undefined))
    show(found ?? 'unknown', wanted)
  })
  useEffect(() => {
    if (ready && asked) afterClosing(() => void openAsked(asked))
  }, [ready, asked])

  return {
    game,
    open,
    address: `?${withParameter(params, GAME, name)}`,
    show: (card) => show(card, nameOf(card)),
    close: () => setOpen(false),
  }
}
