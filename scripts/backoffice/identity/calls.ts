import { isRecord, type JsonRecord, parseRecord, text } from '../json.ts'
import type { World } from '../world.ts'
import {
  type Account,
  accountOfToken,
  type IdentityState,
  issueTokens,
  newAccount,
  newPhoneAccount,
  type ProviderInfo,
  sixDigits,
} from './accounts.ts'

/** A call to the identity service. */
export type IdentityCall = {
  readonly state: IdentityState
  readonly world: World
  readonly project: string
  /** Hosts that are authorised for sign-in. */
  readonly domains: readonly string[]
  readonly body: JsonRecord
}

/** The vendor's failure: HTTP 400 and a code in capitals. */
export class IdentityProblem extends Error {
  override readonly name = 'IdentityProblem'
}

const CODE_LIFE_MS = 5 * 60_000
const MOST_CODES = 5
const A_MINUTE_MS = 60_000
const E164 = /^\+[1-9]\d{6,14}$/

const demand: (condition: unknown, problem: string) => asserts condition = (condition, problem) => {
  if (!condition) throw new IdentityProblem(problem)
}

/** The provider's response in the address or in the body: the identity as an unsigned token or as plain JSON. */
const claimsOf = (body: JsonRecord): { providerId: string; claims: JsonRecord } => {
  const address = URL.parse(text(body.requestUri))
  demand(address, 'INVALID_REQUEST_URI')
  const sent = new URLSearchParams([...address.searchParams, ...new URLSearchParams(text(body.postBody))])
  const providerId = (sent.get('providerId') ?? '').toLowerCase()
  demand(providerId, 'INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential')
  const token = sent.get('id_token') ?? sent.get('access_token') ?? ''
  const [, payload = ''] = token.split('.')
  const claims = parseRecord(token) ?? parseRecord(Buffer.from(payload, 'base64url').toString('utf8'))
  demand(claims && text(claims.sub) !== '', 'INVALID_IDP_RESPONSE : Unable to parse id_token')
  return { providerId, claims }
}

const signInWithIdp = ({ state, world, project, body }: IdentityCall): JsonRecord => {
  const { providerId, claims } = claimsOf(body)
  const rawId = text(claims.sub)
  const info: ProviderInfo = {
    providerId,
    rawId,
    ...(text(claims.name) && { displayName: text(claims.name) }),
    ...(text(claims.email) && { email: text(claims.email).toLowerCase() }),
  }
  const has = ({ providers }: Account) =>
    providers.some((one) => one.providerId === providerId && one.rawId === rawId)
  const same = state.accounts.find(has)
  const byEmail = info.email ? state.accounts.find(({ email }) => email === info.email) : undefined
  const account = same ?? byEmail ?? newAccount(info)
  demand(!account.disabled, 'USER_DISABLED')
  const isNewUser = !same && !byEmail
  if (isNewUser) state.accounts.push(account)
  else account.providers = [...account.providers.filter((one) => one.rawId !== rawId), info]
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    ...info,
    federatedId: rawId,
    localId: account.localId,
    isNewUser,
    rawUserInfo: JSON.stringify({ id: rawId, name: info.displayName, email: info.email }),
    oauthAccessToken: `access-${providerId}`,
    ...issueTokens(state, account, providerId, project, world.now()),
  }
}

const lookup = ({ state, body }: IdentityCall): JsonRecord => {
  const account = accountOfToken(state, body.idToken)
  demand(account, 'USER_NOT_FOUND')
  const { localId, email, displayName, phoneNumber, providers } = account
  const user = { localId, email, displayName, phoneNumber, providerUserInfo: providers }
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] }
}

const sendVerificationCode = ({ state, world, body }: IdentityCall): JsonRecord => {
  const phoneNumber = text(body.phoneNumber).replace(/[\s()-]/g, '')
  demand(E164.test(phoneNumber), 'INVALID_PHONE_NUMBER : Invalid format.')
  const now = world.now()
  const recent = state.phoneCodes.filter(
    (sent) => sent.phoneNumber === phoneNumber && sent.expiresAt - CODE_LIFE_MS > now - A_MINUTE_MS,
  )
  demand(recent.length < MOST_CODES, 'TOO_MANY_ATTEMPTS_TRY_LATER')
  const sessionInfo = `session-${state.phoneCodes.length}-${sixDigits()}`
  state.phoneCodes.push({ phoneNumber, sessionInfo, code: sixDigits(), expiresAt: now + CODE_LIFE_MS })
  return { sessionInfo }
}

