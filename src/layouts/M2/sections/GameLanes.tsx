import { ChevronRight, Heart } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { GameLane, GameLanesView } from '../../parts.ts'
import { Loaded, Nothing } from '../Loaded.tsx'
import { Head, MoreLink } from '../look.ts'
import { chooseGames, FAVOURITES, type Group } from '../model/chooseGames.ts'
import { CardShapes, Cards } from '../SectionShape.tsx'
import { useFavourites } from '../useFavourites.ts'
import { GameCard } from './GameCard.tsx'
import { Recent } from './Recent.tsx'

const Lanes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(var(--space) * 2);
`

const Filter = styled.div`
  position: sticky;
  inset-block-start: var(--band);
  z-index: 1;
  background: var(--bg);
`

/** Games in two columns under their lanes, with the vendors to choose from. */
export function GameLanes(view: GameLanesView) {
  const { t } = useTranslation()
  const { lanes, selected, select, search, setSearch } = view
  useTopOn(selected)
  const empty =
    search !== ''
      ? {
          text: t('no_matches_found', { query: search }),
          action: t('clear_search'),
          target: { press: () => setSearch('') },
        }
      : { text: t('no_games'), action: t('see_all'), target: { press: () => select(undefined) } }
  return (
    <Loaded of={lanes} shape={<CardShapes />} empty={empty}>
      {(all) => <Ready {...view} all={all} />}
    </Loaded>
  )
}

function Ready({ all, recent, selected, select, search, setSearch, place }: GameLanesView & Ready) {
  const { t } = useTranslation()
  const { codes, toggle } = useFavourites()
  const [params, setParams] = useSearchParams()
  const asked = params.get('vendor') ?? undefined
  const { vendors, vendor, groups, count } = chooseGames(all, {
    lane: selected,
    vendor: asked,
    search,
    favourites: codes,
    place,
  })
  const choose = (code: string | undefined) =>
    setParams(
      (before) => {
        if (code === undefined) before.delete('vendor')
        else before.set('vendor', code)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const name = vendor === FAVOURITES ? t('favourites') : vendors.find(({ code }) => code === vendor)?.name
  const plain = vendor === undefined && search === ''

  const draw = ({ id, title, cards, count: total, more }: Group, first: boolean) => (
    <div key={id}>
      <Head>
        <h2 dir="auto">{title ?? name ?? search}</h2>
        {more ? (
          <MoreLink target={{ press: () => select(id) }}>
            {t('see_all')} {total}
            <Icon of={ChevronRight} size={18} />
          </MoreLink>
        ) : (
          <small>{t('game_count', { count: total })}</small>
        )}
      </Head>
      <Cards>
        {cards.map((game, at) => (
          <GameCard
            key={game.code}
            game={game}
            favourite={codes.includes(game.code)}
            onFavourite={() => toggle(game.code)}
            eager={first && at < 4}
          />
        ))}
      </Cards>
    </div>
  )
  return (
    <Lanes>
      {plain && selected === undefined && place === 'home' && recent.length > 0 && <Recent games={recent} />}
      <Filter>
        <ChipRow label={t('all_vendors')}>
          <Chip selected={vendor === undefined} onClick={() => choose(undefined)}>
            {t('all')}
          </Chip>
          <Chip
            selected={vendor === FAVOURITES}
            icon={<Icon of={Heart} size={16} filled={vendor === FAVOURITES} />}
            onClick={() => choose(FAVOURITES)}
          >
            {t('favourites')}
          </Chip>
          {vendors.map(({ code, name: text }) => (
            <Chip key={code} selected={code === vendor} onClick={() => choose(code)}>
              {text}
            </Chip>
          ))}
        </ChipRow>
      </Filter>
      {groups.map((group, at) => draw(group, at === 0))}
      {count === 0 && (
        <Nothing
          text={search === '' ? t('no_games') : t('no_matches_found', { query: search })}
          action={search === '' ? t('see_all') : t('clear_search')}
          target={{ press: () => (search === '' ? choose(undefined) : setSearch('')) }}
        />
      )}
    </Lanes>
  )
}

interface Ready {
  readonly all: readonly GameLane[]
}

/** Another category begins at its beginning. */
function useTopOn(selected: string | undefined): void {
  const before = useRef(selected)
  useEffect(() => {
    if (before.current !== selected) window.scrollTo(0, 0)
    before.current = selected
  }, [selected])
}
