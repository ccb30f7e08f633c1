import { useCallback, useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { FAVOURITES, type GameCard } from '../../../layouts/games.ts'
import { gameKey } from '../../../layouts/manyGames.ts'
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
import { isFavourite, useFavourites } from '../favourites/public.ts'
import { launchTarget, MOST_PLAYED, playedKey, readPlayed, trialTarget } from '../launchGame/public.ts'
import { lanesQuery } from './api.ts'
import {
  cardNamed,
  cardsOf,
  chosenLane,
  chosenVendor,
  type LaneOptions,
  limited,
  madeBy,
  makersOf,
  nameOfCard,
  searched,
  sieved,
  withTitles,
} from './model/choose.ts'
import { lanesOf } from './model/lanes.ts'
import { GAME_PATH } from './model/paths.ts'
import { namingCurrency } from './model/vendors.ts'
import { useSearch, withParameter } from './useSearch.ts'
import { useSimilar } from './useSimilar.ts'

const NOBODY = ''
const NONE = [] as const
const LOADING = { state: 'loading' } as const

interface Options extends LaneOptions {
  /** Ignores the chosen vendor: the categories in the side rail do not change with it. */
  readonly everyVendor?: boolean
}

export interface Games extends GameLanesView {
  /** The card of a {@link gameKey}. */
  readonly cardOf: (key: string) => GameCard | undefined
  /** The card that an address names (`?game=`), and how it names a card. */
  readonly cardAt: (name: string) => GameCard | undefined
  readonly nameOf: (card: GameCard) => string
}

/** The data and actions of the game lanes, shared by the section, the screen and the rail. */
export function useGameLanes(
  place: GameLanesView['place'],
  { titles, limit, everyVendor = false }: Options = {},
): Games {
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
  const asked = params.get('vendor')
  const vendor = asked === FAVOURITES ? FAVOURITES : chosenVendor(vendors, asked)
  const [favourites, kept] = useFavourites(merchant.code, memberId)
  // The template's limit applies only to browsing. A search, a chosen lane or a chosen vendor shows all games.
  const most = selected === undefined && vendor === undefined && wanted === '' ? limit : undefined
  const exact = useMemo(() => searched(lanes, wanted), [lanes, wanted])
  const isMissed = exact.length === 0 && lanes.length > 0
  const similar = useSimilar(lanes, isMissed ? wanted : '')
  const found = isMissed ? similar : exact
  const shown = useMemo(() => {
    if (!found || everyVendor) return found && limited(found, most)
    if (vendor === FAVOURITES) return sieved(found, (card) => isFavourite(kept, card))
    return limited(madeBy(found, vendor, selected), most)
  }, [found, everyVendor, vendor, kept, selected, most])
  const recent = useMemo(
    () =>
      memberId === NOBODY ? NONE : cardsOf(all, readPlayed(localStore, playedKey(merchant.code, memberId))),
    [all, merchant.code, memberId],
  )
  const favouriteCards = useMemo(() => cardsOf(all, kept.slice(0, MOST_PLAYED)), [all, kept])
  const cardOf = useCallback(
    (key: string) => all.flatMap(({ cards }) => cards).find((card) => gameKey(card) === key),
    [all],
  )
  const cardAt = useCallback((name: string) => cardNamed(all, name), [all])
  const nameOf = useCallback((card: GameCard) => nameOfCard(all, card), [all])
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
    lanes: shown ? loadableOf(outcome, () => shown) : LOADING,
    isSimilar: isMissed && shown !== undefined && shown.length > 0,
    recent,
    favourites,
    favouriteCards,
    cardOf,
    cardAt,
    nameOf,
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
