import { useEffect, useMemo, useState } from 'react'
import type { Lane } from './model/lanes.ts'

type Similar = typeof import('./model/similar.ts').similar
const NONE = [] as const

/** Without the download there are no similar games. */
const load = (): Promise<Similar> =>
  import('./model/similar.ts').then(
    ({ similar }) => similar,
    () => () => [],
  )

/**
 * The games that resemble a search which no game contains; empty for an empty search.
 *
 * @returns undefined while the code for it is downloaded
 */
export function useSimilar(lanes: readonly Lane[], search: string): readonly Lane[] | undefined {
  const [similar, setSimilar] = useState<Similar>()
  const isNeeded = search !== '' && !similar
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    load().then((loaded) => isCurrent && setSimilar(() => loaded))
    return () => {
      isCurrent = false
    }
  }, [isNeeded])
  return useMemo(() => (search === '' ? NONE : similar?.(lanes, search)), [similar, lanes, search])
}
