import { type AppContext, onePer } from '../../registry/AppContext.ts'
import { knownDomains } from '../domainNotice/public.ts'

/** The back office's domain list, for the rule about where a token may go. */
export interface DomainList {
  /** undefined: not loaded yet. */
  readonly now: () => readonly string[] | undefined
  /** Requests it once; after a failure the next call requests it again. */
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
