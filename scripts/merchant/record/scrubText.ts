/** Parameters of an address that describe content, never a person. Unlisted ones are removed. */
const PUBLIC_PARAMETERS: ReadonlySet<string> = new Set(
  (
    'b2c campaign category currency deptid desk device domain eid fit format gameid gametype group groupname groupnames h height id lang language ' +
    'layout locale m nodeid page planid platform promo promotion quality roomid section siteid size sort tab tag template theme topic type ' +
    'utm_campaign utm_content utm_medium utm_source v vendor version w width'
  ).split(' '),
)
/** Parameters that identify a person even with a value of one letter. */
const PERSONAL =
  /^(?:.*token|auth.*|code|csrf|hash|key|pin|otp|r|ref.*|aff.*|inv.*|sid|session.*|ticket|user.*|member.*)$/i
/** A value this short cannot be a secret. */
const HARMLESS_LENGTH = 3
const PARAMETER = /([?&#;])([\w.[\]-]{1,60})=([^&#\s"'<>]+)/g

const scrubParameter = (whole: string, before: string, name: string, value: string): string => {
  const isHarmless = value.length <= HARMLESS_LENGTH && !PERSONAL.test(name)
  return isHarmless || PUBLIC_PARAMETERS.has(name.toLowerCase()) ? whole : `${before}${name}=removed`
}

/** A path segment that is neither a word nor a file: a key, a ticket, a session. */
const SECRET_STEP =
  /(?<=\/)(?=[\w~-]{0,200}\d)(?=[\w~-]{0,200}[A-Za-z])(?:[\da-f]{16,200}|[\da-f]{8}-[\da-f]{4}-[\da-f-]{20,40}|[\w~-]{22,200})(?=[/?#\s"'<>]|$)/gi

/** Patterns of personal data in any text. All repetitions are bounded, since texts may be long or hostile. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  // User information in an address (RFC 3986).
  [/:\/\/[^\s/?#@"'<>]{1,200}@/g, '://'],
  [/\beyJ[\w-]{8,4000}\.[\w-]{4,4000}(?:\.[\w-]{0,1000})?/g, 'removed'],
  [/\b(?:Bearer|Basic)\s+[\w.~+/-]{8,4000}=*/g, 'removed'],
  [/(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, 'person@example.com'],
  [/((?:tel|sms|whatsapp):|wa\.me\/|[?&]phone=)\+?[\d()\s.-]{6,30}\d/gi, '$1+10000000000'],
  [/(?<![\w.])\+\d[\d ().-]{7,18}\d(?!\w)/g, '+10000000000'],
]

/** Searched last: accounts and cards contain such parts. */
const LOCAL_SHAPES: readonly (readonly [RegExp, string])[] = [
  // Phone numbers in national formats.
  [/(?<![\w.,+-])\(0?\d{2,3}\)[ -]?\d{3,5}[ -]?\d{4}(?![\w-])/g, '+10000000000'],
  [/(?<![\w.,+-])0(?!0)\d{1,3}[ .-]?\d{3,4}[ .-]?\d{3,4}(?![\w-])/g, '+10000000000'],
  // National ids: Brazil, the United States, Pakistan, India, China.
  [/(?<![\w.-])\d{3}\.\d{3}\.\d{3}-\d{2}(?![\w-])/g, '000.000.000-00'],
  [/(?<![\w.-])\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?![\w-])/g, '00.000.000/0000-00'],
  [/(?<![\w.-])\d{3}-\d{2}-\d{4}(?![\w-])/g, '000-00-0000'],
  [/(?<![\w.-])\d{5}-\d{7}-\d(?![\w-])/g, '00000-0000000-0'],
  [/(?<![\w.,-])\d{4} \d{4} \d{4}(?![\w -])/g, '0000 0000 0000'],
  [/(?<![\w.-])\d{17}[\dX](?![\w-])/g, '000000000000000000'],
  // Wallets: Ethereum, Bitcoin, Tron.
  [/\b0x[\da-f]{40}\b/gi, '0x0000000000000000000000000000000000000000'],
  [/\bbc1[a-z\d]{25,60}\b/g, 'removed'],
  [/\b(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|T[1-9A-HJ-NP-Za-km-z]{33})\b/g, 'removed'],
]

const IP = /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/g
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/g
const CARD = /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-])/g

/** IP addresses without an owner: this machine, the unspecified address, and those for documentation. */
const NOBODYS = /^(?:127\.|0\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.)/

/** A text without tokens, e-mails, phone numbers, accounts and IP addresses. Pure. */
export function scrubText(text: string): string {
  let clean = text.replace(PARAMETER, scrubParameter).replace(SECRET_STEP, 'removed')
  for (const [shape, stead] of SHAPES) clean = clean.replace(shape, stead)
  clean = clean
    .replace(IP, (found) => (isAddress(found) && !NOBODYS.test(found) ? '203.0.113.7' : found))
    .replace(IBAN, (found) => (isIban(found) ? 'XX00 0000 0000 0000' : found))
    .replace(CARD, (found) => (isCard(found) ? '0000000000000000' : found))
  for (const [shape, stead] of LOCAL_SHAPES) clean = clean.replace(shape, stead)
  return clean
}

const isAddress = (text: string): boolean => text.split('.').every((part) => Number(part) <= 255)

/** The check digits of an account number (ISO 13616). */
function isIban(text: string): boolean {
  const plain = text.replaceAll(' ', '')
  if (plain.length < 15 || plain.length > 34) return false
  const digits = [...`${plain.slice(4)}${plain.slice(0, 4)}`]
    .map((sign) => Number.parseInt(sign, 36))
    .join('')
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** Checks a card's check digit (ISO/IEC 7812). Thirteen digits are a time in milliseconds, not a card. */
function isCard(text: string): boolean {
  const digits = [...text.replace(/[ -]/g, '')].map(Number)
  if (digits.length < 14 || digits.every((digit) => digit === digits[0])) return false
  const sum = digits.toReversed().reduce((total, digit, index) => {
    const counted = index % 2 === 1 ? digit * 2 : digit
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum % 10 === 0
}
