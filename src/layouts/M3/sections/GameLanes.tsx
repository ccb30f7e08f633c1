import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { GameLanesView } from '../../parts.ts'
import { QuietAction } from '../furniture/Action.tsx'
import { Empty, States } from '../furniture/States.tsx'
import { useScreenPath } from '../furniture/useScreenPath.ts'
import { GameFinder } from '../later.tsx'
import { Lane, LaneShape } from './Lane.tsx'

/** On a page the lanes run to the edges, as on the home. */
const Edges = styled.div`
  &[data-place='page'] { --air: 40px; margin-inline: calc(-1 * var(--margin)); }
  > search { display: block; margin-block-end: 24px; }
`

/** Lanes of games as sections; on the page of games with search and a line of lanes to choose from. */
export function GameLanes(view: GameLanesView) {
  const { t } = useTranslation('shell')
  const { lanes, recent, select, search, setSearch, place } = view
  const games = useScreenPath()('game')
  const selected = place === 'page' ? view.selected : undefined
  const all = () => {
    setSearch('')
    select(undefined)
  }
  const shown: typeof lanes =
    lanes.state === 'ready'
      ? { state: 'ready', value: lanes.value.filter((lane) => !selected || lane.id === selected) }
      : lanes
  const none = (
    <Empty text={search ? t('no_matches_found', { query: search }) : t('no_games')}>
      <QuietAction target={{ press: all }}>{search ? t('clear_search') : t('see_all')}</QuietAction>
    </Empty>
  )
  return (
    <Edges data-place={place}>
      {place === 'page' && <GameFinder {...view} />}
      {recent.length > 0 && !search && !selected && (
        <Lane title={t('continue_playing')} cards={recent} look="row" />
      )}
      <States of={shown} title={place === 'home' ? t('games') : undefined} shape={<LaneShape />} empty={none}>
        {(known) =>
          known.map((lane) => (
            <Lane
              key={lane.id}
              title={lane.title}
              count={lane.count}
              cards={lane.cards}
              look={selected || search ? 'list' : 'row'}
              all={
                place === 'home' && games && lane.count > lane.cards.length
                  ? { to: `${games}?${new URLSearchParams({ lane: lane.id })}` }
                  : undefined
              }
            />
          ))
        }
      </States>
    </Edges>
  )
}
