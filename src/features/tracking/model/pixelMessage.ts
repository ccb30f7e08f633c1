import type { EventName } from './names.ts'
import type { PixelIds } from './networks.ts'

/** The first thing that the frame is told, with the port by which it hears the rest. */
export interface PixelStart {
  readonly ids: PixelIds
  /** Cookies of networks that the frame, which has none, is to find: Facebook's ids, and ids of clicks. */
  readonly cookies: Readonly<Record<string, string>>
}

/** Something that happened, as networks may know it: nothing in it says who the player is. */
export interface PixelEvent {
  readonly name: EventName
  /** The same as in the event that the back office is told: so both are known to be one. */
  readonly id: string
  /** Address of the screen: its own path and the tracked parameters, nothing else. */
  readonly page: string
}

/** What the frame says when it can be told; it says nothing else. */
export const PIXELS_READY = 'pixels:ready'
