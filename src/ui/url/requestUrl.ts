/** The address of a request that a server received; undefined where it is none. */
export const parseRequestUrl = (text: string): URL | undefined => URL.parse(text) ?? undefined
