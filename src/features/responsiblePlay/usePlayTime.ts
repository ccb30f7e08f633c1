import { useStore } from 'zustand'
import { useApp } from '../../registry/AppContext.ts'
import { useDuration } from '../shared/useDuration.ts'
import { minutesOf } from './model/playTime.ts'
import { playTimeOf } from './playClock.ts'

/** The time that the member has played, in words; undefined: it is not being counted. */
export function usePlayTime(): string | undefined {
  const duration = useDuration()
  const played = useStore(playTimeOf(useApp()), (time) => time && minutesOf(time))
  return played === undefined ? undefined : duration(played)
}
