import { isRecord, parseObject } from '../../../src/json/read.ts'
import { decodePath, encodePath, KEY_LENGTH } from '../../../src/site/customerService.ts'
import { scrubText } from './scrubText.ts'

/** Replacement for personal data. */
const NOBODY = 'Somebody'
export const REMOVED = 'removed'
/** An address reserved for documentation (RFC 5737). */
const NO_ADDRESS = '203.0.113.7'

/** Names of fields with personal data, whatever their value. */
const BY_KEY: readonly (readonly [RegExp, unknown])[] = [
  [/^(.*token|authorization|auth|cookie|session(id)?|secret|.*password|pin|otp|signature)$/i, REMOVED],
  [
    /^((user|customer|payee|account|real|full|first|last|nick|login|holder|member|player|owner)_?name|holder|username|account)$/i,
    NOBODY,
  ],
  [/^(e-?mail|mail)(address)?$/i, 'person@example.com'],
  [/^(mobile|phone|tel|cell|contact|whatsapp)(num|number|no)?$/i, '+10000000000'],
  [
    /^(account|card|bank_?account|iban|pix|document|id_?card|passport|tax)_?(no|num|number|nomasked|key)$/i,
    '0000000000',
  ],
  [/^(iban|cpf|cnpj|ssn|pixkey|bank_?account)$/i, '0000000000'],
  [
    /^(national|identity|citizen|personal)_?(id|no|num|number|card)$|^(id_?(no|num|number)|nik|ktp|nid|cnic|aadhaar|curp|rfc|dni|rut|tckn)$/i,
    '0000000000',
  ],
  [/^((usdt|btc|eth|trx|crypto)_?)?wallet(_?(address|no|id))?$/i, REMOVED],
  [/^(x?csrf|xsrf|ticket|nonce|signature|otp_?code)$/i, REMOVED],
  [
    /^(sur|family|given|maiden|mothers?_?|fathers?_?|parents?_?|birth)_?name$|^name_?on_?card$|^invited_?by$/i,
    NOBODY,
  ],
  [
    /^(birth_?place|cvv|cvv2|cvc|expiry|expiry_?date|expiration|upi|upi_?id|avatar|remark|remarks)$/i,
    REMOVED,
  ],
  [/^(line|telegram|wechat|facebook|zalo|viber|skype|kakao)(|_?id|_?name|_?account)$/i, REMOVED],
  [/^(payee|payer|beneficiary|recipient|account_?owner)$/i, NOBODY],
  [/^((client|remote|login|last_?login)_?)?ip(address)?$/i, NO_ADDRESS],
  [/^((home|postal|street|billing)_?)?address\d?$/i, REMOVED],
  [
    /^(street|birth_?(day|date)|dob|device_?id|login_?device_?id|customer_?id|member_?id|player_?id)$/i,
    REMOVED,
  ],
  [/^(referral|affiliate|invite|agent)_?code$/i, REMOVED],
]

/** Lists of people, in which the field `name` is a person's name. */
const OF_PEOPLE = /^(entries|winners|members|players|customers|users|referrals|agents)$/i

/** Fields of the site without personal data: ids of vendors, versions. */
const PLAIN = /^(analytics|gw|sms|version|whitelabelVal)$/

/** Deeper than any regular answer. */
const DEEPEST = 40
const HOSTILE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * An answer without personal data: tokens, names, addresses, phone and account numbers, e-mails. They are found by the name of a
 * field and by their form, at any depth, in JSON within strings, in queries of addresses, and in the encrypted addresses of
 * customer service. Pure; never throws: values that are nested too deeply are left out.
 */
export function scrub(value: unknown): unknown {
  return scrubbed(value, '', 0)
}

function scrubbed(value: unknown, list: string, depth: number): unknown {
  if (depth > DEEPEST) return null
  if (typeof value === 'string') return scrubString(value, depth)
  if (typeof value === 'number') return scrubNumber(value)
  if (Array.isArray(value)) return value.map((entry: unknown) => scrubbed(entry, list, depth + 1))
  if (!isRecord(value)) return value
  const clean: Record<string, unknown> = {}
  for (const [key, entry] of Object.entries(value)) {
    if (HOSTILE_KEYS.has(key)) continue
    clean[key] = scrubMember(key, entry, OF_PEOPLE.test(list), depth)
  }
  return clean
}

function scrubMember(key: string, value: unknown, ofPeople: boolean, depth: number): unknown {
  const isFilled = (typeof value === 'string' && value !== '') || typeof value === 'number'
  if (isFilled && ofPeople && /^name$/i.test(key)) return NOBODY
  const rule = isFilled ? BY_KEY.find(([name]) => name.test(key)) : undefined
  if (rule) return rule[1]
  if (PLAIN.test(key)) return value
  if (key === 'path' && typeof value === 'string') return scrubSealed(value)
  return scrubbed(value, key, depth + 1)
}

function scrubString(text: string, depth: number): string {
  const trimmed = text.trimStart()
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) {
    const inner = trimmed.startsWith('{') ? parseObject(text) : parseList(text)
    if (inner !== undefined) {
      const clean = JSON.stringify(scrubbed(inner, '', depth + 1))
      return clean === JSON.stringify(inner) ? text : clean
    }
  }
  return scrubText(text)
}

function parseList(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A number in the form of a card number, treated like text. */
function scrubNumber(value: number): number {
  const text = String(value)
  return scrubText(text) === text ? value : 0
}

/** An address of customer service is encrypted with the key at its end (docs/contract.md). */
function scrubSealed(path: string): string {
  const url = decodePath(path)
  if (url === undefined || !/^https?:/i.test(url)) return scrubText(path)
  const clean = scrubText(url)
  return clean === url ? path : encodePath(clean, path.slice(-KEY_LENGTH))
}
