import type { Announcement, Announcements } from '../../../generated/types.ts'

/**
 * The reader: B announcements are for guests, A for members, F for members on their first login (docs/conformance.md § 2.6).
 */
export interface Reader {
  readonly member: boolean
  readonly firstLogin: boolean
}

/** Announcements of this category belong to the download prompt. */
const APP_DOWNLOAD = 'app_download'

/** The announcements for this reader in the order of the answer; one without an audience is for everyone. */
export function announcementsFor(sent: Announcements | undefined, reader: Reader): readonly Announcement[] {
  return (sent?.announcements ?? []).filter(
    (announcement) =>
      categoryOf(announcement) !== APP_DOWNLOAD && isFor(announcement.execution?.trim() ?? '', reader),
  )
}

function isFor(execution: string, { member, firstLogin }: Reader): boolean {
  switch (execution) {
    case '':
      return true
    case 'A':
      return member
    case 'B':
      return !member
    case 'F':
      return member && firstLogin
    default:
      return false
  }
}

/** Not a field of the contract, but sent by back offices that keep both kinds in one list. */
const categoryOf = (announcement: object): unknown => Reflect.get(announcement, 'category')

/** The marquee's texts: the titles. An announcement without a title is left out. */
export const headlinesOf = (announcements: readonly Announcement[]) =>
  announcements.flatMap(({ id, title }, index) => {
    const text = title?.trim()
    return text ? [{ id: `${index} ${id ?? ''}`, title: text, target: undefined }] : []
  })
