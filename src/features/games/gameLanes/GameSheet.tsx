import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { FavouriteGames, GameCard } from '../../../layouts/games.ts'
import { useFavourite } from '../../../layouts/useFavourite.ts'
import { Button, ButtonFace } from '../../../ui/Button.tsx'
import { Go } from '../../../ui/Go.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { GAME_PATH } from './model/paths.ts'
import { NoGame } from './NoGame.tsx'
import type { Opened } from './useGamePage.ts'

const Game = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  align-items: center;
  gap: 16px;

  > [data-picture] { border-radius: var(--radius); overflow: hidden; background: var(--surface-2); }
  [data-fallback] { place-self: center; padding: 8px; font-size: var(--type-12); font-weight: 600; text-align: center; overflow-wrap: anywhere; }
  > div > p { font-size: var(--type-20); font-weight: 700; line-height: var(--leading-tight); overflow-wrap: anywhere; }
  > div > a { display: inline-flex; align-items: center; min-block-size: 44px; color: var(--accent-text); }
`

const Actions = styled.div`
  display: grid;
  gap: 8px;
`

export interface GameSheetProps {
  readonly open: boolean
  readonly game: Opened
  readonly favourites: FavouriteGames
  readonly onClose: () => void
  /** The address of the game's page. */
  readonly address: string
}

/** What a game is, before it is launched: its picture, its vendor, its free trial, and whether it is a favourite. */
export default function GameSheet({ game, ...props }: GameSheetProps) {
  return game === 'unknown' ? <NoGame {...props} /> : <KnownGame game={game} {...props} />
}

function KnownGame({
  open,
  game,
  favourites,
  onClose,
  address,
}: GameSheetProps & { readonly game: GameCard }) {
  const { t } = useTranslation('shell')
  const [isFavourite, toggle] = useFavourite(favourites, game)
  const { target, trial, vendor } = game
  const ofVendor = { to: `${GAME_PATH}?${new URLSearchParams({ vendor })}` }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={game.name}
      titleHidden
      address={address}
      closeLabel={t('close')}
      footer={
        <Actions>
          <ButtonFace as={Go} target={target} onClick={onClose} data-variant="primary" data-size="large">
            {t('play')}
          </ButtonFace>
          {trial && (
            <ButtonFace as={Go} target={trial} onClick={onClose} data-variant="secondary">
              {t('try_free')}
            </ButtonFace>
          )}
          <Button
            variant="quiet"
            icon={<Icon of={Heart} size={20} filled={isFavourite} />}
            aria-pressed={isFavourite}
            onClick={toggle}
          >
            {t('favourites')}
          </Button>
        </Actions>
      }
    >
      <Game>
        <Picture sources={game.images} alt="" ratio={3 / 4} eager fallback={game.name} />
        <div>
          <p dir="auto">{game.name}</p>
          {vendor && (
            <Go target={ofVendor} onClick={onClose}>
              <bdi>{game.vendorName}</bdi>
            </Go>
          )}
        </div>
      </Game>
    </Sheet>
  )
}
