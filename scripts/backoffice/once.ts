import type { Answer } from './answer.ts'
import type { Call } from './call.ts'
import { text } from './json.ts'
import type { MerchantState } from './world.ts'

const answers = new WeakMap<MerchantState, Map<string, Promise<Answer>>>()

/**
 * Carries out a request with an id once. The first answer to an id, also a refusal, is the answer to every later request of this
 * member with the same id, also while the first one is running. If a handler throws, there is no answer yet.
 */
export const once = (call: Call, carryOut: () => Answer | Promise<Answer>): Promise<Answer> => {
  const { merchantState, member, path, body } = call
  const request = text(body.requestId)
  if (request === '') return Promise.resolve(carryOut())
  const known = answers.get(merchantState) ?? new Map<string, Promise<Answer>>()
  answers.set(merchantState, known)
  const key = JSON.stringify([member?.id, path, request])
  const before = known.get(key)
  if (before) return before
  const answer = Promise.resolve(carryOut())
  known.set(key, answer)
  answer.catch(() => known.delete(key))
  return answer
}
