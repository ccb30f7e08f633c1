import type { Flags, Site } from './site.ts'

/** A flag that is on for some visitors only (docs/contract.md). */
export type Share =
  | { readonly percent: number }
  /** Hashes of member ids, see {@link memberHash}. */
  | { readonly members: readonly string[] }

/** What a share is decided by. `everyone` counts as in every share: for tools that ask what is possible. */
export type ShareVisitor = { readonly id: string; readonly member?: string | undefined } | 'everyone'

const PERCENT = /^(100|[1-9]?\d)%$/
const MEMBER = /^[0-9a-f]{16}$/
/** The visitor numbers of one flag are 0 to 99. */
const NUMBERS = 100

/** Reads `"20%"` or a list of member hashes; undefined for anything else. */
export function readShare(value: unknown): Share | undefined {
  if (Array.isArray(value)) {
    const members = value.filter((item): item is string => typeof item === 'string' && MEMBER.test(item))
    return members.length > 0 && members.length === value.length ? { members } : undefined
  }
  const percent = typeof value === 'string' ? PERCENT.exec(value)?.[1] : undefined
  return percent === undefined ? undefined : { percent: Number(percent) }
}

/**
 * A visitor's number for one name, from 0 to 99. A visitor is in a share if the number is below its percentage, so that whoever is
 * in 20 % is also in 30 %. The name is part of the hash: the shares of two flags are independent.
 */
export const numberOf = (name: string, id: string): number => hash(`${name}\n${id}`, 0) % NUMBERS

/** Member ids are listed as hashes, so that the status, which anybody can read, does not name members. It is no secret. */
export const memberHash = (id: string): string => hex(hash(id, 1)) + hex(hash(id, 2))

export function isInShare(name: string, share: Share, visitor: ShareVisitor | undefined): boolean {
  if (visitor === undefined) return false
  if (visitor === 'everyone') return 'members' in share || share.percent > 0
  if ('percent' in share) return numberOf(name, visitor.id) < share.percent
  return visitor.member !== undefined && share.members.includes(visitor.member)
}

/** The site as this visitor gets it: flags with a share are on or off. The same site if there are none. Pure. */
export function decideShares(site: Site, visitor: ShareVisitor | undefined): Site {
  if (!site.shares) return site
  const decided = Object.entries(site.shares).map(([name, share]) => [name, isInShare(name, share, visitor)])
  const flags: Flags = { ...site.flags, ...Object.fromEntries(decided) }
  return { ...site, flags }
}

const hex = (number: number): string => number.toString(16).padStart(8, '0')

/** FNV-1a over UTF-16 units, with the final mix of MurmurHash3, so that similar ids get unrelated numbers. 32 bits, unsigned. */
function hash(text: string, seed: number): number {
  let h = 0x811c9dc5 ^ seed
  for (let index = 0; index < text.length; index++) h = Math.imul(h ^ text.charCodeAt(index), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
