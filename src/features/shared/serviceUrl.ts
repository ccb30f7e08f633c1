import type { CustomerService } from '../../site/site.ts'

/** Who asks, as far as customer service is told: guests and what is not known yet are left out. */
export interface Asking {
  readonly userName?: string | null | undefined
  /** By it entries are filtered. */
  readonly labelId?: string | null | undefined
  /** Told to AICAN (docs/conformance.md § 2.7). */
  readonly labelName?: string | null | undefined
}

type Parameter = readonly [name: string, value: string]

/**
 * The specification gives the member's name in all four, whoever the vendor is (docs/conformance.md § 2.7); each vendor reads its own
 * of them and leaves the others. Theirs stands first, since some cut an address that is too long.
 */
const NAMES = ['name', 'category', 'visitorname', 'CUSTOM!username'] as const
type Name = (typeof NAMES)[number]

const named = (own: Name, userName: string): readonly [Parameter, ...Parameter[]] => [
  [own, userName],
  ...NAMES.filter((name) => name !== own).map((name) => [name, userName] as const),
]

/** What the label is called where AICAN is told of it: the specification names no parameter, so it is the field's own name. */
const LABEL = 'labelName'

/** A half of a character that lost its other half: no address can say it. */
const LONE_SURROGATE = /\p{Cs}/gu
/** `!` stays as it is: a vendor looks for `CUSTOM!` in the text of the address. */
const encode = (text: string): string => encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'))

const nameOf = (part: string): string => [...new URLSearchParams(part).keys()][0] ?? ''

/**
 * Appends parameters before what stands behind `#`, each exactly once. What was there stays letter for letter, since vendors
 * read it in ways of their own: the first parameter takes the place of one of its name, the others leave the merchant's own.
 */
function append(address: string, [own, ...others]: readonly [Parameter, ...Parameter[]]): string {
  const [beforeHash = '', ...hash] = address.split('#')
  const [path = '', ...query] = beforeHash.split('?')
  const kept = query
    .join('?')
    .split('&')
    .filter((part) => part !== '' && nameOf(part) !== own[0])
  const there = new Set(kept.map(nameOf))
  const added = [own, ...others.filter(([name]) => !there.has(name))]
  const parts = [...kept, ...added.map(([name, value]) => `${encode(name)}=${encode(value)}`)]
  return [`${path}?${parts.join('&')}`, ...hash].join('#')
}

type Build = (address: string, member: { readonly userName: string; readonly labelName: string }) => string

/** One for each vendor that the specification knows (`csType`). */
const BUILDERS: Readonly<Record<string, Build>> = {
  /** The assistant greets by `name`, and serves by VIP label. */
  AICAN: (address, { userName, labelName }) =>
    append(address, [...named('name', userName), ...(labelName === '' ? [] : [[LABEL, labelName] as const])]),
  /** Its page (`im.aspx`) shows `visitorname` to whoever answers. */
  MIDUOKE: (address, { userName }) => append(address, named('visitorname', userName)),
  /** A chat page's link fills in `name`. */
  LIVECHAT: (address, { userName }) => append(address, named('name', userName)),
  /** Its chat window takes fields that the merchant has made as `CUSTOM!<field>`. */
  COMM100: (address, { userName }) => append(address, named('CUSTOM!username', userName)),
  /** The same vendor, with people for VIP members. */
  COMM100VIP: (address, { userName }) => append(address, named('CUSTOM!username', userName)),
}

/** Where an entry leads for whoever asks. A guest has no name to tell, and an unknown vendor is told nothing. */
export function serviceUrl({ type, url }: CustomerService, { userName, labelName }: Asking = {}): string {
  const vendor = type.trim().toUpperCase()
  const build = Object.hasOwn(BUILDERS, vendor) ? BUILDERS[vendor] : undefined
  return build && userName ? build(url, { userName, labelName: labelName ?? '' }) : url
}
