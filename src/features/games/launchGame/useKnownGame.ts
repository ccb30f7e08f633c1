import { useSearchParams } from 'react-router-dom'
import { useAppQueryClient } from '../../shared/queries.ts'
import { useSiteLinks } from '../../shared/useSiteLinks.ts'
import { knownGame } from '../gameLanes/public.ts'

export interface ShownGame {
  /** Undefined: nobody knows. */
  readonly name: string | undefined
  /** Guarded; none where its picture is not known. */
  readonly pictures: readonly string[]
}

/** The game of the address, as the card looked that the player tapped. */
export function useKnownGame(): ShownGame {
  const [params] = useSearchParams()
  const { pictures } = useSiteLinks()
  const game = knownGame(useAppQueryClient(), params.get('code') ?? '', params.get('vendor') ?? '')
  return { name: game?.name, pictures: pictures(game?.image) }
}
