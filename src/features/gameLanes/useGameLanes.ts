import { useCallback, useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { GameLanesView } from '../../layouts/parts.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { useSession } from '../../session/useSession.ts'
import { withTracked } from '../../ui/url/guard.ts'
import { launchTarget, playedKey, readPlayed } from '../launchGame/public.ts'
import { loadableOf } from '../loadable.ts'
import { localStore } from '../localStore.ts'
import { useSiteLinks } from '../useSiteLinks.ts'
import { useUsable } from '../useUsable.ts'
import { lanesQuery } from './api.ts'
import { chosenLane, type LaneOptions, limited, playedCards, searched, withTitles } from './model/choose.ts'
import { lanesOf } from './model/lanes.ts'
import { useSearch, withParameter } from './useSearch.ts'

const NOBODY = ''
const GAME_PATH = '/m/game'
const NONE = [] as const

/** The view of the game lanes, the same for the section, the screen and the rail. */
export function useGameLanes(
  place: GameLanesView['place'],
  { titles, limit }: LaneOptions = {},
): GameLanesView {
  const { facts } = usePlanned()
  const { currency, merchant } = facts.site
  const member = facts.session.state === 'member'
  const memberId = useSession((state) => (state.status === 'member' ? state.session.id : null)) ?? NOBODY
  const { pictures } = useSiteLinks()
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const [search, setSearch] = useSearch()
  const wanted = useDeferredValue(search)

  const outcome = useUsable(lanesQuery())
  const sent = outcome.data?.value
  const lanes = useMemo(
    () =>
      lanesOf(sent, {
        currency,
        pictures,
        launch: (code, vendor) => launchTarget({ code, vendor }, member),
      }),
    [sent, currency, pictures, member],
  )
  const shown = useMemo(
    () => limited(searched(withTitles(lanes, titles), wanted), limit),
    [lanes, titles, wanted, limit],
  )
  const recent = useMemo(
    () =>
      memberId === NOBODY
        ? NONE
        : playedCards(lanes, readPlayed(localStore, playedKey(merchant.code, memberId))),
    [lanes, merchant.code, memberId],
  )
  const here = facts.route.screen === 'home' || facts.route.screen === 'game'
  const select = useCallback(
    (lane: string | undefined) => {
      if (here)
        setParams((before) => withParameter(before, 'lane', lane), {
          replace: true,
          preventScrollReset: true,
        })
      else
        navigate(
          withTracked(
            `${GAME_PATH}?${withParameter(new URLSearchParams(), 'lane', lane)}`,
            window.location.search,
          ),
        )
    },
    [here, setParams, navigate],
  )

  return {
    lanes: loadableOf(outcome, () => shown),
    recent,
    selected: chosenLane(withTitles(lanes, titles), params.get('lane')),
    select,
    search,
    setSearch,
    place,
  }
}
