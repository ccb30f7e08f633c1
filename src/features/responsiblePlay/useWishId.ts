import { useRef } from 'react'
import { useApp } from '../../registry/AppContext.ts'
import { newRequestId } from '../money/public.ts'

/**
 * Request ids of a form: the same wish has the same id when it is sent again after a failure, so that the back office
 * carries it out once. `done` forgets it.
 */
export function useWishId(): { readonly idOf: (wish: string) => string; readonly done: () => void } {
  const { page } = useApp()
  const kept = useRef<{ wish: string; id: string }>(undefined)
  return {
    idOf(wish) {
      if (kept.current?.wish !== wish)
        kept.current = { wish, id: newRequestId((bytes) => page.crypto.getRandomValues(bytes)) }
      return kept.current.id
    },
    done() {
      kept.current = undefined
    },
  }
}
