import { readShare } from '../../src/site/shares.ts'
import { statusInForce } from '../merchant/schedule/inForce.ts'
import { activeAt, readSchedule, SCHEDULE } from '../merchant/schedule/schedule.ts'
import type { Wanted } from '../merchant/set/edit.ts'
import type { Answer } from './answer.ts'
import { at, isOn, type JsonRecord, mergePatch } from './json.ts'
import type { Member } from './members.ts'
import { membersOf } from './members.ts'
import type { Merchant, Merchants } from './merchants.ts'
import { withTimes } from './times.ts'
import type { MerchantState, Session, World } from './world.ts'

/** One call. */
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
  /** The visitor's IP address. */
  readonly ip: string
  /** Reports a violation of the contract by the client. */
  readonly violation: (what: string) => void
}

/** The requirements of a call, checked before its handler runs. */
export type CallSpec = {
  /** A session is needed; without one the answer is `customer.not.login` or `user.or.token.invalid`. */
  session?: true
  encrypted?: true
  /** The Device header is required (docs/contract.md). */
  device?: true
  /** The required ModuleId header. */
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

/** The name of a call in files and overrides: `relay/CBS_unreadCount`. */
export const callName = (path: string): string =>
  path
    .replace(/^\/+/, '')
    .replace(/^wps\//, '')
    .replace(/\.json$/, '')

/** The fixture of a call: the member's own, else the merchant's, with times by the world's clock; undefined where there is none. */
export const fixture = async (call: Call, name = callName(call.path)): Promise<unknown> =>
  withTimes(await writtenFixture(call, name), call.world.now())

const writtenFixture = async (call: Call, name: string): Promise<unknown> => {
  if (call.member) {
    for (const [path, value] of Object.entries(call.member.wps)) if (callName(path) === name) return value
  }
  return call.merchants.read(call.merchant, `wps/${name}.json`)
}

type Whose = Pick<Call, 'merchants' | 'merchant' | 'merchantState'>
type Whenever = Whose & Pick<Call, 'world'>

/** The changes of the merchant's schedule that are in force by the world's clock. */
export const scheduledNow = async ({
  merchants,
  merchant,
  world,
}: Omit<Whenever, 'merchantState'>): Promise<readonly Wanted[]> =>
  activeAt(readSchedule(await merchants.read(merchant, SCHEDULE)), world.now())

/**
 * The merchant's current status: its file with what its schedule changes, replaced or patched by control calls. Undefined: no
 * file.
 */
export const statusOf = async (whose: Whenever): Promise<unknown> => {
  const { merchants, merchant, merchantState } = whose
  const replaced = merchantState.values.get('system/status')
  const written = replaced ?? (await merchants.read(merchant, 'wps/system/status.json'))
  const base = statusInForce(written, await scheduledNow(whose))
  if (merchantState.patches.length === 0 || base === undefined) return base
  const known = merchantState.status
  if (known && known.base === base && known.patches === merchantState.patches.length) return known.value
  const value = merchantState.patches.reduce<unknown>(mergePatch, base)
  merchantState.status = { base, patches: merchantState.patches.length, value }
  return value
}

/** Whether a flag of `whitelabelVal` is currently on. */
export const flagIsOn = async (call: Whenever, flag: string): Promise<boolean> =>
  isOn(at(await statusOf(call), 'info', 'whitelabelVal', flag))

/** Whether a flag is on for anybody: which visitors a share means is decided on their pages. */
export const flagIsOnForSome = async (call: Whenever, flag: string): Promise<boolean> =>
  (await flagIsOn(call, flag)) ||
  readShare(at(await statusOf(call), 'info', 'whitelabelVal', flag)) !== undefined

/** All current members of the call's merchant. */
export const everyone = (call: Whose): Promise<readonly Member[]> =>
  membersOf(call.merchants, call.merchant, call.merchantState)

/** Stores changes of a member. */
export const changeMember = (call: Whose, member: Member, change: Partial<Member>): void => {
  const id = String(member.id)
  call.merchantState.changes.set(id, { ...call.merchantState.changes.get(id), ...change })
}
