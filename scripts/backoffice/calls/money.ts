import { type Answer, fail, ok } from '../answer.ts'
import { type Call, type CallTable, changeMember, fixture } from '../call.ts'
import { at, isRecord, text } from '../json.ts'
import type { Member } from '../members.ts'
import { amountOf, type Booked, book, bookOf, masked, payable, purseOf, settle } from '../money.ts'
import { once } from '../once.ts'
import { limitRefusal } from '../responsiblePlay.ts'
import { digitsOf, notLoggedIn } from '../session.ts'

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const withId = (list: readonly unknown[], id: unknown): unknown =>
  list.find((one) => text(at(one, 'id')) !== '' && text(at(one, 'id')) === text(id))

/** A call on the member's own data. */
const own =
  (handle: (call: Call, member: Member) => Answer | Promise<Answer>) =>
  (call: Call): Answer | Promise<Answer> =>
    call.member ? handle(call, call.member) : notLoggedIn(call.headers)

/** A member's call that is carried out once for each request id. */
const ownOnce = (handle: (call: Call, member: Member) => Promise<Answer>) =>
  own((call, member) => once(call, () => handle(call, member)))

/** Counts the entries of the fixture and those added in this world. */
const stats =
  (kind: Booked['kind']) =>
  async (call: Call): Promise<Answer> => {
    settle(call)
    const sent = await fixture(call)
    const since = bookOf(call).filter((entry) => entry.kind === kind && entry.state === 'done').length
    return ok({ count: (Number(text(at(sent, 'count'))) || 0) + since, banks: listOf(at(sent, 'banks')) })
  }

const deposit = ownOnce(async (call, member) => {
  const methods = listOf(at(await fixture(call, 'relay/MCSFE_getDepositSettings'), 'methods'))
  const method = withId(methods, call.body.methodId)
  if (!method) return fail('deposit.method.unknown', 'This way to deposit is not offered any more.')
  const amount = amountOf(call, member, at(method, 'min'), at(method, 'max'))
  if ('refusal' in amount) return amount.refusal
  const above = limitRefusal(call, member, amount.minor)
  if (above) return above
  const what = `${text(at(method, 'id'))} ${text(at(method, 'name'))}`
  return ok(payable(book(call, member, { kind: 'deposit', what, ...amount }), member))
})

const accountsOf = async (call: Call) => {
  const sent = await fixture(call, 'relay/MCSFE_getWithdrawAccountInfo')
  const added = bookOf(call).filter(({ kind }) => kind === 'account')
  return {
    min: 0,
    max: 0,
    ...(isRecord(sent) ? sent : {}),
    accounts: [
      ...listOf(at(sent, 'accounts')),
      ...added.map(({ id, what, number }) => ({ id, bankName: what, accountNoMasked: number })),
    ],
  }
}

const withdraw = ownOnce(async (call, member) => {
  const { accounts, min, max } = await accountsOf(call)
  if (!withId(accounts, call.body.accountId))
    return fail('withdraw.account.unknown', 'This account is not known.')
  const amount = amountOf(call, member, min, max)
  if ('refusal' in amount) return amount.refusal
  const { balance, written } = purseOf(member)
  if (amount.minor > balance) return fail('balance.insufficient', 'There is not enough on your account.')
  const what = text(call.body.accountId)
  const { id } = book(call, member, { kind: 'withdrawal', what, ...amount, state: 'done' })
  changeMember(call, member, { balance: written(balance - amount.minor) })
  return ok({ id, status: 'pending' })
})

const addAccount = (call: Call, member: Member, what: string, number: string): Answer => {
  if (what === '' || number.length < 4 || text(call.body.accountName).trim() === '')
    return fail('account.invalid', 'The account is not complete.')
  const request = `${what} ${number}`
  const before = bookOf(call).find((entry) => entry.kind === 'account' && entry.request === request)
  const { id } = before ?? book(call, member, { kind: 'account', what, number: masked(number), request })
  return ok({ id })
}

const bankCard = own((call, member) =>
  addAccount(call, member, text(call.body.bankName).trim(), text(call.body.accountNo).trim()),
)

const pixKey = own((call, member) =>
  addAccount(call, member, `Pix · ${text(call.body.keyType)}`, text(call.body.key).trim()),
)

/** Payments of a page, so that the demo shows that there are more. */
const PAGE = 20

/** The latest payments first: those of this world, then those of the fixture. */
const payments = own(async (call, member) => {
  settle(call)
  const { written } = purseOf(member)
  const sent = await fixture(call)
  const booked = bookOf(call)
    .filter(({ kind }) => kind !== 'account')
    .map(({ id, kind, state, minor, at, what }) => {
      const isDeposit = kind === 'deposit'
      return {
        id,
        type: kind,
        amount: written(minor),
        // A withdrawal is on its way until somebody has paid it.
        status: isDeposit ? state : 'pending',
        time: at,
        ...(isDeposit && { method: what.slice(what.indexOf(' ') + 1) }),
      }
    })
  const all = [...booked.toReversed(), ...listOf(at(sent, 'payments'))]
  const type = call.query.get('type')
  const chosen = type ? all.filter((one) => at(one, 'type') === type) : all
  // After a payment and not after a count: one that is booked meanwhile moves no page.
  const before = call.query.get('before')
  const rest = before ? chosen.slice(chosen.findIndex((one) => text(at(one, 'id')) === before) + 1) : chosen
  const page = rest.slice(0, PAGE)
  return ok({ payments: page, ...(rest.length > PAGE && { next: text(at(page.at(-1), 'id')) }) })
})

const referral = own(async (call, member) => {
  const isAgent = member.type === 1 || member.type === 2
  const code = (Number(digitsOf(String(member.id))) || 1).toString(36).toUpperCase()
  const sent = await fixture(call)
  return ok({
    referralCode: code,
    ...(isAgent && { affiliateCode: `A${code}` }),
    invited: isAgent ? 48 : 3,
    ...(isRecord(sent) ? sent : {}),
  })
})

/** Payments and referrals: docs/contract.md, with this project's additions. */
export const moneyCalls: CallTable = {
  'GET /wps/relay/MCSFE_getDepositSettings': {
    session: true,
    answers: 'deposit-settings',
    handle: async (call) => ok((await fixture(call)) ?? { methods: [] }),
  },
  'GET /wps/relay/MCSFE_getDepositStats': {
    session: true,
    answers: 'bank-stats',
    handle: stats('deposit'),
  },
  'GET /wps/relay/MCSFE_getWithdrawalStats': {
    session: true,
    answers: 'bank-stats',
    handle: stats('withdrawal'),
  },
  'GET /wps/relay/MCSFE_getWithdrawAccountInfo': {
    session: true,
    answers: 'withdraw-account-info',
    handle: async (call) => ok(await accountsOf(call)),
  },
  'POST /wps/member/deposit': {
    session: true,
    takes: 'deposit-request',
    answers: 'deposit-order',
    handle: deposit,
  },
  'POST /wps/member/withdraw': {
    session: true,
    takes: 'withdraw-request',
    answers: 'withdraw-order',
    handle: withdraw,
  },
  'POST /wps/member/bankCard': {
    session: true,
    encrypted: true,
    takes: 'bank-card-request',
    answers: 'bank-account-added',
    handle: bankCard,
  },
  'POST /wps/member/bankCardPix': {
    session: true,
    encrypted: true,
    takes: 'bank-card-pix-request',
    answers: 'bank-account-added',
    handle: pixKey,
  },
  'GET /wps/member/payments': { session: true, answers: 'payments', handle: payments },
  'GET /wps/member/referral': { session: true, answers: 'referral', handle: referral },
}
