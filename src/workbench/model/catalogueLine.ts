/** A flag in the catalogue of flags. */
export interface CatalogueLine {
  readonly flag: string
  readonly title: string
  readonly description: string
  readonly owner: string
  readonly byDefault: boolean
  readonly needs: readonly string[]
  /** Codes of merchants. */
  readonly on: readonly string[]
  readonly off: readonly string[]
  /** Merchants that have it on for some visitors only: `20 %`, `3 members`. */
  readonly some: readonly { readonly code: string; readonly who: string }[]
  /** Number of merchants that do not send it; they count by its default too. */
  readonly notSent: number
  /** Features whose gates read it, and `code` where code reads it. */
  readonly readBy: readonly string[]
  /** Why it can be retired; absent: it cannot. */
  readonly retire?: 'unread' | 'on for all' | 'off for all'
  /** The last commit that changed it, where git keeps the folder. */
  readonly lastChange?: { readonly when: string; readonly who: string; readonly why: string }
}
