import { useEffect, useState } from 'react'
import { formatDateTime } from '../../i18n/format.ts'
import type { Draw, Loadable } from '../../layouts/parts.ts'
import { useLanguage } from '../useLanguage.ts'
import { useSiteLinks } from '../useSiteLinks.ts'
import { useUsableView } from '../useUsable.ts'
import { matchesQuery } from './api.ts'
import { drawsOf, type Kind, untilNext } from './model/draws.ts'

/** A timer of the browser holds no more than about 24 days; one hour is enough to look again. */
const LONGEST_WAIT = 3_600_000

/** Draws or matches, put in order again when one of them begins. */
export function useDraws(kind: Kind, limit: number | undefined): Loadable<readonly Draw[]> {
  const [now, setNow] = useState(Date.now)
  const language = useLanguage()
  const { target } = useSiteLinks()
  const draws = useUsableView(matchesQuery(), (sent) =>
    drawsOf(sent, { kind, now, limit, link: target, format: (instant) => formatDateTime(instant, language) }),
  )
  const wait = draws.state === 'ready' ? untilNext(draws.value, now) : undefined
  useEffect(() => {
    if (wait === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(wait + 1, LONGEST_WAIT))
    return () => clearTimeout(timer)
  }, [wait])
  return draws
}
