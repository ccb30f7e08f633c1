import validateDomainRoute from '../../../generated/validators/domainRoute.js'
import { parseObject } from '../../../json/read.ts'
import type { WireAnswer } from '../../../site/answer.ts'
import { type Problem, quote } from '../../../site/problem.ts'
import { readCustomerService } from '../../../site/readInfo.ts'
import { sanitise } from '../../../site/sanitise.ts'
import type { CustomerService } from '../../../site/site.ts'
import { baseOf } from '../../../ui/url/guard.ts'
import { readEndpoints } from './endpoints.ts'

/** The site's other endpoints, and the customer service. */
export interface Route {
  /** Origins without duplicates. */
  readonly endpoints: readonly string[]
  readonly customerService: readonly CustomerService[]
  /** The problems of invalid entries, which are left out; pointers begin with `/domainRoute`. */
  readonly problems: readonly Problem[]
}

const ROOT = '/domainRoute'

/** Reads the valid parts of `GET /wps/system/domainRoute`; undefined if there are none. Total. */
export function readRoute(sent: unknown, origin: string): Route | undefined {
  const { value, problems, indexIn } = sanitise(validateDomainRoute, sent, 'runtime')
  if (!value) return undefined
  const { domainList = [], customerService = [] } = value
  const { endpoints, refused } = readEndpoints(
    domainList.map(({ domainName }) => domainName),
    origin,
  )
  const found: Problem[] = [...problems]
  const refuse = (code: Problem['code'], pointer: string, sentThere: unknown) =>
    found.push({
      code,
      source: 'runtime',
      pointer,
      ...(sentThere !== undefined && { sent: quote(sentThere) }),
      instead: 'the entry is left out',
    })
  for (const index of refused) {
    const pointer = `/domainList/${indexIn(domainList, index)}/domainName`
    refuse('url.refused', pointer, domainList[index]?.domainName)
  }
  const services = readCustomerService(customerService, baseOf(origin), (code, list, [, index], what) =>
    refuse(code, `/customerService/${indexIn(list, index)}/path`, what),
  )
  return {
    endpoints,
    customerService: services,
    problems: found.map((problem) => ({ ...problem, pointer: ROOT + problem.pointer })),
  }
}

/** The value of an answer that was loaded by the site's loader, without a client. @throws Error if there is no value */
export function routeValue(answer: WireAnswer): unknown {
  const envelope = 'body' in answer ? parseObject(answer.body) : undefined
  if (envelope?.success !== true) throw new Error('no domain route')
  return envelope.value
}
