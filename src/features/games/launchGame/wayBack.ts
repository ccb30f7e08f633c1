import { moveBack } from '../../../ui/moveBack.ts'
import { canMove } from '../../../ui/moveTransition.ts'
import { LAUNCH_PATH } from './model/address.ts'
import { cardFromEnd, isSameGame } from './model/move.ts'

/** What the player sees of the game: its card while it loads, else the game itself. */
const GAME = ['[data-moved]', '[data-feature="gameFrame"]'] as const

interface Game {
  /** Its address and history state. */
  readonly search: string
  readonly state: unknown
}

/** Goes back to the page with the game's card. The game moves to the card's picture, where the browser and the player let it. */
export function goBack(game: Game, navigate: () => unknown): void {
  const [from] = GAME.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? [])
  if (!from || !canMove()) navigate()
  else moveBack({ from, navigate, find: () => pictureOf(game) })
}

/** The picture of the card that the player tapped. */
function pictureOf({ search, state }: Game): HTMLElement | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-game]')].filter((card) => {
    const link = card.querySelector('a')
    return link?.pathname === LAUNCH_PATH && isSameGame(link.search, search)
  })
  const card = cards.at(-cardFromEnd(state)) ?? cards.at(-1)
  return card?.querySelector<HTMLElement>('[data-picture]') ?? undefined
}
