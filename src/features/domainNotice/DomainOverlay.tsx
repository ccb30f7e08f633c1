import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useApp } from '../../registry/AppContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { useAsking } from '../customerService/public.ts'
import { marketingCodes, REG_INFO_KEY } from '../shared/marketing.ts'
import { DomainNotice } from './DomainNotice.tsx'
import { contactOf } from './model/contact.ts'
import { retryAddress } from './model/retryAddress.ts'
import { pageEndpointEnv } from './pageWatch.ts'
import { endpointStore } from './public.ts'
import { useEndpoints } from './useEndpoints.ts'

/** The notice over the running app. It disappears when the problem is solved; the player cannot close it. */
export default function DomainOverlay() {
  const app = useApp()
  const { t } = useTranslation('shell')
  const { facts, report } = usePlanned()
  const asking = useAsking()
  const trouble = useStore(endpointStore, (state) => state.trouble)
  const [env] = useState(() => pageEndpointEnv(app))
  const { findEndpoint, customerService } = useEndpoints(env, {
    elsewhere: trouble?.reason === 'domain',
    report,
  })

  const retry = useCallback(
    (endpoint: string | undefined) => {
      const { location } = app.page
      // The referral codes are kept in the address of the other endpoint (docs/conformance.md § 1.3).
      const codes = marketingCodes(location.search, app.local.getItem(REG_INFO_KEY))
      const address = endpoint && retryAddress(endpoint, codes)
      if (address) location.assign(address)
      else location.reload()
    },
    [app],
  )

  if (!trouble) return null
  // The same message as for any call without an answer on plain http (docs/conformance.md § 2.8).
  const onHttp = trouble.reason === 'connection' && env.origin.startsWith('http:')
  return (
    <DomainNotice
      place="over"
      message={trouble.message ?? (onHttp ? t('network_error') : undefined)}
      findEndpoint={findEndpoint}
      contact={contactOf(customerService, facts.site.customerService, asking.labelId, asking)}
      onRetry={retry}
    />
  )
}
