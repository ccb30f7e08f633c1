import { Heart, Info, Play } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { accentFill } from '../../../ui/fills.ts'
import { Go } from '../../../ui/Go.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { pressable } from '../../../ui/pressable.ts'
import { wasSeen } from '../../../ui/seenPictures.ts'
import type { GridPlace } from '../../../ui/VirtualGrid.tsx'
import type { GameCard as Game } from '../../games.ts'
import { gameKey } from '../../manyGames.ts'
import { oneLine, tag, twoLines } from '../primitives.ts'

/** Width by height of a game's picture. */
export const CARD_RATIO = 4 / 3

/**
 * Two columns of cards, or one at very large text. One styled component for the whole card: a list renders hundreds while the
 * player scrolls. The heart and the trial look small and have a 44 px touch target.
 */
const Card = styled.li`
  position: relative;
  min-inline-size: 0;

  > :is(a, button) { ${pressable} }
  > [data-vendor] {
    ${tag}
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    max-inline-size: calc(100% - 52px);
    min-block-size: 24px;
    border-radius: 0;
    border-start-start-radius: var(--radius);
    border-end-end-radius: var(--radius);
    font-weight: 500;
    display: flex;
    align-items: center;
    gap: 4px;
    overflow: visible;
    cursor: pointer;
    touch-action: manipulation;
  }
  > [data-vendor] > bdi { ${oneLine} }
  > [data-vendor] > svg { flex: none; }
  > [data-vendor]::after { content: ''; position: absolute; inset-block: 0 min(0px, 100% - 44px); inset-inline: 0 min(0px, 100% - 44px); }
  > :first-child {
    display: block;
    overflow: hidden;
    inline-size: 100%;
    border-radius: var(--radius);
    background: var(--surface-1);
    box-shadow: var(--elevation);
    text-align: start;
  }
  > :first-child > span:last-child {
    display: flex;
    align-items: center;
    gap: 4px;
    min-block-size: calc(2 * var(--type-12) * var(--leading-tight) + 10px);
    padding-inline: 8px 6px;
    font-size: var(--type-12);
    font-weight: 600;
    line-height: var(--leading-tight);
  }
  > :first-child > span:last-child > b { ${twoLines} flex: 1; font-weight: inherit; }
  &[data-trial] > :first-child > span:last-child { padding-inline-end: 36px; }
  > :focus-visible { outline-offset: -3px; }

  > [data-heart], > [data-try] {
    position: absolute;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius);
    isolation: isolate;
  }
  > [data-heart]::before, > [data-try]::before { content: ''; position: absolute; inset: 12px; z-index: -1; border-radius: 50%; }
  > [data-try] { inset-block-end: 0; inset-inline-end: 0; color: var(--on-accent); }
  > [data-try]::before { ${accentFill} }
  /* The whole target is inside of the card, what is seen of it in the corner. */
  > [data-heart] { inset-block-start: 0; inset-inline-end: 0; inline-size: max(44px, 2.75rem); block-size: max(44px, 2.75rem); padding-block-end: 8px; padding-inline-start: 8px; }
  > [data-heart]::before { inset-block: 4px 12px; inset-inline: 12px 4px; background: var(--surface-1); }
  > [data-heart][aria-pressed='true'] { color: var(--negative); }
  > [data-heart][aria-pressed='true'] > svg { fill-opacity: 1; }

  [data-fallback] > b { place-self: center; padding: 8px; font-family: var(--font-display); text-align: center; }
`

/** Texts of every card. A list translates them once for all its cards. */
export interface CardTexts {
  readonly tryFree: string
  readonly favourites: string
  /** Names the control that opens the game's page. */
  readonly about: string
}

interface Props {
  readonly game: Game
  readonly texts: CardTexts
  readonly favourite: boolean
  readonly onFavourite: () => void
  readonly eager?: boolean
  /** Its position and the number of cards, where not all of them are in the document. */
  readonly place?: GridPlace
}

/** A game: its picture, its vendor, its free trial, and a heart for favourites. */
export function GameCard({ game, texts, favourite, onFavourite, eager = false, place }: Props) {
  const { images, trial } = game
  const name = useId()
  return (
    <Card {...place} data-game={gameKey(game)} data-trial={trial ? '' : undefined}>
      <Go target={game.target} label={game.name}>
        <Picture
          sources={images}
          alt=""
          ratio={CARD_RATIO}
          eager={eager || wasSeen(images)}
          fallback={
            <b dir="auto" aria-hidden>
              {game.name}
            </b>
          }
        />
        <span>
          <b id={name} dir="auto">
            {game.name}
          </b>
        </span>
      </Go>
      <button
        type="button"
        data-vendor=""
        data-about=""
        aria-label={`${game.vendorName} · ${texts.about}: ${game.name}`}
      >
        <bdi>{game.vendorName}</bdi>
        <Icon of={Info} size={12} />
      </button>
      {trial && (
        <Go target={trial} label={texts.tryFree} data-try="">
          <Icon of={Play} size={12} filled />
        </Go>
      )}
      <button
        type="button"
        data-heart=""
        aria-pressed={favourite}
        aria-describedby={name}
        aria-label={texts.favourites}
        onClick={onFavourite}
      >
        <Icon of={Heart} size={16} filled={favourite} />
      </button>
    </Card>
  )
}
