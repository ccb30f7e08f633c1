/** A site is fresh for this long, ms. */
export const FRESH_MS = 5000
/** A site that is older than fresh, but not older than this, is used while it is revalidated, ms. */
export const STALE_MS = 60_000
/** Timeout of requests to the platform, ms. */
export const UPSTREAM_MS = 5000
/** A document waits this long for an unknown site before its first bytes are sent, ms. */
export const FIRST_BYTE_MS = 500
/** A document that has started waits this long for its site, or for a newer version of a stale one, ms. */
export const SITE_MS = 2000
/** After this time a document is sent without the first content of the home, ms. */
export const CONTENT_MS = 500
/** A host that the platform does not know is not requested again for this long, ms. */
export const UNKNOWN_MS = 5000
/** Largest response of the platform that is written into a document, bytes. */
export const LARGEST_ANSWER = 2 * 1024 * 1024
/** Number of cached hosts, known and unknown. */
export const MOST_HOSTS = 5000
/** Size of the cached sites, in characters of their responses. */
export const MOST_SITE_CHARACTERS = 128 * 1024 * 1024
/** Size of the cached documents, bytes. */
export const MOST_DOCUMENT_BYTES = 64 * 1024 * 1024
/** Largest request body that is forwarded to the platform, bytes. */
export const LARGEST_BODY = 16 * 1024 * 1024
/** A purge whose timestamp differs by more than this is refused, ms. */
export const PURGE_WINDOW_MS = 300_000
/** The first content of a home is fresh for this long, ms. */
export const DOCUMENT_FRESH_MS = 10_000
/** A document up to this age is sent while it is created anew, ms. */
export const DOCUMENT_STALE_MS = 60_000
/** After this time a document is sent with the address of its first picture instead of the picture, ms. */
export const PICTURE_MS = 300
/** Largest SVG that is written into a document, bytes. It is compressed with the document to about a quarter. */
export const LARGEST_INLINE_MARKUP = 64 * 1024
/** Largest other picture that is written into a document, bytes. It costs a visitor 0.1 s at 1.6 Mbit/s. */
export const LARGEST_INLINE_PICTURE = 20 * 1024
