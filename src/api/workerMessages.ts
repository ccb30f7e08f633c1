/** Messages from a page to the service worker. */
const AT_REST = 'AT_REST'
const RETIRE = 'RETIRE_DOCUMENT'

/** The page is idle, so the worker of its build may start its work. */
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
export function readAtRest(message: unknown): AtRest | undefined {
  if (!(isObject(message) && 'type' in message && 'build' in message && 'urls' in message)) return undefined
  const { type, build, urls } = message
  return type === AT_REST && typeof build === 'string' && Array.isArray(urls)
    ? { type, build, urls }
    : undefined
}

/** The player wants the new build: the next document must come from the network. Answered through the message's port. */
export const RETIRE_MESSAGE = { type: RETIRE } as const

export const isRetire = (message: unknown): boolean =>
  isObject(message) && 'type' in message && message.type === RETIRE

const isObject = (message: unknown): message is object => typeof message === 'object' && message !== null
