import validateDomainRoute from '../generated/validators/domainRoute.js'
import { parseObject } from '../json/read.ts'
import type { WireAnswer } from '../site/answer.ts'
import { readCustomerService } from '../site/readInfo.ts'
import { sanitise } from '../site/sanitise.ts'
import type { CustomerService } from '../site/site.ts'

/** The customer services in the domain route's answer; empty if it is not usable. Total. */
export function contactFrom(answer: WireAnswer, base: string): readonly CustomerService[] {
  const envelope = 'body' in answer ? parseObject(answer.body) : undefined
  if (envelope?.success !== true) return []
  // Problems in it are not reported: there is no site to report them with.
  const { value } = sanitise(validateDomainRoute, envelope.value, 'status')
  return readCustomerService(value?.customerService ?? [], base, () => {})
}
