import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type GameMessage, isFrom, readGameMessage } from './model/messages.ts'

/** Hears what the game in the frame says, and nobody else. */
export function useMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: GameMessage) => void,
): void {
  const tell = useEffectEvent(onMessage)
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const message = isFrom(event, frame.current, origin) ? readGameMessage(event.data) : undefined
      if (message) tell(message)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, origin])
}
