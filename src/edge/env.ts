/** What a runtime lends to the handler with each request. Everything is of the fetch standard. */
export interface EdgeEnv {
  /** Origin of the platform, without a path. */
  readonly platform: string
  /** Sends a request to the platform as it is: with its `Host`, without following redirects, without decoding. */
  readonly send: (request: Request) => Promise<Response>
  /** A file of the build by its path; undefined where there is none. */
  readonly asset: (path: string, request: Request) => Promise<Response | undefined>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Address of whoever sent this request. */
  readonly address?: string
  /** A proxy of our own stands before the edge: what it says of the scheme and of the visitor's address counts. */
  readonly trustsProxy?: boolean
  /** Secret that signs a purge; without one there is no purge. */
  readonly purgeSecret?: string
  /** Sends `103 Early Hints` with these `Link` values, where the runtime can. */
  readonly hint?: (links: readonly string[]) => void
  /** Keeps the runtime alive until this has ended (`ExecutionContext.waitUntil`). */
  readonly waitUntil?: (work: Promise<unknown>) => void
  /** Compresses a document that is kept; its encoding's name with it. */
  readonly compress?: (bytes: Uint8Array) => Promise<Encoded>
}

export interface Encoded {
  readonly encoding: 'br' | 'gzip'
  readonly bytes: Uint8Array<ArrayBuffer>
}
