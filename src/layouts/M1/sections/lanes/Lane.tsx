import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip, ChipRow } from '../../../../ui/Chip.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import type { GameLane } from '../../../parts.ts'
import { Head, QuietButton } from '../../pieces.tsx'
import { Settled } from '../../Settled.tsx'
import { GameTile } from '../GameTile.tsx'
import { Grid, Row } from './rows.ts'

const NONE = { state: 'empty' } as const

interface Props {
  readonly lane: GameLane
  readonly look: 'large' | 'row' | 'grid'
  /** By vendor, where there are several. */
  readonly filters?: boolean
  readonly onAll?: (() => void) | undefined
}

/** One lane: a row to leaf through, or everything in it. */
export function Lane({ lane, look, filters = false, onAll }: Props) {
  const { t } = useTranslation()
  const [vendor, setVendor] = useState<string>()
  const filtered = filters && vendor !== undefined
  const games = filtered ? lane.cards.filter((card) => card.vendor === vendor) : lane.cards
  const count = filtered ? games.length : lane.count
  const List = look === 'grid' ? Grid : Row
  return (
    <div>
      <Head>
        <h2>{lane.title}</h2>
        <small>
          <span aria-hidden>{count}</span>
          <VisuallyHidden>{t('game_count', { count })}</VisuallyHidden>
        </small>
        {onAll && (
          <QuietButton type="button" onClick={onAll}>
            {t('see_all')}
            <VisuallyHidden> {lane.title}</VisuallyHidden>
            <Icon of={ChevronRight} size={18} />
          </QuietButton>
        )}
      </Head>
      {filters && lane.vendors.length > 1 && (
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
        <Settled of={NONE} waiting={null}>
          {() => null}
        </Settled>
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
