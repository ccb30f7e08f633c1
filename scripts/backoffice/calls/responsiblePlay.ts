import { fail, ok } from '../answer.ts'
import type { CallTable } from '../call.ts'
import { text } from '../json.ts'
import { once } from '../once.ts'
import { describeLimits, exclude, setLimit } from '../responsiblePlay.ts'
import { notLoggedIn } from '../session.ts'

/** Deposit limits and self-exclusion: additions of this project (docs/contract.md). */
export const responsiblePlayCalls: CallTable = {
  'GET /wps/member/playLimits': {
    session: true,
    answers: 'play-limits',
    handle: (call) => (call.member ? ok(describeLimits(call, call.member)) : notLoggedIn(call.headers)),
  },
  'POST /wps/member/playLimit': {
    session: true,
    takes: 'play-limit-request',
    handle: (call) => {
      const { member } = call
      return member ? once(call, () => setLimit(call, member) ?? ok()) : notLoggedIn(call.headers)
    },
  },
  'POST /wps/member/selfExclusion': {
    session: true,
    takes: 'self-exclusion-request',
    answers: 'self-excluded',
    handle: (call) => {
      const { member } = call
      if (!member) return notLoggedIn(call.headers)
      return once(call, () => {
        const excluded = exclude(call, member, text(call.body.period))
        return excluded ? ok(excluded) : fail('exclusion.period.unknown', 'There is no such period.')
      })
    },
  },
}
