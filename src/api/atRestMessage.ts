const AT_REST = 'AT_REST'

/** A message from a page to the worker: the page is idle, so the worker may start its work. */
export interface AtRest {
  readonly type: typeof AT_REST
  /** Digest of the build that the page runs. */
  readonly build: string
  /** The files that the page has loaded without the worker. */
  readonly urls: readonly unknown[]
}

export const atRestMessage = (build: string, urls: readonly string[]): AtRest => ({
  type: AT_REST,
  build,
  urls,
})

/** Reads a message; undefined if it is of another kind. */
export function readAtRest(message: object): AtRest | undefined {
  if (!('type' in message && 'build' in message && 'urls' in message)) return undefined
  const { type, build, urls } = message
  return type === AT_REST && typeof build === 'string' && Array.isArray(urls)
    ? { type, build, urls }
    : undefined
}
