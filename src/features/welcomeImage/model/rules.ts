import type { Banner, Banners } from '../../../generated/types.ts'
import { fileNameOf } from './fileName.ts'

/** The groups of the welcome images, the first one shown first (docs/conformance.md § 2.9). */
export const WELCOME_GROUPS = ['m_popup1', 'm_popup2'] as const
export type WelcomeGroup = (typeof WELCOME_GROUPS)[number]

const SECOND_MS = 1000

/** The wait of the setting `welcome_image_wait`, ms; 0: at once. Undefined: disabled. */
export const waitOf = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : Math.max(0, seconds * SECOND_MS)

/** A welcome image that may show. */
export interface Welcome {
  readonly group: WelcomeGroup
  readonly banner: Banner
  /** What is remembered of it. */
  readonly fileName: string
}

/** What was stored before. */
export interface WelcomeHistory {
  /** One was saved or closed in this session. */
  readonly over: boolean
  /** The file names that were saved or closed last. */
  readonly seen: Readonly<Partial<Record<WelcomeGroup, string>>>
}

/**
 * The welcome images to show (docs/conformance.md § 2.4), image 1 first, then image 2: the first of each group whose file name
 * differs from the stored one; none after one was saved or closed in this session. Pure.
 */
export function welcomesOf(banners: Banners | undefined, { over, seen }: WelcomeHistory): readonly Welcome[] {
  if (over) return []
  return WELCOME_GROUPS.flatMap((group) => {
    const banner = banners?.find(({ groupName }) => groupName === group)
    const fileName = banner && fileNameOf(banner.image)
    return banner && fileName && fileName !== seen[group] ? [{ group, banner, fileName }] : []
  })
}

/** Why no welcome image shows, in an operator's words. */
export function whyNone(banners: Banners | undefined, { over }: WelcomeHistory): string {
  if (over) return 'one was saved or closed in this session'
  const there = banners?.some(({ groupName }) => WELCOME_GROUPS.some((group) => group === groupName))
  return there ? 'the file names are those that were saved or closed' : 'there is no welcome image'
}
