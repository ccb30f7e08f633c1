import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LazyPart } from '../../../registry/LazyPart.tsx'
import { FAVOURITES } from '../../games.ts'
import { HOME, hasNoGames } from '../../noGames.ts'
import type { GameLanesView } from '../../parts.ts'
import { AsyncState } from '../AsyncState.tsx'
import { LAYOUT, searchBox } from '../later.tsx'
import { QuietButton, QuietGo } from '../primitives.tsx'
import { Board } from './lanes/Board.tsx'
import { LanesShape } from './lanes/LanesShape.tsx'

/** On a page of its own it runs to the edges like everywhere else. */
const Area = styled.div`
  &[data-place='page'] { margin-inline: calc(-1 * var(--margin)); }
`

/** Where the search will be. */
const Room = styled.div`
  block-size: max(44px, var(--control-height));
`

/** Games: rows on the home, grids with a search on a page of their own. */
export function GameLanes(view: GameLanesView) {
  const { t } = useTranslation()
  const { lanes, search, setSearch, select, vendor, chooseVendor, place } = view
  const clear = () => {
    if (search) setSearch('')
    else if (vendor === FAVOURITES) chooseVendor(undefined)
    else select(undefined)
  }
  const hasNone = hasNoGames(view)
  const none = vendor === FAVOURITES ? t('no_favourites') : t(hasNone ? 'nothing_here' : 'no_games')
  return (
    <Area data-place={place}>
      {place === 'page' && (
        <LazyPart feature={LAYOUT} load={searchBox} props={{ search, setSearch }} waiting={<Room />} />
      )}
      <AsyncState
        of={lanes}
        waiting={<LanesShape place={place} />}
        empty={search ? t('no_matches_found', { query: search }) : none}
        action={
          hasNone ? (
            <QuietGo target={HOME}>{t('back_home')}</QuietGo>
          ) : (
            <QuietButton type="button" onClick={clear}>
              {t(search ? 'clear_search' : 'see_all')}
            </QuietButton>
          )
        }
      >
        {(value) => <Board {...view} lanes={value} />}
      </AsyncState>
    </Area>
  )
}
