/** Names of parameters in an address whose values open something or name somebody. */
const SECRET_PARAMETER =
  /([?&#;](?:[\w-]*token|auth|authorization|session(?:id)?|sid|sig|signature|secret|password|pwd|code|user(?:name)?|userid|customer(?:id|name)?|memberid|playerid|account|e-?mail|mobile(?:num)?|phone|tel|ref|referral(?:code)?|affiliate(?:code)?|invite(?:code)?)=)([^&#\s"'<>]+)/gi

/** What reads like something of a person's, wherever it stands. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]{8,}\.[\w-]{4,}(?:\.[\w-]*)?/g, 'removed'],
  [/\b(?:Bearer|Basic)\s+[\w.~+/-]{8,}=*/g, 'removed'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, 'person@example.com'],
  [/((?:tel|sms|whatsapp):|wa\.me\/|[?&]phone=)\+?[\d()\s.-]{6,}\d/gi, '$1+10000000000'],
  [/(?<![\w.])\+\d[\d ().-]{7,18}\d(?!\w)/g, '+10000000000'],
]

const IP = /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/g
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/g
const CARD = /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-])/g

/** Addresses that are nobody's: this machine, everything, and those for documentation. */
const NOBODYS = /^(?:127\.|0\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.)/

/** A text without what reads like a token, an e-mail, a phone, an account or an address of somebody's. Pure. */
export function scrubText(text: string): string {
  let clean = text.replace(SECRET_PARAMETER, '$1removed')
  for (const [shape, stead] of SHAPES) clean = clean.replace(shape, stead)
  return clean
    .replace(IP, (found) => (isAddress(found) && !NOBODYS.test(found) ? '203.0.113.7' : found))
    .replace(IBAN, (found) => (isIban(found) ? 'XX00 0000 0000 0000' : found))
    .replace(CARD, (found) => (isCard(found) ? '0000000000000000' : found))
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

/** The check digit of a card (ISO/IEC 7812); a moment in milliseconds has thirteen digits, and is none. */
function isCard(text: string): boolean {
  const digits = [...text.replace(/[ -]/g, '')].map(Number)
  if (digits.length < 14 || digits.every((digit) => digit === digits[0])) return false
  const sum = digits.toReversed().reduce((total, digit, index) => {
    const counted = index % 2 === 1 ? digit * 2 : digit
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum % 10 === 0
}
