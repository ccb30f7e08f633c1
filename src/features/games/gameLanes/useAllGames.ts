import { useCallback, useMemo } from 'react'
import type { GameCard } from '../../../layouts/games.ts'
import { gameKey } from '../../../layouts/manyGames.ts'
import type { GameLanesView } from '../../../layouts/parts.ts'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { useSession } from '../../../session/useSession.ts'
import { useSearchParams } from '../../../ui/navigation.ts'
import { useKnownCurrency } from '../../auth/countryPicker/public.ts'
import { useMemberInfo } from '../../shared/useMemberInfo.ts'
import { useSiteLinks } from '../../shared/useSiteLinks.ts'
import { useUsable } from '../../shared/useUsable.ts'
import { launchTarget, trialTarget } from '../launchGame/public.ts'
import { lanesQuery } from './api.ts'
import { cardNamed, nameOfCard } from './model/choose.ts'
import { lanesOf } from './model/lanes.ts'
import { GAME_PATH } from './model/paths.ts'
import { namingCurrency } from './model/vendors.ts'

const NOBODY = ''

/** All games of the site with their targets, and how an address names one. */
export function useAllGames(place: GameLanesView['place']) {
  const { facts } = usePlanned()
  const { merchant } = facts.site
  const known = useKnownCurrency()
  const currency = namingCurrency(useMemberInfo()?.currency, known, facts.site.currency)
  const memberId = useSession((state) => (state.status === 'member' ? state.session.id : null)) ?? NOBODY
  const { pictures } = useSiteLinks()
  const [params] = useSearchParams()

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
  const cardOf = useCallback(
    (key: string): GameCard | undefined =>
      all.flatMap(({ cards }) => cards).find((card) => gameKey(card) === key),
    [all],
  )
  const cardAt = useCallback((name: string) => cardNamed(all, name), [all])
  const nameOf = useCallback((card: GameCard) => nameOfCard(all, card), [all])
  return { outcome, all, lane, cardOf, cardAt, nameOf, merchant, memberId }
}
