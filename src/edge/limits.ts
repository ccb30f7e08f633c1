/** A site is not asked for again until then, ms. */
export const FRESH_MS = 5000
/** Until then a site is shown while it is asked for again; an older one is waited for, ms. */
export const STALE_MS = 60_000
/** The platform has this long for an answer, ms. */
export const UPSTREAM_MS = 5000
/** A document waits so long for a site that is not known before its first bytes leave, ms. */
export const FIRST_BYTE_MS = 500
/** A document that has begun waits so long for its site, and one whose site is old for a newer one, ms. */
export const SITE_MS = 2000
/** What home shows first is left out of a document after this, ms. */
export const CONTENT_MS = 500
/** A host that the platform does not know is not asked for again until then, ms. */
export const UNKNOWN_MS = 5000
/** Largest answer of the platform that becomes part of a document, bytes. */
export const LARGEST_ANSWER = 2 * 1024 * 1024
/** Hosts that are kept, known and unknown. */
export const MOST_HOSTS = 5000
/** Sites that are kept, counted in characters of their answers. */
export const MOST_SITE_CHARACTERS = 128 * 1024 * 1024
/** Finished documents that are kept, bytes. */
export const MOST_DOCUMENT_BYTES = 64 * 1024 * 1024
/** Largest body that is passed on to the platform, bytes. */
export const LARGEST_BODY = 16 * 1024 * 1024
/** A purge older or newer than this is refused, ms. */
export const PURGE_WINDOW_MS = 300_000
/** What home shows first is not asked for again until then, ms. */
export const DOCUMENT_FRESH_MS = 10_000
/** Until then a document is answered while it is written anew; one that is older is waited for, ms. */
export const DOCUMENT_STALE_MS = 60_000
