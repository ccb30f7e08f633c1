import { type AppContext, onePer } from '../../registry/AppContext.ts'
import { knownDomains } from '../domainNotice/public.ts'

/** The domain list of the back office, where a token may go. */
export interface DomainList {
  /** Undefined: it has not come yet. */
  readonly now: () => readonly string[] | undefined
  /** Asks for it, once; a list that could not be had is asked for again by the next one who needs it. */
  readonly load: () => Promise<readonly string[]>
}

export const domainListOf = onePer((app: AppContext): DomainList => {
  let known: readonly string[] | undefined
  let asking: Promise<readonly string[]> | undefined
  return {
    now: () => known,
    load: () => {
      asking ??= knownDomains(app).then((domains) => {
        if (domains.length > 0) known = domains
        else asking = undefined
        return domains
      })
      return asking
    },
  }
})
