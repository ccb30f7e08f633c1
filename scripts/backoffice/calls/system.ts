import { randomBytes } from 'node:crypto'
import { manifestInForce } from '../../merchant/schedule/inForce.ts'
import { fail, ok, okStable } from '../answer.ts'
import { asInstallable } from '../appManifest.ts'
import { type Call, type CallTable, fixture, scheduledNow, statusOf } from '../call.ts'
import { withCaptchaServers } from '../captcha/servers.ts'
import { vendorIsDown } from '../captcha/troubles.ts'
import { issueCode } from '../codes.ts'
import { withSignInDomain } from '../identity/status.ts'
import { at, isRecord } from '../json.ts'
import { keyPair } from '../keys.ts'
import { textsOf } from '../texts.ts'
import { withTimes } from '../times.ts'
import { withTexts } from '../withTexts.ts'
import { configurationCalls } from './configuration.ts'

const withAddress = new WeakMap<object, Map<string, unknown>>()

/** A status without an address gets the visitor's, as the same object each time. */
const located = (status: Record<string, unknown>, ip: string): unknown => {
  if (at(status, 'location', 'ip') !== undefined) return status
  const known = withAddress.get(status) ?? new Map<string, unknown>()
  withAddress.set(status, known)
  const value = known.get(ip) ?? { ...status, location: { ip } }
  if (known.size < 100) known.set(ip, value)
  return value
}

const status = async (call: Call) => {
  const value = withTimes(await statusOf(call), call.world.now())
  if (value === undefined) {
    return fail('backoffice.file.missing', `${call.merchant.code} has no wps/system/status.json`, {
      status: 500,
    })
  }
  if (!isRecord(value)) return okStable(value)
  const here = withCaptchaServers(located(value, call.ip), call)
  return okStable(isRecord(here) ? withSignInDomain(here, call.origin) : here)
}

const completed = new WeakMap<object, unknown>()

/** Completed once as the same object, so that it is serialised once. */
const installable = (value: unknown, name: string): unknown => {
  if (!isRecord(value)) return value
  const known = completed.get(value) ?? asInstallable(value, name)
  completed.set(value, known)
  return known
}

const manifest = async (call: Call) => {
  const written = await fixture(call, 'system/manifest')
  const value = manifestInForce(written, await scheduledNow(call))
  return value === undefined
    ? fail('backoffice.file.missing', `${call.merchant.code} has no wps/system/manifest.json`, {
        status: 500,
      })
    : okStable(
        withTexts(installable(value, call.merchant.name), await textsOf(call.merchants, call.merchant)),
      )
}

const domainRoute = async (call: Call) => {
  const value = await fixture(call)
  if (value !== undefined) return okStable(value)
  const customerService = at(await statusOf(call), 'info', 'customerService')
  return ok({
    customerService: Array.isArray(customerService) ? customerService : [],
    domainList: call.merchant.domains.map((domainName) => ({ domainName })),
  })
}

const geetest = async (call: Call) => {
  const gt = at(await statusOf(call), 'info', 'gw', 'GEETEST_ID')
  const challenge = randomBytes(16).toString('hex')
  return ok({ gt: gt ?? '', challenge, newCaptcha: true, success: vendorIsDown(call.merchantState) ? 0 : 1 })
}

const lines = (digits: string) =>
  [...digits].map((digit, index) => {
    const tilt = (digit.charCodeAt(0) * 7 + index * 11) % 30
    return `<text x="${12 + index * 26}" y="31" transform="rotate(${tilt - 15} ${18 + index * 26} 24)">${digit}</text>`
  })

const image = (call: Call) => {
  const digits = issueCode(call, { channel: 'captcha', to: 'image', digits: 4, lifeMs: 5 * 60_000 }).code
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44" viewBox="0 0 120 44">` +
    `<rect width="120" height="44" fill="#f2f4f8"/><path d="M0 14Q60 44 120 10M0 36Q40 0 120 34" stroke="#9aa7bd" fill="none"/>` +
    `<g font-family="monospace" font-size="26" font-weight="700" fill="#1d2b4a">${lines(digits).join('')}</g></svg>`
  return ok({ image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` })
}

const countryless = {
  countryCode: '',
  countryDialingCode: '',
  currency: '',
  currencySymbol: '',
  countries: [],
}

/** docs/contract.md: the system calls and the public key. */
export const systemCalls: CallTable = {
  ...configurationCalls,
  'GET /wps/system/status': { answers: 'system-status', handle: status },
  'GET /wps/system/manifest.json': { answers: 'web-app-manifest', bare: true, handle: manifest },
  'GET /wps/system/country': {
    answers: 'country',
    handle: async (call) => okStable((await fixture(call)) ?? countryless),
  },
  'GET /wps/system/domainRoute': { answers: 'domain-route', handle: domainRoute },
  'GET /wps/captcha/geetest': { answers: 'geetest-init', handle: geetest },
  'GET /wps/captcha/image': { answers: 'captcha-image', handle: image },
  'GET /wps/session/key/rsa': {
    answers: 'rsa-key',
    handle: async ({ world }) => ok({ publicKey: (await keyPair(world.keyIndex)).publicKey }),
  },
}
