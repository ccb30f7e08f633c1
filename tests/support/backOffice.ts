import { originOf, TEST_PORT } from './place.ts'

/** A fault to put on a path: `times` calls, -1 until it is taken away again, 0 takes it away. */
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
  /** Of the envelope, where it said no. */
  readonly errorCode?: string
  readonly violations: readonly string[]
}

/** One merchant's back office in one world, as its operator works it. Throws with the server's words when it refuses. */
export function backOffice(merchant: string, world: string, port = TEST_PORT) {
  const origin = originOf(merchant, world, port)

  async function call(
    method: 'GET' | 'POST',
    command: string,
    body?: object,
  ): Promise<Record<string, unknown>> {
    const answer = await fetch(`http://localhost:${port}/__backoffice/${command}`, {
      method,
      headers: { 'x-backoffice-world': world, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify({ merchant, ...body }) }),
    })
    const said: Record<string, unknown> = await answer.json()
    if (!answer.ok) throw new Error(`back office, ${command}: ${String(said.message)}`)
    return said
  }

  return {
    merchant,
    world,
    origin,
    reset: () => call('POST', 'reset', {}),
    setFlags: (set: Readonly<Record<string, unknown>>) => call('POST', 'flags', { set }),
    setSettings: (set: Readonly<Record<string, unknown>>) => call('POST', 'settings', { set }),
    /** A merge patch over the status. */
    patchStatus: (patch: object) => call('POST', 'status', { patch }),
    /** Replaces a call's value; without one it answers its own again. */
    setValue: (path: string, ...value: [unknown?]) =>
      call('POST', 'value', { path, ...(value.length > 0 && { value: value[0] }) }),
    fault: (path: string, fault: Fault) => call('POST', 'fault', { path, times: -1, ...fault }),
    clearFault: (path: string) => call('POST', 'fault', { path, times: 0 }),
    setClock: (setTo: string) => call('POST', 'clock', { setTo }),
    advanceClock: (advanceMs: number) => call('POST', 'clock', { advanceMs }),
    /** The newest code that was "sent" to a receiver; '' where none was. */
    async codeSentTo(receiver: string): Promise<string> {
      const { codes } = await call('GET', `codes?merchant=${merchant}`)
      const sent: readonly { to: string; code: string }[] = Array.isArray(codes) ? codes : []
      return sent.findLast(({ to }) => to === receiver)?.code ?? ''
    },
    /** What the front end did that the contract does not allow, since the world's first day. */
    async violations(): Promise<readonly string[]> {
      const { violations } = await call('GET', 'state')
      const said: readonly { path: string; what: string }[] = Array.isArray(violations) ? violations : []
      return said
        .filter(({ what }) => !what.startsWith('answer:'))
        .map(({ path, what }) => `${path}: ${what}`)
    },
    /** A new key; the one before it is still accepted, older ones are not (contract, section 3). */
    rotateKeys: () => call('POST', 'rotateKeys', {}),
    expireSessions: () => call('POST', 'expireSessions', {}),
    async calls(path?: string): Promise<readonly Received[]> {
      const { calls } = await call('GET', `log?merchant=${merchant}`)
      const received: readonly Received[] = Array.isArray(calls) ? calls : []
      return path ? received.filter((entry) => entry.path === path) : received
    },
  }
}

export type BackOffice = ReturnType<typeof backOffice>
