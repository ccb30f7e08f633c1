import { minorDigits, minorUnits, wireAmount } from '../../src/features/money/model/amount.ts'
import { type Answer, fail } from './answer.ts'
import { type Call, changeMember } from './call.ts'
import { text } from './json.ts'
import type { Member } from './members.ts'
import type { MerchantState } from './world.ts'

/** A deposit counts as paid this long after it started, by the world's clock, since there is no real payment. */
export const paidAfterMs = 40_000
/** How long a deposit can be paid. */
const openForMs = 15 * 60_000

/** A payment of a member. */
export type Booked = {
  readonly kind: 'deposit' | 'withdrawal' | 'account'
  readonly id: string
  readonly memberId: string
  /** The client's request id: a request is carried out once. */
  readonly request: string
  /** The deposit method, the account of a withdrawal, or the bank. */
  readonly what: string
  /** Minor units. */
  readonly minor: bigint
  /** The account number, mostly masked. */
  readonly number: string
  readonly at: number
  state: 'pending' | 'done'
}

const books = new WeakMap<MerchantState, Booked[]>()

const bookOfAll = (merchantState: MerchantState): Booked[] => {
  const known = books.get(merchantState) ?? []
  books.set(merchantState, known)
  return known
}

/** The payments of the call's member in this world, oldest first. */
export const bookOf = ({
  merchantState,
  member,
}: Pick<Call, 'merchantState' | 'member'>): readonly Booked[] =>
  bookOfAll(merchantState).filter(({ memberId }) => memberId === String(member?.id))

/** Stores a payment; its id is the next number. */
export const book = (
  call: Call,
  member: Member,
  entry: Pick<Booked, 'kind' | 'what'> & Partial<Booked>,
): Booked => {
  const all = bookOfAll(call.merchantState)
  const booked: Booked = {
    id: `${entry.kind.charAt(0).toUpperCase()}${100_001 + all.length}`,
    memberId: String(member.id),
    request: text(call.body.requestId),
    minor: 0n,
    number: '',
    at: call.world.now(),
    state: 'pending',
    ...entry,
  }
  all.push(booked)
  return booked
}

/** A member's balance in minor units, and formatted. */
export const purseOf = (member: Member) => {
  const currency = text(member.currency)
  const digits = minorDigits(currency)
  return {
    currency,
    digits,
    balance: minorUnits(text(member.balance), digits) ?? 0n,
    written: (minor: bigint) => wireAmount(minor, digits),
  }
}

/** The call's amount in minor units, or the reason for its refusal. */
export const amountOf = (
  call: Call,
  member: Member,
  min: unknown,
  max: unknown,
): { minor: bigint } | { refusal: Answer } => {
  const { digits, written } = purseOf(member)
  const minor = minorUnits(call.body.amount, digits)
  const least = minorUnits(min, digits, 'raised') ?? 0n
  const most = minorUnits(max, digits) ?? 0n
  if (!minor) return { refusal: fail('amount.invalid', 'The amount is not right.') }
  if (minor < least) return { refusal: fail('amount.too.small', `At least ${written(least)}.`) }
  if (most > 0n && minor > most) return { refusal: fail('amount.too.large', `At most ${written(most)}.`) }
  return { minor }
}

/** Marks due deposits as paid and adds them to the balance. */
export const settle = (call: Call): void => {
  const { member, world } = call
  if (!member) return
  const due = bookOf(call).filter(
    ({ kind, state, at }) => kind === 'deposit' && state === 'pending' && world.now() - at >= paidAfterMs,
  )
  if (due.length === 0) return
  const { balance, written } = purseOf(member)
  for (const entry of due) entry.state = 'done'
  changeMember(call, member, {
    balance: written(due.reduce((sum, { minor }) => sum + minor, balance)),
  })
}

const byCode = /pix|qr|raast/i
const byCard = /voucher|the-cao|boleto|otc/i

/** The payment instructions: a code to scan, a coin's address, a number for a counter, or a bank account. */
export const payable = (entry: Booked, member: Member) => {
  const { currency, written } = purseOf(member)
  const [id = ''] = entry.what.split(' ')
  const common = {
    id: entry.id,
    amount: written(entry.minor),
    currency,
    status: entry.state,
    expiresAt: entry.at + openForMs,
  }
  const reference = { kind: 'reference', value: entry.id }
  if (byCode.test(id)) {
    return {
      ...common,
      qr: `00020126580014stand-in.pay0136${entry.id}-${entry.memberId}5406${common.amount}6304A1B2`,
    }
  }
  if (/usdt/i.test(id)) {
    const address = `TStandIn${entry.id}Address0000000000`
    return { ...common, qr: address, details: [{ kind: 'address', value: address }, reference] }
  }
  if (byCard.test(id)) return { ...common, details: [reference] }
  return {
    ...common,
    details: [
      { kind: 'bank', value: entry.what.slice(id.length).trim() },
      { kind: 'holder', value: 'Stand-in Payments' },
      { kind: 'account', value: '0021 4477 0190' },
      reference,
    ],
  }
}

/** Masks a number except for the last four digits. */
export const masked = (number: string): string => `•••• ${number.slice(-4)}`
