import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip, ChipRow } from '../../../../ui/Chip.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import type { GameLane } from '../../../parts.ts'
import { EmptyStage } from '../../drawings.tsx'
import { Head, QuietButton } from '../../pieces.tsx'
import { GameTile } from '../GameTile.tsx'
import { Grid, Row } from './rows.ts'

interface Props {
  readonly lane: GameLane
  readonly look: 'large' | 'row' | 'grid'
  readonly onAll?: (() => void) | undefined
}

/** One lane: a row to leaf through, or everything in it. */
export function Lane({ lane, look, onAll }: Props) {
  const { t } = useTranslation()
  const [vendor, setVendor] = useState<string>()
  const grid = look === 'grid'
  const games =
    grid && vendor !== undefined ? lane.cards.filter((card) => card.vendor === vendor) : lane.cards
  const List = grid ? Grid : Row
  return (
    <div>
      <Head>
        <h2>{lane.title}</h2>
        <small>
          <span aria-hidden>{lane.count}</span>
          <VisuallyHidden>{t('game_count', { count: lane.count })}</VisuallyHidden>
        </small>
        {onAll && (
          <QuietButton type="button" onClick={onAll}>
            {t('see_all')}
            <VisuallyHidden> {lane.title}</VisuallyHidden>
            <Icon of={ChevronRight} size={18} />
          </QuietButton>
        )}
      </Head>
      {grid && lane.vendors.length > 1 && (
        <ChipRow label={t('all_vendors')}>
          <Chip selected={vendor === undefined} onClick={() => setVendor(undefined)}>
            {t('all_vendors')}
          </Chip>
          {lane.vendors.map(({ code, name }) => (
            <Chip key={code} selected={vendor === code} onClick={() => setVendor(code)}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      )}
      {games.length === 0 ? (
        <EmptyState drawing={<EmptyStage />} text={t('nothing_here')} />
      ) : (
        <List aria-label={lane.title} data-large={look === 'large' || undefined}>
          {games.map((game, at) => (
            <li key={game.code}>
              <GameTile game={game} look={look} eager={look === 'large' && at < 2} />
            </li>
          ))}
        </List>
      )}
    </div>
  )
}
