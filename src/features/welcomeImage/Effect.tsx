import { useEffect, useEffectEvent } from 'react'
import { useApp } from '../../registry/AppContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { pageLater } from '../../ui/later.ts'
import { bannersQuery } from '../banners/public.ts'
import { useAppQueryClient } from '../shared/queries.ts'
import { useSiteLinks } from '../shared/useSiteLinks.ts'
import { readHistory } from './kept.ts'
import { loadPicture } from './loadPicture.ts'
import { WELCOME_GROUPS, type Welcome } from './model/rules.ts'
import { startWelcome } from './run.ts'
import { say, show, withdraw } from './welcome.ts'

/** Starts the welcome images while home is mounted. Renders nothing. */
export default function Watch() {
  const app = useApp()
  const { facts, report } = usePlanned()
  const { pictures } = useSiteLinks()
  const queries = useAppQueryClient()
  const wait = facts.site.settings.welcome_image_wait
  const banners = useEffectEvent(async () => {
    const { value, problems } = await queries.fetchQuery(bannersQuery(WELCOME_GROUPS.join(',')))
    for (const problem of problems) report(problem)
    return value
  })
  const load = useEffectEvent(({ banner }: Welcome) => loadPicture(pictures(banner.image)))

  useEffect(() => {
    const stop = startWelcome({
      wait,
      later: pageLater,
      history: readHistory,
      banners: () => banners(),
      load: (welcome) => load(welcome),
      say: (on, because) => say(app, on, because),
      show: (shown) => show(app, shown),
    })
    return () => {
      stop()
      withdraw(app)
      say(app, false, 'the player is not on home')
    }
  }, [app, wait])
  return null
}
