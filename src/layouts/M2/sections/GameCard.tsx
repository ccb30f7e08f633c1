import { Heart, Play } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Go } from '../../../ui/Go.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { pressable } from '../../../ui/pressable.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { GameCard as Game } from '../../parts.ts'
import { Tag, twoLines } from '../look.ts'

/** Two columns of cards; one where text is huge. */
const Card = styled.li`
  position: relative;
  min-inline-size: 0;

  > [data-vendor] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    max-inline-size: calc(100% - 44px);
    border-radius: 0;
    border-start-start-radius: var(--radius);
    border-end-end-radius: var(--radius);
    font-weight: 500;
    pointer-events: none;
  }
`

const Face = styled(Go)`
  ${pressable}
  display: block;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--surface-1);
  box-shadow: var(--elevation);

  > span:last-child {
    display: flex;
    align-items: center;
    gap: 4px;
    min-block-size: calc(2 * var(--type-12) * var(--leading-tight) + 10px);
    padding-inline: 8px 6px;
    font-size: var(--type-12);
    font-weight: 600;
    line-height: var(--leading-tight);
  }
  > span:last-child > b { ${twoLines} flex: 1; font-weight: inherit; }
  > span:last-child > i { flex: none; display: grid; place-items: center; inline-size: 1.25rem; block-size: 1.25rem; border-radius: 50%; background: var(--accent); color: var(--on-accent); }
  &:focus-visible { outline-offset: -3px; }
`

/** 44 px to the finger, 28 to the eye. */
const Favourite = styled(IconButton)`
  position: absolute;
  inset-block-start: -4px;
  inset-inline-end: -4px;
  isolation: isolate;

  &::before { content: ''; position: absolute; inset: 8px; z-index: -1; border-radius: 50%; background: var(--surface-1); }
  &[aria-pressed='true'] { color: var(--negative); }
  &[aria-pressed='true'] > svg { fill-opacity: 1; }
`

const Letters = styled.b`
  place-self: center;
  padding: 8px;
  font-family: var(--font-display);
  text-align: center;
`

interface Props {
  readonly game: Game
  readonly favourite: boolean
  readonly onFavourite: () => void
  readonly eager?: boolean
}

/** A game: its picture, who made it, whether it can be tried for free, and a heart. */
export function GameCard({ game, favourite, onFavourite, eager = false }: Props) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <Card>
      <Face target={game.target} label={game.name}>
        <Picture
          sources={game.images}
          alt=""
          ratio={4 / 3}
          eager={eager}
          fallback={<Letters dir="auto">{game.name}</Letters>}
        />
        <span>
          <b id={name} dir="auto">
            {game.name}
          </b>
          {game.trial && (
            <i>
              <Icon of={Play} size={12} filled />
            </i>
          )}
        </span>
      </Face>
      <Tag data-vendor="">
        <bdi>{game.vendorName}</bdi>
      </Tag>
      {game.trial && <VisuallyHidden>{t('try_free')}</VisuallyHidden>}
      <Favourite
        label={t('favourites')}
        aria-pressed={favourite}
        aria-describedby={name}
        icon={<Icon of={Heart} size={16} filled={favourite} />}
        onClick={onFavourite}
      />
    </Card>
  )
}
