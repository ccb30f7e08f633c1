import { Info, Play } from 'lucide-react'
import { memo } from 'react'
import styled from 'styled-components'
import { accentFill } from '../../../ui/fills.ts'
import { Go } from '../../../ui/Go.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { wasSeen } from '../../../ui/seenPictures.ts'
import type { GameCard } from '../../games.ts'
import { gameKey } from '../../manyGames.ts'
import { Lettering, plate, scrim, tappable } from '../primitives.tsx'
import { NAME_GAP, NAME_ROOM, POSTER, TWO_LINES } from './lanes/LanesShape.tsx'

/**
 * One styled component for the whole tile: a list renders hundreds while the player scrolls. The free trial is a second link
 * with a 44 px target: on the picture's corner, or under the name. The vendor and the way in are at the picture's foot.
 */
const Tile = styled.div`
  ${tappable}
  border-radius: min(var(--radius), 16px);
  container-type: inline-size;
  --lettering: clamp(12px, 12cqi, var(--type-20));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  > :first-child { display: grid; gap: ${NAME_GAP}; border-radius: inherit; }
  > :first-child > span { border-radius: inherit; box-shadow: 0 12px 24px -14px var(--mask); }
  > :first-child > span::after { content: ''; position: absolute; inset: 0; border-radius: inherit; box-shadow: inset 0 0 0 1px rgb(var(--text-rgb) / 14%); }
  > :first-child > b { padding-inline: 2px; font-size: var(--type-12); font-weight: 600; line-height: var(--leading-tight); }

  &:not([data-look='grid']) > :first-child > b {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    block-size: ${TWO_LINES};
  }

  > [data-try] { z-index: 1; display: grid; align-items: center; min-block-size: 24px; font-size: var(--type-12); font-weight: 600; line-height: 1.4; }
  > [data-try]::after { inset: -10px 0; border-radius: 0; }
  > [data-try]:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  > [data-try]:focus-visible::after { outline: none; }
  &[data-look='large'] > [data-try] { ${plate} position: absolute; inset-block-start: 10px; inset-inline-start: 8px; max-inline-size: calc(100% - 8px - 44px - 8px); padding: 2px 10px; border-radius: 12px; color: var(--text); }
  &[data-look='grid'] > [data-try] { position: relative; justify-self: start; min-inline-size: 44px; padding-inline: 2px; color: var(--accent-text); }
  &[data-look='grid'] > [data-try]::after { inset: -12px 0 -8px; }

  > button { position: absolute; z-index: 1; inset-block-start: 0; inset-inline-end: 0; display: grid; place-items: center; inline-size: 44px; block-size: 44px; color: var(--text); isolation: isolate; cursor: pointer; touch-action: manipulation; }
  > button::before { content: ''; ${plate} position: absolute; z-index: -1; inset: 8px; border-radius: 50%; }
  > button:active::before { background: var(--surface-3); }

  > [data-foot] {
    ${scrim}
    position: absolute;
    pointer-events: none;
    inset-block-end: ${NAME_ROOM};
    inset-inline: 0;
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: 8px;
    padding-block: 28px 10px;
    padding-inline: 12px 10px;
    border-end-start-radius: inherit;
    border-end-end-radius: inherit;
    font-size: var(--type-12);
    font-weight: 600;
    line-height: var(--leading-tight);
  }
  > [data-foot] > span { align-self: end; padding-block-end: 8px; }
  > [data-foot] > i { display: grid; place-items: center; flex: none; inline-size: 34px; block-size: 34px; padding-inline-start: 2px; border-radius: 50%; ${accentFill} box-shadow: var(--accent-edge), 0 0 20px -4px var(--accent); }
`

interface Props {
  readonly game: GameCard
  /** `large`: with its vendor and a way in; `row`: the poster and its name; `grid`: the whole name, and the free trial under it. */
  readonly look: 'large' | 'row' | 'grid'
  readonly eager?: boolean
  /** Text of the trial link. A list translates it once for all its cards. */
  readonly tryFree: string
  /** Name of the control that opens the game's page. */
  readonly about: string
}

/** A game on its poster. */
export const GameTile = memo(function GameTile({ game, look, eager = false, tryFree, about }: Props) {
  const { images, trial } = game
  return (
    <Tile data-look={look} data-game={gameKey(game)}>
      <Go target={game.target} label={game.name}>
        <Picture
          sources={images}
          alt=""
          ratio={POSTER}
          eager={eager || wasSeen(images)}
          fallback={
            <Lettering aria-hidden>
              {game.name}
              <small>{game.vendorName}</small>
            </Lettering>
          }
        />
        <b dir="auto">{game.name}</b>
      </Go>
      {look !== 'row' && trial && (
        <Go target={trial} data-try="">
          {tryFree}
        </Go>
      )}
      {look !== 'row' && (
        <button type="button" data-about="" aria-label={`${about}: ${game.name}`}>
          <Icon of={Info} size={16} />
        </button>
      )}
      {look === 'large' && (
        <span data-foot="">
          <span>{game.vendorName}</span>
          <i>
            <Icon of={Play} size={18} filled />
          </i>
        </span>
      )}
    </Tile>
  )
})
