import { originOf, TEST_PORT } from './place.ts'

/** A fault for a path. It applies to `times` calls; -1: until it is removed; 0: removes it. */
export interface Fault {
  readonly kind?:
    | 'status'
    | 'delay'
    | 'hang'
    | 'stall'
    | 'cut'
    | 'html'
    | 'shape'
    | 'json'
    | 'empty'
    | 'business'
  readonly times?: number
  readonly status?: number
  readonly delayMs?: number
  readonly code?: string
  readonly message?: string
  readonly value?: unknown
}

/** A call as the back office received it; `body` is decrypted, secrets masked. */
export interface Received {
  readonly id: number
  readonly method: string
  readonly path: string
  readonly headers: { readonly names: readonly string[]; readonly values: Readonly<Record<string, string>> }
  readonly body: unknown
  readonly status: number
  /** The envelope's error code, if the call was refused. */
  readonly errorCode?: string
  readonly violations: readonly string[]
}

export interface PushToken {
  readonly token: string
  readonly memberId: string
  readonly topics: readonly string[]
}

/** The merchant and the world whose back office is operated. */
interface Place {
  readonly merchant: string
  readonly world: string
  readonly port?: number
}

/** Sends a command to the back office, or a query if there is no body. Throws with the server's message if it refuses. */
export async function operate(
  { merchant, world, port = TEST_PORT }: Place,
  command: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const query = body ? '' : `?merchant=${merchant}`
  const answer = await fetch(`http://localhost:${port}/__backoffice/${command}${query}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-backoffice-world': world, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify({ merchant, ...body }) }),
  })
  const said: Record<string, unknown> = await answer.json()
  if (!answer.ok) throw new Error(`back office, ${command}: ${String(said.message)}`)
  return said
}

/** Paths with a fault. One set for the module is enough: a worker runs one test at a time. */
const faulted = new Set<string>()

/** Whether there is a fault on this address. If so, the response may never arrive. */
export const isFaulted = (url: string): boolean =>
  [...faulted].some((path) => url.includes(path.replace(/\*$/, '')))

/** One merchant's back office in one world, with an operator's commands. */
export function backOffice(merchant: string, world: string, port = TEST_PORT) {
  const origin = originOf(merchant, world, port)
  const call = (command: string, body?: object) => operate({ merchant, world, port }, command, body)
  /** The calls that were received, of a path or all, oldest first. */
  const calls = async (path?: string): Promise<readonly Received[]> => {
    const { calls: all } = await call('log')
    const received: readonly Received[] = Array.isArray(all) ? all : []
    return path ? received.filter((entry) => entry.path === path) : received
  }

  return {
    merchant,
    world,
    origin,
    reset() {
      faulted.clear()
      return call('reset', {})
    },
    setFlags: (set: Readonly<Record<string, unknown>>) => call('flags', { set }),
    setSettings: (set: Readonly<Record<string, unknown>>) => call('settings', { set }),
    /** Applies a merge patch to the status. */
    patchStatus: (patch: object) => call('status', { patch }),
    /** Replaces the value that a call answers; without `value` the original one applies again. */
    setValue: (path: string, ...value: [unknown?]) =>
      call('value', { path, ...(value.length > 0 && { value: value[0] }) }),
    fault(path: string, fault: Fault) {
      faulted.add(path)
      return call('fault', { path, times: -1, ...fault })
    },
    clearFault(path: string) {
      faulted.delete(path)
      return call('fault', { path, times: 0 })
    },
    setClock: (setTo: string, stop = false) => call('clock', { setTo, stop }),
    advanceClock: (advanceMs: number) => call('clock', { advanceMs }),
    /** The newest code that was "sent" to a receiver; '' if there is none. */
    async codeSentTo(receiver: string): Promise<string> {
      const { codes } = await call('codes')
      const sent: readonly { to: string; code: string }[] = Array.isArray(codes) ? codes : []
      return sent.findLast(({ to }) => to === receiver)?.code ?? ''
    },
    /** The front end's violations of the contract since the world was reset. */
    async violations(): Promise<readonly string[]> {
      const { violations } = await call('state')
      const said: readonly { path: string; what: string }[] = Array.isArray(violations) ? violations : []
      return said
        .filter(({ what }) => !what.startsWith('answer:'))
        .map(({ path, what }) => `${path}: ${what}`)
    },
    /** The push tokens that are bound, each with its member and its topics. */
    async pushTokens(): Promise<readonly PushToken[]> {
      const { merchants } = await call('state')
      const own: unknown = Object(Object(merchants)[merchant]).pushTokens
      return Array.isArray(own) ? own : []
    },
    /** Creates a new key. The previous one remains valid, older ones do not (docs/contract.md). */
    rotateKeys: () => call('rotateKeys', {}),
    /** Opens a session of a member without a login. Returns it as the app stores it. */
    async openSession(userName: string): Promise<string> {
      return String((await call('session', { userName })).stored)
    },
    expireSessions: () => call('expireSessions', {}),
    calls,
    /** The body of the last call to a path. */
    async lastBody(path: string): Promise<Readonly<Record<string, unknown>>> {
      const body = (await calls(path)).at(-1)?.body
      return typeof body === 'object' && body !== null ? { ...body } : {}
    },
  }
}

export type BackOffice = ReturnType<typeof backOffice>
