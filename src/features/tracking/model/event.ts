import type { TrackingEvents } from '../../../generated/types.ts'
import type { EventName } from './names.ts'

export type TrackingEvent = TrackingEvents[number]

/** What an action says about itself; the rest is known to the page. */
export interface Tracked extends Pick<TrackingEvent, 'eventValue'> {
  readonly eventName: EventName
}

const ID_BYTES = 16

/** An id by which browser and server events are known to be one. */
export function makeEventId(random: Pick<Crypto, 'getRandomValues'>): string {
  const bytes = random.getRandomValues(new Uint8Array(ID_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The event as it is posted (docs/conformance.md § 1.3); what is not known is left out. */
export function eventOf(
  tracked: Tracked,
  known: Omit<TrackingEvent, 'eventName' | 'eventValue'>,
): TrackingEvent {
  const { channels, ...rest } = known
  return {
    ...rest,
    ...(channels && channels.length > 0 && { channels }),
    ...tracked,
  }
}
