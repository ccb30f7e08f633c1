import { PushFailure, pushFailureOf } from './failure.ts'
import { BEGUN, isFresh, PUSH_RECORD_KEY, type PushRecord, readRecord, type Wanted } from './record.ts'

/** The messaging service and this browser's subscription. */
export interface PushDevice {
  /** The endpoint of the current subscription; undefined: none. */
  endpoint(): Promise<string | undefined>
  /** @throws PushFailure */
  register(): Promise<string>
  /** @throws PushFailure */
  unregister(): Promise<void>
  /** Ends the subscription locally, without a request, so it works offline. */
  drop(): Promise<void>
}

/** The back office calls for push. */
export interface PushOffice {
  save(token: string, vapidKey: string, signal: AbortSignal): Promise<unknown>
  bind(token: string, signal: AbortSignal): Promise<unknown>
  subscribe(token: string, signal: AbortSignal): Promise<unknown>
  /** `session`: the token of the ending session; undefined: the current session, if any. */
  unsubscribe(token: string, session?: string): Promise<unknown>
  remove(token: string, vapidKey: string, session?: string): Promise<unknown>
}

export interface PushEnv {
  readonly device: PushDevice
  readonly office: PushOffice
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly now: () => number
  readonly isOnline: () => boolean
}

export type Bound = 'bound' | 'already' | 'abandoned'
export type Unbound = 'unbound' | 'later' | 'nothing'

const keep = ({ storage }: PushEnv, record: PushRecord) =>
  storage.setItem(PUSH_RECORD_KEY, JSON.stringify(record))

/**
 * Registers the push token, binds it to the member and subscribes it to topic ALL (docs/conformance.md § 1.4). Sends
 * nothing if that was done in the last seven days and nothing has changed.
 *
 * @throws PushFailure; the next visit tries again
 */
export async function bind(env: PushEnv, wanted: Wanted, signal: AbortSignal): Promise<Bound> {
  const known = readRecord(env.storage.getItem(PUSH_RECORD_KEY))
  if (isFresh(known, wanted, await env.device.endpoint(), env.now())) return 'already'
  if (known?.left) await endLeaving(env, known)
  const token = await env.device.register()
  if (signal.aborted) return 'abandoned'
  const before = known && !known.left && known.at !== BEGUN ? known : undefined
  // Stored first, so that a logout during binding can undo the steps done so far.
  const record = { ...wanted, token, endpoint: (await env.device.endpoint()) ?? '', at: BEGUN }
  keep(env, record)
  try {
    await env.office.save(token, wanted.vapidKey, signal)
    await env.office.bind(token, signal)
    await env.office.subscribe(token, signal)
  } catch (error) {
    if (signal.aborted) return 'abandoned'
    throw pushFailureOf(error, before ? 'token-update-failed' : 'token-subscribe-failed')
  }
  keep(env, { ...record, at: env.now() })
  if (before && before.token !== token) await cancelRequest(env, before).catch(() => undefined)
  return 'bound'
}

/** Unsubscribes a token from its topics and deletes it at the back office. */
async function cancelRequest(
  { office }: PushEnv,
  { token, vapidKey }: PushRecord,
  session?: string,
): Promise<void> {
  await office.unsubscribe(token, session)
  await office.remove(token, vapidKey, session)
}

/** Finishes an earlier logout that was interrupted, before a new token replaces the stored one. */
async function endLeaving(env: PushEnv, known: PushRecord): Promise<void> {
  await tellLeft(env)
  if (known.endpoint === (await env.device.endpoint())) await env.device.drop().catch(() => undefined)
}

/**
 * Leaves all topics and deletes the push token. The subscription ends at once, also offline, so that the device's next
 * user never sees another member's messages. Calls that failed are sent later.
 *
 * @param session the token of the ending session, sent while the back office still accepts it
 * @throws PushFailure where the browser keeps the subscription
 */
export async function unbind(env: PushEnv, session?: string): Promise<Unbound> {
  const record = readRecord(env.storage.getItem(PUSH_RECORD_KEY))
  if (!record) return 'nothing'
  keep(env, { ...record, left: true })
  // Runs both in parallel: the page may close at any moment, and each helps on its own.
  const telling = tell(env, record, session)
  let failure: PushFailure | undefined
  if (env.isOnline()) {
    await env.device.unregister().catch((error: unknown) => {
      failure = pushFailureOf(error, 'token-unsubscribe-failed')
    })
  }
  if (failure || !env.isOnline()) {
    await env.device.drop().catch((error: unknown) => {
      throw failure ?? new PushFailure('token-unsubscribe-failed', { cause: error })
    })
  }
  const reply = await telling
  if (reply) forgetLeft(env)
  return reply ? 'unbound' : 'later'
}

/** Repeats a logout's calls that failed earlier. Never rejects. */
export async function tellLeft(env: PushEnv): Promise<boolean> {
  const record = readRecord(env.storage.getItem(PUSH_RECORD_KEY))
  if (!record?.left) return true
  const reply = await tell(env, record)
  if (reply) forgetLeft(env)
  return reply
}

const tell = async (env: PushEnv, record: PushRecord, session?: string): Promise<boolean> =>
  env.isOnline() &&
  cancelRequest(env, record, session).then(
    () => true,
    () => false,
  )

/** Removes the record only if it is still marked as left: another member may be bound by now. */
function forgetLeft({ storage }: PushEnv): void {
  if (readRecord(storage.getItem(PUSH_RECORD_KEY))?.left) storage.removeItem(PUSH_RECORD_KEY)
}
