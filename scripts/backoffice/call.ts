import type { Answer } from './answer.ts'
import { at, isOn, type JsonRecord, mergePatch } from './json.ts'
import type { Member } from './members.ts'
import { membersOf } from './members.ts'
import type { Merchant, Merchants } from './merchants.ts'
import { withTimes } from './times.ts'
import type { MerchantState, Session, World } from './world.ts'

/** One call on its way to its handler. */
export type Call = {
  readonly merchants: Merchants
  readonly merchant: Merchant
  readonly world: World
  readonly merchantState: MerchantState
  readonly path: string
  readonly origin: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: JsonRecord
  readonly session: Session | undefined
  readonly member: Member | undefined
  /** The visitor's address. */
  readonly ip: string
  /** Tells the operator that the client did something that the contract does not allow. */
  readonly violation: (what: string) => void
}

/** What the server knows of a call before its handler runs. */
export type CallSpec = {
  /** A session is needed; without one the answer is `customer.not.login` or `user.or.token.invalid`. */
  session?: true
  encrypted?: true
  /** The Device header is demanded (docs/contract.md). */
  device?: true
  /** The ModuleId header that is demanded. */
  moduleId?: string
  /** Schema of the request: of the body, or of the query of a GET. */
  takes?: string
  /** Schema of the answer's value. */
  answers?: string
  /** The answer has no envelope. */
  bare?: true
  handle: (call: Call) => Answer | Promise<Answer>
}

/** `METHOD /path` → the call. */
export type CallTable = Record<string, CallSpec>

/** The name of a call as files and overrides spell it: `relay/CBS_unreadCount`. */
export const callName = (path: string): string =>
  path
    .replace(/^\/+/, '')
    .replace(/^wps\//, '')
    .replace(/\.json$/, '')

/** What a member's own entry, else the merchant's folder, has for a call, its times by the world's clock; undefined when neither has. */
export const fixture = async (call: Call, name = callName(call.path)): Promise<unknown> =>
  withTimes(await writtenFixture(call, name), call.world.now())

const writtenFixture = async (call: Call, name: string): Promise<unknown> => {
  if (call.member) {
    for (const [path, value] of Object.entries(call.member.wps)) if (callName(path) === name) return value
  }
  return call.merchants.read(call.merchant, `wps/${name}.json`)
}

type Whose = Pick<Call, 'merchants' | 'merchant' | 'merchantState'>

/** The merchant's status as it is by now: its file, replaced or patched by control calls. Undefined: no file. */
export const statusOf = async ({ merchants, merchant, merchantState }: Whose): Promise<unknown> => {
  const replaced = merchantState.values.get('system/status')
  const base = replaced ?? (await merchants.read(merchant, 'wps/system/status.json'))
  if (merchantState.patches.length === 0 || base === undefined) return base
  const known = merchantState.status
  if (known && known.base === base && known.patches === merchantState.patches.length) return known.value
  const value = merchantState.patches.reduce<unknown>(mergePatch, base)
  merchantState.status = { base, patches: merchantState.patches.length, value }
  return value
}

/** Whether a flag of `whitelabelVal` is on by now. */
export const flagIsOn = async (call: Whose, flag: string): Promise<boolean> =>
  isOn(at(await statusOf(call), 'info', 'whitelabelVal', flag))

/** Everyone who is a member of the call's merchant by now. */
export const everyone = (call: Whose): Promise<readonly Member[]> =>
  membersOf(call.merchants, call.merchant, call.merchantState)

/** Writes down what has become of a member. */
export const changeMember = (call: Whose, member: Member, change: Partial<Member>): void => {
  const id = String(member.id)
  call.merchantState.changes.set(id, { ...call.merchantState.changes.get(id), ...change })
}
