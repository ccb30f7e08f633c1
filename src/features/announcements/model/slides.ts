import type { Announcement, Announcements } from '../../../generated/types.ts'
import { announcementsFor, type Reader } from './audience.ts'
import { hashOf } from './hash.ts'

/** One announcement as the popup shows it. */
export interface Slide {
  /** Of title and content (docs/conformance.md § 2.3): it is known by what it says, whatever its id. */
  readonly hash: string
  readonly title: string
  /** HTML as it was sent. */
  readonly content: string
  /** It belongs to an activity, which it leads to. */
  readonly activity: boolean
}

/**
 * Values of promotionType that say that there is no activity; PR is what every announcement is fetched as. The contract names
 * no values, so all others are one.
 */
const NO_ACTIVITY: ReadonlySet<string> = new Set(['', '0', 'PR', 'NONE', 'NOTICE', 'ANNOUNCEMENT', 'NEWS'])

const belongsToActivity = ({ promotionType }: Announcement): boolean =>
  !NO_ACTIVITY.has(promotionType?.trim().toUpperCase() ?? '')

/** What the popup shows this reader, in the order in which it was sent; what says nothing is left out, and twins stand once. */
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
