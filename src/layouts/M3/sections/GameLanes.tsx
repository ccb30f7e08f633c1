import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LazyPart } from '../../../registry/LazyPart.tsx'
import type { Target } from '../../../ui/Go.tsx'
import { OneByOne } from '../../../ui/OneByOne.tsx'
import { FAVOURITES, type GameLane } from '../../games.ts'
import { areMany, FIRST_LANES, ROW_OF_MANY } from '../../manyGames.ts'
import { HOME, hasNoGames } from '../../noGames.ts'
import type { GameLanesView } from '../../parts.ts'
import { GameFinder } from '../later.tsx'
import { QuietAction } from '../primitives/Action.tsx'
import { Empty, States } from '../primitives/States.tsx'
import { useScreenPath } from '../primitives/useScreenPath.ts'
import { Lane, LaneShape } from './Lane.tsx'
import { manyRows } from './many.ts'

/** On a page the lanes run to the edges, as on the home. */
const Edges = styled.div`
  &[data-place='page'] { --air: 40px; margin-inline: calc(-1 * var(--margin)); }
  > search { display: block; margin-block-end: 24px; }
`

const NONE = [] as const

/** Lanes of games as sections; on the page of games with search and a line of lanes to choose from. */
export function GameLanes(view: GameLanesView) {
  const { t } = useTranslation('shell')
  const { lanes, recent, favouriteCards, select, vendor, chooseVendor, search, setSearch, place } = view
  const games = useScreenPath()('game')
  const selected = place === 'page' ? view.selected : undefined
  const hasNone = hasNoGames(view)
  const all = () => {
    setSearch('')
    if (vendor === FAVOURITES) chooseVendor(undefined)
    else select(undefined)
  }
  const open = (lane: string) => {
    select(lane)
    window.scrollTo(0, 0)
  }
  /** The player has searched or filtered: results come instead of lanes. */
  const asked = Boolean(selected || search || vendor)
  const allOf = (lane: GameLane, shown: number): Target => {
    if (place === 'page') return lane.cards.length > shown ? { press: () => open(lane.id) } : undefined
    return games && lane.count > shown
      ? { to: `${games}?${new URLSearchParams({ lane: lane.id })}` }
      : undefined
  }
  const ready = lanes.state === 'ready' ? lanes.value : NONE
  const chosen = useMemo(
    () => (selected ? ready.filter(({ id }) => id === selected) : ready),
    [ready, selected],
  )
  const shown: typeof lanes = lanes.state === 'ready' ? { state: 'ready', value: chosen } : lanes
  const none = hasNone ? (
    <Empty text={t('nothing_here')}>
      <QuietAction target={HOME}>{t('back_home')}</QuietAction>
    </Empty>
  ) : (
    <Empty
      text={
        search
          ? t('no_matches_found', { query: search })
          : t(vendor === FAVOURITES ? 'no_favourites' : 'no_games')
      }
    >
      <QuietAction target={{ press: all }}>{search ? t('clear_search') : t('see_all')}</QuietAction>
    </Empty>
  )
  return (
    <Edges data-place={place}>
      {place === 'page' && !hasNone && <GameFinder {...view} />}
      {recent.length > 0 && !asked && <Lane title={t('continue_playing')} cards={recent} look="row" />}
      {favouriteCards.length > 0 && !asked && (
        <Lane title={t('favourites')} cards={favouriteCards} look="row" />
      )}
      <States of={shown} title={place === 'home' ? t('games') : undefined} shape={<LaneShape />} empty={none}>
        {(known) => {
          const many = areMany(known)
          const drawn = known.map((lane) => {
            const cards = many && !asked ? lane.cards.slice(0, ROW_OF_MANY) : lane.cards
            return (
              <Lane
                key={lane.id}
                title={lane.title}
                count={lane.count}
                cards={cards}
                look={asked ? 'list' : 'row'}
                all={allOf(lane, cards.length)}
              />
            )
          })
          if (!many || !asked) return <OneByOne first={FIRST_LANES}>{drawn}</OneByOne>
          return (
            <LazyPart
              feature="layout"
              load={manyRows}
              props={{ lanes: known }}
              waiting={<LaneShape />}
              broken={drawn}
            />
          )
        }}
      </States>
    </Edges>
  )
}
