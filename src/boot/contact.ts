import validateDomainRoute from '../generated/validators/domainRoute.js'
import { parseObject } from '../json/read.ts'
import type { WireAnswer } from '../site/answer.ts'
import { readCustomerService } from '../site/readInfo.ts'
import { sanitise } from '../site/sanitise.ts'
import type { CustomerService } from '../site/site.ts'

/** Who can be asked for help, out of the domain route's answer: empty where it says nothing usable. Total. */
export function contactFrom(answer: WireAnswer, base: string): readonly CustomerService[] {
  const envelope = 'body' in answer ? parseObject(answer.body) : undefined
  if (envelope?.success !== true) return []
  // What is wrong in it is not the site's: there is no site to report it with.
  const { value } = sanitise(validateDomainRoute, envelope.value, 'status')
  return readCustomerService(value?.customerService ?? [], base, () => {})
}
