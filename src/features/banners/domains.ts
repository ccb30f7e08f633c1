import { knownDomains } from '../domainNotice/public.ts'

let known: readonly string[] | undefined
let asking: Promise<readonly string[]> | undefined

/** The domain list, where it has come; undefined: not yet. */
export const domainsNow = (): readonly string[] | undefined => known

/** Asks for the domain list, once; a list that could not be had is asked for again by the next one who needs it. */
export function loadDomainList(): Promise<readonly string[]> {
  asking ??= knownDomains().then((domains) => {
    if (domains.length > 0) known = domains
    else asking = undefined
    return domains
  })
  return asking
}
