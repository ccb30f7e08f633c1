import { isRecord, type JsonRecord, text } from './json.ts'
import type { Merchant, Merchants } from './merchants.ts'
import type { MerchantState } from './world.ts'

/** A member as members.json describes one (or as registration made one). */
export type Member = {
  readonly id: string | number
  readonly userName: string
  readonly password: string
  readonly type: number
  readonly mobileNum: string
  readonly email: string
  readonly payeeName: string
  readonly secondFactor: { sms: boolean; email: boolean; ga: boolean; payeeName: boolean }
  /** Six digits that always hold, or the base32 secret of real one-time passwords. */
  readonly ga: string
  readonly regDate: string | number
  readonly language: string
  readonly clubLabel: unknown
  readonly balance: unknown
  readonly currency: unknown
  readonly firstTimeLogin: boolean
  readonly passwordExpired: boolean
  /** What a login with the right password answers instead. */
  readonly loginFailure: { readonly code: string; readonly message: string } | undefined
  /** Identities of a third-party sign-in that are bound to this member. */
  readonly identities: readonly string[]
  /** Path of a call → what it answers for this member. */
  readonly wps: JsonRecord
}

const beginner = { labelId: 1, labelName: 'VIP 1', type: 'VIP', rankLevel: 1 }

/** Reads one entry of members.json; undefined without a user name. */
export const readMember = (entry: unknown): Member | undefined => {
  if (!isRecord(entry) || text(entry.userName) === '') return undefined
  const factor = isRecord(entry.secondFactor) ? entry.secondFactor : {}
  return {
    id: typeof entry.id === 'number' ? entry.id : text(entry.id) || text(entry.userName),
    userName: text(entry.userName),
    password: text(entry.password),
    type: typeof entry.type === 'number' ? entry.type : 0,
    mobileNum: text(entry.mobileNum),
    email: text(entry.email),
    payeeName: text(entry.payeeName),
    secondFactor: {
      sms: factor.sms === true,
      email: factor.email === true,
      ga: factor.ga === true,
      payeeName: factor.payeeName === true,
    },
    ga: text(entry.ga),
    regDate: typeof entry.regDate === 'number' ? entry.regDate : text(entry.regDate),
    language: text(entry.language),
    clubLabel: entry.clubLabel ?? beginner,
    balance: entry.balance,
    currency: entry.currency,
    firstTimeLogin: entry.firstTimeLogin === true,
    passwordExpired: entry.passwordExpired === true,
    loginFailure: isRecord(entry.loginFailure)
      ? { code: text(entry.loginFailure.code), message: text(entry.loginFailure.message) }
      : undefined,
    identities: Array.isArray(entry.identities) ? entry.identities.map(text) : [],
    wps: isRecord(entry.wps) ? entry.wps : {},
  }
}

const readLists = new WeakMap<object, readonly Member[]>()

const fixtureMembers = async (merchants: Merchants, merchant: Merchant): Promise<readonly Member[]> => {
  const value = await merchants.read(merchant, 'members.json')
  if (!isRecord(value) || !Array.isArray(value.members)) return []
  const known = readLists.get(value)
  if (known) return known
  const list = value.members.map(readMember).filter((member) => member !== undefined)
  readLists.set(value, list)
  return list
}

/** Everyone who is a member of this merchant in this world: the fixture's, as they are by now, and the registered. */
export const membersOf = async (
  merchants: Merchants,
  merchant: Merchant,
  merchantState: MerchantState,
): Promise<readonly Member[]> => {
  const everyone = [...(await fixtureMembers(merchants, merchant)), ...merchantState.registered]
  if (merchantState.changes.size === 0) return everyone
  return everyone.map((member) => ({ ...member, ...merchantState.changes.get(String(member.id)) }))
}

/** What the outside may know of a member: everything but what proves who they are. */
export const describeMember = ({ password: _password, ga: _ga, ...member }: Member): JsonRecord => ({
  ...member,
})