const signInWithPhoneNumber = ({ state, world, project, body }: IdentityCall): JsonRecord => {
  demand(body.sessionInfo, 'MISSING_SESSION_INFO')
  demand(body.code, 'MISSING_CODE')
  const sent = state.phoneCodes.find(({ sessionInfo }) => sessionInfo === body.sessionInfo)
  demand(sent, 'INVALID_SESSION_INFO')
  demand(sent.expiresAt > world.now(), 'SESSION_EXPIRED')
  demand(sent.code === text(body.code), 'INVALID_CODE')
  state.phoneCodes = state.phoneCodes.filter((other) => other !== sent)
  const { phoneNumber } = sent
  const known = state.accounts.find((account) => account.phoneNumber === phoneNumber)
  const account = known ?? newPhoneAccount(phoneNumber)
  if (!known) state.accounts.push(account)
  demand(!account.disabled, 'USER_DISABLED')
  const tokens = issueTokens(state, account, 'phone', project, world.now())
  return { isNewUser: !known, phoneNumber, localId: account.localId, ...tokens }
}

/** The start address of a sign-in. It contains the client id that One Tap needs. */
const createAuthUri = ({ body, project }: IdentityCall): JsonRecord => {
  demand(body.providerId, 'MISSING_IDENTIFIER')
  const client = `${project}.apps.googleusercontent.com`
  const authUri = `https://accounts.google.com/o/oauth2/auth?response_type=code&client_id=${client}`
  return {
    kind: 'identitytoolkit#CreateAuthUriResponse',
    authUri,
    providerId: body.providerId,
    sessionId: 'x',
  }
}

const grantToken = ({ state, world, project, body }: IdentityCall): JsonRecord => {
  const [provider = '', localId] = (state.refreshTokens.get(text(body.refresh_token)) ?? '').split(' ')
  const account = state.accounts.find((one) => one.localId === localId)
  demand(account, 'INVALID_REFRESH_TOKEN')
  const { idToken, refreshToken, expiresIn } = issueTokens(state, account, provider, project, world.now())
  return {
    id_token: idToken,
    access_token: idToken,
    refresh_token: refreshToken,
    expires_in: expiresIn,
    token_type: 'Bearer',
    user_id: account.localId,
    project_id: project,
  }
}

const KIT = '/identitytoolkit.googleapis.com'

/** The calls of the vendor's library by method and path. Others are answered with 404. */
export const identityCalls: Readonly<Record<string, (call: IdentityCall) => JsonRecord>> = {
  [`POST ${KIT}/v1/accounts:signInWithIdp`]: signInWithIdp,
  [`POST ${KIT}/v1/accounts:lookup`]: lookup,
  [`POST ${KIT}/v1/accounts:sendVerificationCode`]: sendVerificationCode,
  [`POST ${KIT}/v1/accounts:signInWithPhoneNumber`]: signInWithPhoneNumber,
  [`POST ${KIT}/v1/accounts:createAuthUri`]: createAuthUri,
  [`GET ${KIT}/v1/projects`]: ({ project, domains }) => ({
    projectId: project,
    authorizedDomains: [...domains],
  }),
  [`GET ${KIT}/v1/recaptchaParams`]: () => ({
    kind: 'identitytoolkit#GetRecaptchaParamResponse',
    recaptchaStoken: 'stand-in',
    recaptchaSiteKey: 'stand-in',
  }),
  'POST /securetoken.googleapis.com/v1/token': grantToken,
  'GET /emulator/v1/projects/*/verificationCodes': ({ state }) => ({ verificationCodes: state.phoneCodes }),
}

/** Name of the switch that makes a call fail with a vendor's code: `identity:accounts:lookup=USER_DISABLED`. */
export const vendorFailure = (world: World, path: string): string | undefined => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const prefix = `identity:${name}=`
  return [...world.switches].find((one) => one.startsWith(prefix))?.slice(prefix.length)
}

/** A body as JSON or, for the token service, as a form. */
export const readIdentityBody = (source: string): JsonRecord => {
  const json = parseRecord(source)
  return isRecord(json) ? json : Object.fromEntries(new URLSearchParams(source))
}
