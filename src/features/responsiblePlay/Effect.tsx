import { useEffect } from 'react'
import { useApp } from '../../registry/AppContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { useSession } from '../../session/useSession.ts'
import { countPlayTime } from './playClock.ts'

/** Counts the time of the member who is logged in, once it is known who that is. */
export default function Effect() {
  const app = useApp()
  const { site } = usePlanned().facts
  const reminder = site.settings.responsible_play_reminder ?? 0
  const member = useSession((state) =>
    state.status === 'member' ? (state.session.id ?? state.session.userName) : null,
  )
  const { code } = site.merchant
  useEffect(
    () => (member === null ? undefined : countPlayTime(app, { member: `${code}/${member}`, reminder })),
    [app, code, member, reminder],
  )
  return null
}
