import { Heart } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LazyPart } from '../../../registry/LazyPart.tsx'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { OneByOne } from '../../../ui/OneByOne.tsx'
import { FAVOURITES, type GameLane } from '../../games.ts'
import { areMany, FIRST_LANES, gameKey } from '../../manyGames.ts'
import { HOME, hasNoGames } from '../../noGames.ts'
import type { GameLanesView } from '../../parts.ts'
import { Loaded, Nothing } from '../Loaded.tsx'
import { chooseGames, type Group } from '../model/chooseGames.ts'
import { CardShapes, Cards } from '../SectionShape.tsx'
import { GroupHead } from './GroupHead.tsx'
import { LobbyCard } from './LobbyCard.tsx'
import { manyCards } from './many.ts'
import { Recent } from './Recent.tsx'
import { useCardTexts } from './useCardTexts.ts'

const Lanes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: max(8px, calc(var(--space) * 2));
  scroll-margin-block-start: var(--band);
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
  const { lanes, selected, select, vendor, chooseVendor, search, setSearch } = view
  useTopOn(selected)
  const empty =
    search !== ''
      ? {
          text: t('no_matches_found', { query: search }),
          action: t('clear_search'),
          target: { press: () => setSearch('') },
        }
      : vendor === FAVOURITES
        ? { text: t('no_favourites'), action: t('see_all'), target: { press: () => chooseVendor(undefined) } }
        : hasNoGames(view)
          ? { text: t('nothing_here'), action: t('back_home'), target: HOME }
          : { text: t('no_games'), action: t('see_all'), target: { press: () => select(undefined) } }
  return (
    <Loaded of={lanes} shape={<CardShapes />} empty={empty}>
      {(all) => <Ready {...view} all={all} />}
    </Loaded>
  )
}

function Ready(view: GameLanesView & Ready) {
  const {
    all,
    favourites,
    favouriteCards,
    selected,
    select,
    vendors,
    vendor,
    chooseVendor,
    search,
    setSearch,
    place,
  } = view
  const { t } = useTranslation()
  const { groups, count } = useMemo(
    () => chooseGames(all, { lane: selected, vendor, search, place }),
    [all, selected, vendor, search, place],
  )
  const many = areMany(groups)
  const wanted = vendor === FAVOURITES ? t('favourites') : vendors.find(({ code }) => code === vendor)?.name
  const name = wanted ?? search
  const start = useStartOn(`${vendor} ${search}`)
  const plain = vendor === undefined && search === ''

  const drawn = (
    <OneByOne first={FIRST_LANES}>
      {groups.map((group, at) => (
        <Cardful
          key={group.id}
          group={group}
          name={name}
          select={select}
          favourites={favourites}
          eager={at === 0}
        />
      ))}
    </OneByOne>
  )
  const begins = plain && selected === undefined && place === 'home'
  return (
    <Lanes ref={start}>
      {begins && favouriteCards.length > 0 && <Recent title={t('favourites')} games={favouriteCards} />}
      <Filter>
        <ChipRow label={t('all_vendors')}>
          <Chip selected={vendor === undefined} onClick={() => chooseVendor(undefined)}>
            {t('all')}
          </Chip>
          <Chip
            selected={vendor === FAVOURITES}
            icon={<Icon of={Heart} size={16} filled={vendor === FAVOURITES} />}
            onClick={() => chooseVendor(FAVOURITES)}
          >
            {t('favourites')}
          </Chip>
          {vendors.map(({ code, name: text }) => (
            <Chip key={code} selected={code === vendor} onClick={() => chooseVendor(code)}>
              {text}
            </Chip>
          ))}
        </ChipRow>
      </Filter>
      {many ? (
        <LazyPart
          feature="layout"
          load={manyCards}
          props={{ groups, name, select, favourites }}
          waiting={<CardShapes />}
          broken={drawn}
        />
      ) : (
        drawn
      )}
      {count === 0 && (
        <Nothing
          text={search === '' ? t('no_games') : t('no_matches_found', { query: search })}
          action={search === '' ? t('see_all') : t('clear_search')}
          target={{ press: () => (search === '' ? chooseVendor(undefined) : setSearch('')) }}
        />
      )}
    </Lanes>
  )
}

interface CardfulProps extends Pick<GameLanesView, 'favourites'> {
  readonly group: Group
  readonly name: string
  readonly select: (lane: string) => void
  /** Its first cards are in the first window. */
  readonly eager: boolean
}

/** A group with all its cards. */
function Cardful({ group, name, select, favourites, eager }: CardfulProps) {
  const cardTexts = useCardTexts()
  return (
    <div>
      <GroupHead group={group} name={name} select={select} />
      <Cards>
        {group.cards.map((game, at) => (
          <LobbyCard
            key={gameKey(game)}
            game={game}
            favourites={favourites}
            texts={cardTexts}
            eager={eager && at < 4}
          />
        ))}
      </Cards>
    </div>
  )
}

interface Ready {
  readonly all: readonly GameLane[]
}

/** Another category starts at its top. */
function useTopOn(selected: string | undefined): void {
  const before = useRef(selected)
  useEffect(() => {
    if (before.current !== selected) window.scrollTo(0, 0)
    before.current = selected
  }, [selected])
}

/** Other games start at their top: a player who chose or searched far down in a list sees the first of them. */
function useStartOn(wanted: string): RefObject<HTMLDivElement | null> {
  const start = useRef<HTMLDivElement>(null)
  const before = useRef(wanted)
  useEffect(() => {
    if (before.current === wanted) return
    before.current = wanted
    const isPast = (start.current?.getBoundingClientRect().top ?? 0) < 0
    if (isPast) start.current?.scrollIntoView({ block: 'start' })
  }, [wanted])
  return start
}
