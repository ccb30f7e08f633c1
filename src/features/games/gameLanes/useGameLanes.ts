import { useCallback, useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { GameLanesView } from '../../../layouts/parts.ts'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { useSession } from '../../../session/useSession.ts'
import { withTracked } from '../../../ui/url/guard.ts'
import { useKnownCurrency } from '../../auth/countryPicker/public.ts'
import { loadableOf } from '../../shared/loadable.ts'
import { localStore } from '../../shared/localStore.ts'
import { useMemberInfo } from '../../shared/useMemberInfo.ts'
import { useSiteLinks } from '../../shared/useSiteLinks.ts'
import { useUsable } from '../../shared/useUsable.ts'
import { launchTarget, playedKey, readPlayed, trialTarget } from '../launchGame/public.ts'
import { lanesQuery } from './api.ts'
import {
  chosenLane,
  chosenVendor,
  type LaneOptions,
  limited,
  madeBy,
  makersOf,
  playedCards,
  searched,
  withTitles,
} from './model/choose.ts'
import { lanesOf } from './model/lanes.ts'
import { namingCurrency } from './model/vendors.ts'
import { useSearch, withParameter } from './useSearch.ts'

const NOBODY = ''
const GAME_PATH = '/m/game'
const NONE = [] as const

interface Options extends LaneOptions {
  /** Ignores the chosen vendor: the categories in the side rail do not change with it. */
  readonly everyVendor?: boolean
}

/** The data and actions of the game lanes, shared by the section, the screen and the rail. */
export function useGameLanes(
  place: GameLanesView['place'],
  { titles, limit, everyVendor = false }: Options = {},
): GameLanesView {
  const { facts } = usePlanned()
  const { merchant } = facts.site
  const known = useKnownCurrency()
  const currency = namingCurrency(useMemberInfo()?.currency, known, facts.site.currency)
  const memberId = useSession((state) => (state.status === 'member' ? state.session.id : null)) ?? NOBODY
  const { pictures } = useSiteLinks()
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const [search, setSearch] = useSearch()
  const wanted = useDeferredValue(search)

  const outcome = useUsable(lanesQuery())
  const sent = outcome.data?.value
  const lane = params.get('lane')
  const all = useMemo(() => {
    // Recomputed when another lane is chosen: its pictures then come from the hosts that respond at that time.
    void lane
    const back = place === 'page' ? GAME_PATH : undefined
    return lanesOf(sent, {
      currency,
      pictures,
      launch: (game) => launchTarget(game, back),
      tryOut: (game) => trialTarget(game, back),
    })
  }, [sent, currency, pictures, place, lane])
  const lanes = useMemo(() => withTitles(all, titles), [all, titles])
  const selected = chosenLane(lanes, lane)
  const vendors = useMemo(() => makersOf(lanes, selected), [lanes, selected])
  const vendor = chosenVendor(vendors, params.get('vendor'))
  // The template's limit applies only to browsing. A search, a chosen lane or a chosen vendor shows all games.
  const most = selected === undefined && vendor === undefined && wanted === '' ? limit : undefined
  const shown = useMemo(
    () => limited(madeBy(searched(lanes, wanted), everyVendor ? undefined : vendor, selected), most),
    [lanes, wanted, everyVendor, vendor, selected, most],
  )
  const recent = useMemo(
    () =>
      memberId === NOBODY
        ? NONE
        : playedCards(all, readPlayed(localStore, playedKey(merchant.code, memberId))),
    [all, merchant.code, memberId],
  )
  const here = facts.route.screen === 'home' || facts.route.screen === 'game'
  const choose = useCallback(
    (name: 'lane' | 'vendor', value: string | undefined) => {
      if (here)
        setParams((before) => withParameter(before, name, value), {
          replace: true,
          preventScrollReset: true,
        })
      else
        navigate(
          withTracked(
            `${GAME_PATH}?${withParameter(new URLSearchParams(), name, value)}`,
            window.location.search,
          ),
        )
    },
    [here, setParams, navigate],
  )
  const select = useCallback((lane: string | undefined) => choose('lane', lane), [choose])
  const chooseVendor = useCallback((code: string | undefined) => choose('vendor', code), [choose])

  return {
    lanes: loadableOf(outcome, () => shown),
    recent,
    selected,
    select,
    vendors,
    vendor,
    chooseVendor,
    search,
    setSearch,
    place,
  }
}
