import { useEffect, useEffectEvent } from 'react'
import { useAppQuery } from '../shared/queries.ts'
import { unreadQuery } from './api.ts'
import { readUnread } from './model/launch.ts'

/**
 * The number of unread messages; requested again whenever the page becomes visible, for example after a chat in its own window.
 */
export function useUnread(isCounted: boolean): number {
  const { data, refetch } = useAppQuery({ ...unreadQuery(), enabled: isCounted })
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refetch()
  })
  useEffect(() => {
    if (!isCounted) return
    const onChange = () => ask()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [isCounted])
  return isCounted ? readUnread(data?.value?.unReadCount) : 0
}
