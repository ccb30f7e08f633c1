/** No valid token is longer; a longer one would not fit into a header. */
const MAX_TOKEN = 4096
/** A token is sent unencoded in a header: visible ASCII only. */
const TOKEN = /^[\x21-\x7e]+$/

/** A session token, or `null` for any other value. */
export const readToken = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= MAX_TOKEN && TOKEN.test(value) ? value : null
