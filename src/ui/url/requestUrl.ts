/** The URL of a request that a server received; undefined where it is invalid. */
export const parseRequestUrl = (text: string): URL | undefined => URL.parse(text) ?? undefined
