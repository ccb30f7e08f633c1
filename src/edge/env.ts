/** What a runtime provides to the handler with each request, in terms of the fetch standard. */
export interface EdgeEnv {
  /** Origin of the platform, without a path. */
  readonly platform: string
  /** Sends a request to the platform unchanged: with its `Host`, without following redirects, without decoding. */
  readonly send: (request: Request) => Promise<Response>
  /** A file of the build by its path; undefined where there is none. */
  readonly asset: (path: string, request: Request) => Promise<Response | undefined>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** IP address of the sender of this request. */
  readonly address?: string
  /** A trusted proxy is in front of the edge: its headers on scheme and visitor's address are used. */
  readonly trustsProxy?: boolean
  /** The secret that signs purges. Without one, purges are refused. */
  readonly purgeSecret?: string
  /** Sends `103 Early Hints` with these `Link` values, where the runtime can. */
  readonly hint?: (links: readonly string[]) => void
  /** Keeps the runtime alive until the promise has settled (`ExecutionContext.waitUntil`). */
  readonly waitUntil?: (work: Promise<unknown>) => void
  /** Compresses a cached document, and returns the name of the encoding with it. */
  readonly compress?: (bytes: Uint8Array) => Promise<Encoded>
}

export interface Encoded {
  readonly encoding: 'br' | 'gzip'
  readonly bytes: Uint8Array<ArrayBuffer>
}
