import { randomBytes, randomInt } from 'node:crypto'
import { type JsonRecord, parseRecord, text } from '../json.ts'
import type { Member } from '../members.ts'
import type { MerchantState } from '../world.ts'

/** An identity at one provider, in the vendor's format. */
export type ProviderInfo = { providerId: string; rawId: string; displayName?: string; email?: string }

/** An account of the identity service, which does not know members. */
export type Account = {
  localId: string
  email?: string
  displayName?: string
  phoneNumber?: string
  disabled: boolean
  providers: ProviderInfo[]
}

export type PhoneCode = { phoneNumber: string; sessionInfo: string; code: string; expiresAt: number }

/** The state of the identity service of one merchant in one world. */
export type IdentityState = {
  accounts: Account[]
  phoneCodes: PhoneCode[]
  refreshTokens: Map<string, string>
}

const states = new WeakMap<MerchantState, IdentityState>()

/** Starts with the identities of the members' fixture, so that they can be chosen on the sign-in page. */
export const identityState = (merchantState: MerchantState, members: readonly Member[]): IdentityState => {
  const known = states.get(merchantState)
  if (known) return known
  const fresh: IdentityState = { accounts: [], phoneCodes: [], refreshTokens: new Map() }
  for (const member of members) {
    for (const identity of member.identities) {
      const [, providerId = '', rawId = ''] = /^([^:]+):(.+)$/.exec(identity) ?? []
      if (providerId === '' || providerId === 'phone') continue
      const email = member.email || `${member.userName}@people.example`
      fresh.accounts.push(newAccount({ providerId, rawId, displayName: member.userName, email }))
    }
  }
  states.set(merchantState, fresh)
  return fresh
}

const newId = () => randomBytes(21).toString('base64url')

export const newAccount = (info: ProviderInfo): Account => ({
  localId: newId(),
  disabled: false,
  providers: [info],
  ...(info.email && { email: info.email }),
  ...(info.displayName && { displayName: info.displayName }),
})

export const newPhoneAccount = (phoneNumber: string): Account => ({
  localId: newId(),
  disabled: false,
  providers: [],
  phoneNumber,
})

export const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')

const HOUR_S = 3600
const encode = (value: JsonRecord) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token like the emulator's: unsigned, valid for an hour. */
export const issueTokens = (
  state: IdentityState,
  account: Account,
  provider: string,
  project: string,
  now: number,
) => {
  const identities: Record<string, string[]> = account.email ? { email: [account.email] } : {}
  for (const { providerId, rawId } of account.providers)
    identities[providerId] = [...(identities[providerId] ?? []), rawId]
  if (account.phoneNumber) identities.phone = [account.phoneNumber]
  const seconds = Math.floor(now / 1000)
  const claims = {
    ...(account.displayName && { name: account.displayName }),
    ...(account.email && { email: account.email, email_verified: true }),
    ...(account.phoneNumber && { phone_number: account.phoneNumber }),
    auth_time: seconds,
    user_id: account.localId,
    firebase: { identities, sign_in_provider: provider },
    iat: seconds,
    exp: seconds + HOUR_S,
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    sub: account.localId,
  }
  const refreshToken = newId()
  state.refreshTokens.set(refreshToken, `${provider} ${account.localId}`)
  const idToken = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
  return { idToken, refreshToken, expiresIn: String(HOUR_S) }
}

/** The account of one of its own tokens. */
export const accountOfToken = (state: IdentityState, idToken: unknown): Account | undefined => {
  const payload = text(idToken).split('.')[1] ?? ''
  const claims = parseRecord(Buffer.from(payload, 'base64url').toString('utf8'))
  return state.accounts.find(({ localId }) => localId === claims?.user_id)
}
