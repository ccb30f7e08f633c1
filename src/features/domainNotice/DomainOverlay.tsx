import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { usePlanned } from '../../registry/PlanContext.ts'
import { useAsking } from '../customerService/public.ts'
import { DomainNotice } from './DomainNotice.tsx'
import { contactOf } from './model/contact.ts'
import { retryAddress } from './model/retryAddress.ts'
import { pageLineEnv } from './pageWatch.ts'
import { lineStore, lineSurroundings } from './public.ts'
import { useLines } from './useLines.ts'

/** The notice over the running app. It goes when the trouble does; a player does not close it. */
export default function DomainOverlay() {
  const { t } = useTranslation('shell')
  const { facts, report } = usePlanned()
  const asking = useAsking()
  const trouble = useStore(lineStore, (state) => state.trouble)
  const [env] = useState(pageLineEnv)
  const { findLine, customerService } = useLines(env, { elsewhere: trouble?.reason === 'domain', report })

  const retry = useCallback((line: string | undefined) => {
    const { page, codes } = lineSurroundings()
    const address = line && retryAddress(line, codes())
    if (address) page.location.assign(address)
    else page.location.reload()
  }, [])

  if (!trouble) return null
  // As for any call without an answer on plain http (part 2, section 8).
  const onHttp = trouble.reason === 'connection' && env.origin.startsWith('http:')
  return (
    <DomainNotice
      place="over"
      message={trouble.message ?? (onHttp ? t('network_error') : undefined)}
      findLine={findLine}
      contact={contactOf(customerService, facts.site.customerService, asking.labelId, asking)}
      onRetry={retry}
    />
  )
}
