import type { Client } from './client.ts'
import { ApiError } from './error.ts'

/** The client, with a way to load its code before the first call. */
export interface LazyClient extends Client {
  /** Downloads it; the next call retries a failed download. Never rejects. */
  readonly preload: () => Promise<void>
}

/**
 * A client whose code is loaded after the first paint. The first paint makes no calls. Once loaded, a call is sent synchronously,
 * so that values such as the token are read at the time of the call.
 */
export function lazyClient(load: () => Promise<Client>, now: () => number = Date.now): LazyClient {
  let client: Client | undefined
  let pending: Promise<Client> | undefined

  function loading(): Promise<Client> {
    pending ??= load().then(
      (loaded) => {
        client = loaded
        return loaded
      },
      (cause: unknown) => {
        pending = undefined
        throw new ApiError('network', 'the client did not load', { cause })
      },
    )
    return pending
  }
  const whenThere = (use: (loaded: Client) => void): void => {
    if (client) use(client)
    else loading().then(use, () => undefined)
  }

  return {
    send: (call, options) =>
      client ? client.send(call, options) : loading().then((loaded) => loaded.send(call, options)),
    warmEncryption: () => whenThere((loaded) => loaded.warmEncryption()),
    serverNow: () => client?.serverNow() ?? now(),
    clear: () => whenThere((loaded) => loaded.clear()),
    preload: () =>
      loading().then(
        () => undefined,
        () => undefined,
      ),
  }
}
