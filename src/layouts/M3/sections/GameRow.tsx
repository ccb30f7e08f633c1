import { Info } from 'lucide-react'
import { memo } from 'react'
import styled from 'styled-components'
import { Go } from '../../../ui/Go.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { wasSeen } from '../../../ui/seenPictures.ts'
import type { GameCard } from '../../games.ts'
import { gameKey } from '../../manyGames.ts'
import { note, title } from '../primitives/face.ts'

/** The link contains the name alone, but the whole card is its touch target. */
const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  align-items: center;
  gap: 16px;
  padding-block: 12px;
  transition: transform var(--motion) var(--ease);
  &:has(:active) { transform: scale(0.98); transition-duration: 0s; }

  > [data-art] { border-radius: var(--radius-small); }
  [data-fallback] > b { place-self: center; color: var(--text-muted); font-family: var(--face); font-size: var(--type-34); font-weight: 400; }

  > div > :first-child { ${title} display: flex; align-items: end; min-inline-size: 44px; min-block-size: 44px; font-size: var(--type-20); text-align: start; cursor: pointer; touch-action: manipulation; }
  > div > :first-child::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius-small); }
  > div > :first-child:focus-visible { outline: none; }
  > div > :first-child:focus-visible::after { outline: 3px solid var(--focus); outline-offset: -3px; }

  > div > p { ${note} }
  /* A second link in the row, with a 44 px target. Underlined, since colour alone does not mark a link among other words. */
  [data-try] { position: relative; color: var(--accent-text); cursor: pointer; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; touch-action: manipulation; }
  [data-try]::after { content: ''; position: absolute; inset: -12px -8px; }
  [data-try]:active { color: var(--text); }
  [data-try]:focus-visible { outline-offset: 2px; }
  > button { position: relative; display: grid; place-items: center; inline-size: 44px; block-size: 44px; margin-inline: -4px -12px; color: var(--text-muted); cursor: pointer; touch-action: manipulation; }
  > button:active { color: var(--text); }
`

interface Props {
  readonly card: GameCard
  /** The text of the trial link. A list looks it up once for all its cards. */
  readonly tryFree: string
  /** The name of the control that opens the game's page. */
  readonly about: string
}

/** A game as a wide list card: picture, name, vendor. */
export const GameRow = memo(function GameRow({ card, tryFree, about }: Props) {
  const { images, trial } = card
  return (
    <Row data-game={gameKey(card)}>
      <span data-art="">
        <Picture
          sources={images}
          alt=""
          eager={wasSeen(images)}
          ratio={3 / 4}
          fallback={<b>{[...card.name][0]}</b>}
        />
      </span>
      <div>
        <Go target={card.target}>{card.name}</Go>
        <p>
          {card.vendorName}
          {trial && (
            <>
              {' · '}
              <Go target={trial} data-try="">
                {tryFree}
              </Go>
            </>
          )}
        </p>
      </div>
      <button type="button" data-about="" aria-label={`${about}: ${card.name}`}>
        <Icon of={Info} size={20} />
      </button>
    </Row>
  )
})

const Box = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  padding-block: 12px;
`

/** The shape of a game. */
export const GameRowShape = () => (
  <Box>
    <Skeleton ratio={3 / 4} />
    <div>
      <Skeleton shape="line" width="72%" />
      <Skeleton shape="line" width="40%" />
    </div>
  </Box>
)
