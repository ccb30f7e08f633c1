import { useSearchParams } from '../../../ui/navigation.ts'
import { useAppQueryClient } from '../../shared/queries.ts'
import { useSiteLinks } from '../../shared/useSiteLinks.ts'
import { knownGame } from '../gameLanes/public.ts'

export interface ShownGame {
  /** undefined: unknown. */
  readonly name: string | undefined
  /** Guarded URLs; empty if the picture is unknown. */
  readonly pictures: readonly string[]
}

/** Name and pictures of the game in the URL, as on the card that the player tapped. */
export function useKnownGame(): ShownGame {
  const [params] = useSearchParams()
  const { pictures } = useSiteLinks()
  const game = knownGame(useAppQueryClient(), params.get('code') ?? '', params.get('vendor') ?? '')
  return { name: game?.name, pictures: pictures(game?.image) }
}
