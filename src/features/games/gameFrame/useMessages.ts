import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type GameMessage, isFrom, readGameMessage } from './model/messages.ts'

/** Listens to messages of the game in the frame and ignores all other senders. */
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
