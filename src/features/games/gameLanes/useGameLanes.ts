import { use, useCallback, useDeferredValue, useMemo } from 'react'
import { FAVOURITES, type GameCard } from '../../../layouts/games.ts'
import type { GameLanesView } from '../../../layouts/parts.ts'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { PaintFirst } from '../../../ui/links.ts'
import { useNavigate, useSearchParams } from '../../../ui/navigation.ts'
import { withTracked } from '../../../ui/url/guard.ts'
import { loadableOf } from '../../shared/loadable.ts'
import { localStore } from '../../shared/localStore.ts'
import { MOST_PLAYED, playedKey, readPlayed } from '../played/public.ts'
import {
  cardsOf,
  chosenLane,
  chosenVendor,
  type LaneOptions,
  limited,
  madeBy,
  makersOf,
  searched,
  sieved,
  withTitles,
} from './model/choose.ts'
import { isFavourite } from './model/favourites.ts'
import { GAME_PATH } from './model/paths.ts'
import { useAllGames } from './useAllGames.ts'
import { useFavourites } from './useFavourites.ts'
import { useSearch, withParameter } from './useSearch.ts'
import { useSimilar } from './useSimilar.ts'

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

/** Whether the games have loaded. */
export const areKnown = ({ state }: GameLanesView['lanes']): boolean => state === 'ready' || state === 'empty'

/** The data and actions of the game lanes, shared by the section, the screen and the rail. */
export function useGameLanes(
  place: GameLanesView['place'],
  { titles, limit, everyVendor = false }: Options = {},
): Games {
  const { facts } = usePlanned()
  const { outcome, all, lane, cardOf, cardAt, nameOf, merchant, memberId } = useAllGames(place)
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const paintFirst = use(PaintFirst)
  const [search, setSearch] = useSearch()
  const wanted = useDeferredValue(search)

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
  // On a member's home they stand after the hero (`OwnGames.tsx`).
  const isBelow = place === 'page' || memberId === ''
  const recent = useMemo(
    () =>
      isBelow && memberId !== ''
        ? cardsOf(all, readPlayed(localStore, playedKey(merchant.code, memberId)))
        : NONE,
    [all, merchant.code, memberId, isBelow],
  )
  const favouriteCards = useMemo(
    () => (isBelow ? cardsOf(all, kept.slice(0, MOST_PLAYED)) : NONE),
    [all, kept, isBelow],
  )
  const here = facts.route.screen === 'home' || facts.route.screen === 'game'
  const choose = useCallback(
    (name: 'lane' | 'vendor', value: string | undefined) => {
      const changed = (before: URLSearchParams) => withParameter(before, name, value)
      const page = () => withTracked(`${GAME_PATH}?${changed(new URLSearchParams())}`, window.location.search)
      paintFirst(() => (here ? setParams(changed) : navigate(page())))
    },
    [here, setParams, navigate, paintFirst],
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
