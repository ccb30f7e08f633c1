import type { Announcement, Announcements } from '../../../generated/types.ts'
import { announcementsFor, type Reader } from './audience.ts'
import { hashOf } from './hash.ts'

/** One announcement as the popup shows it. */
export interface Slide {
  /** Of title and content (docs/conformance.md § 2.3): the same text has the same hash, whatever its id. */
  readonly hash: string
  readonly title: string
  /** HTML as sent. */
  readonly content: string
  /** It belongs to an activity and links to it. */
  readonly activity: boolean
}

/**
 * Values of promotionType that mean no activity; PR is the type with which every announcement is requested. The contract lists no
 * values, so all others count as an activity.
 */
const NO_ACTIVITY: ReadonlySet<string> = new Set(['', '0', 'PR', 'NONE', 'NOTICE', 'ANNOUNCEMENT', 'NEWS'])

const belongsToActivity = ({ promotionType }: Announcement): boolean =>
  !NO_ACTIVITY.has(promotionType?.trim().toUpperCase() ?? '')

/** The slides for this reader in the order of the answer, without empty ones and duplicates. */
export function slidesFor(sent: Announcements | undefined, reader: Reader): readonly Slide[] {
  const slides = new Map<string, Slide>()
  for (const announcement of announcementsFor(sent, reader)) {
    const [title, content] = [announcement.title?.trim() ?? '', announcement.content?.trim() ?? '']
    if (title === '' && content === '') continue
    const hash = hashOf(`${title}\n${content}`)
    if (!slides.has(hash))
      slides.set(hash, { hash, title, content, activity: belongsToActivity(announcement) })
  }
  return [...slides.values()]
}
