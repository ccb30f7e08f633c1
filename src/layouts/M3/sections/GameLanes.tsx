import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { GameLanesView } from '../../parts.ts'
import { QuietAction } from '../furniture/Action.tsx'
import { Empty, States } from '../furniture/States.tsx'
import { useScreenPath } from '../furniture/useScreenPath.ts'
import { GameFinder } from './GameFinder.tsx'
import { Lane, LaneShape } from './Lane.tsx'

/** On a page the lanes run to the edges, as on the home. */
const Edges = styled.div`
  &[data-place='page'] { margin-inline: calc(-1 * var(--margin)); }
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
      <States of={lanes} shape={<LaneShape />} empty={none}>
        {(known) => {
          const shown = known.filter((lane) => lane.cards.length > 0 && (!selected || lane.id === selected))
          return shown.length === 0
            ? none
            : shown.map((lane) => (
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
        }}
      </States>
    </Edges>
  )
}
