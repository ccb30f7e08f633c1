import { useState } from 'react'
import { safeStorage } from '../../session/storage.ts'
import { requestDomainRoute, type SiteRequest } from '../../site/load.ts'
import type { Site } from '../../site/site.ts'
import { marketingCodes, REG_INFO_KEY } from '../shared/marketing.ts'
import { DomainNotice } from './DomainNotice.tsx'
import { contactOf } from './model/contact.ts'
import { retryAddress } from './model/retryAddress.ts'
import { routeValue } from './model/route.ts'
import { endpointEnvOf } from './page.ts'
import { useEndpoints } from './useEndpoints.ts'

interface Props {
  /** The domain itself is not available: only another endpoint can help. */
  readonly elsewhere: boolean
  readonly message: string | undefined
  /** The player can confirm the message (docs/conformance.md § 1.8: the notice over a failed status). */
  readonly confirmable: boolean
  readonly site: Site | undefined
  readonly request: () => SiteRequest
  /** Requests the site again from the current endpoint. */
  readonly retry: () => Promise<void>
}

const local = safeStorage(() => window.localStorage)

/**
 * The domain notice in the screen that is shown if the site cannot load: without client and session, perhaps without site.
 */
export function EndpointNotice({ elsewhere, message, confirmable, site, request, retry }: Props) {
  const [env] = useState(() =>
    endpointEnvOf(window, {
      merchant: () => request().merchant,
      storage: local,
      loadRoute: async () => routeValue(await requestDomainRoute(request())),
    }),
  )
  const { findEndpoint, customerService } = useEndpoints(env, { elsewhere })
  const continueTo = (endpoint: string | undefined) => {
    const codes = marketingCodes(window.location.search, local.getItem(REG_INFO_KEY))
    const address = endpoint && retryAddress(endpoint, codes)
    if (!address) return retry()
    return window.location.assign(address)
  }
  return (
    <div data-feature="domainNotice">
      <DomainNotice
        place="within"
        message={message}
        confirmable={confirmable}
        findEndpoint={findEndpoint}
        contact={contactOf(customerService, site?.customerService ?? [], undefined)}
        onRetry={continueTo}
      />
    </div>
  )
}
