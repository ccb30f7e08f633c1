import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '../../api/error.ts'
import { saidOf } from '../../api/said.ts'
import { useParts } from '../../layouts/PartsContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { useSession } from '../../session/useSession.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { guardUrl } from '../../ui/url/guard.ts'
import { linkTarget, siteBase } from '../links.ts'
import { localStore } from '../localStore.ts'
import { memberInfoQuery } from '../memberInfo.ts'
import { useAsk, useQueries } from '../queries.ts'
import { useLanguage } from '../useLanguage.ts'
import { launchGameQuery } from './api.ts'
import { Launching } from './Launching.tsx'
import { backUrlOf, type LaunchRequest, launchRequest } from './model/request.ts'
import { HOME_PATH, playedKey, rememberPlayed } from './public.ts'

/** The game that the address names, on its way; the game takes the place of this screen in the history. */
export default function LaunchScreen() {
  const { Page } = useParts()
  const { t } = useTranslation('shell')
  const [params] = useSearchParams()
  const base = siteBase()
  const back = linkTarget(backUrlOf(params.get('backUrl'), base), base) ?? { to: HOME_PATH }
  return (
    <Page title={t('play')} back={back}>
      <Launch key={params.toString()} params={params} />
    </Page>
  )
}

function Launch({ params }: { readonly params: URLSearchParams }) {
  const { t } = useTranslation('shell')
  const { merchant } = usePlanned().facts.site
  const language = useLanguage()
  const known = useQueries().getQueryData(memberInfoQuery().queryKey)
  // Decided once: what is learned while the game is on its way does not launch it again.
  const [request] = useState(() =>
    launchRequest(params, {
      base: siteBase(),
      language,
      title: merchant.name,
      labelName: known?.clubLabel?.labelName ?? undefined,
    }),
  )
  return request ? <Ready request={request} params={params} /> : <ErrorState title={t('unknown_error')} />
}

function Ready({ request, params }: { readonly request: LaunchRequest; readonly params: URLSearchParams }) {
  const { t } = useTranslation('shell')
  const { merchant } = usePlanned().facts.site
  const memberId = useSession((state) => (state.status === 'member' ? state.session.id : null))
  const { data, error, refetch, isFetching } = useAsk(launchGameQuery(request))
  const url = data && guardUrl(data.gameUrl, { base: siteBase(), allow: 'link' })
  const href = url?.href
  const code = params.get('code') ?? ''
  const vendor = params.get('vendor') ?? ''

  useEffect(() => {
    if (!href) return
    if (memberId) rememberPlayed(localStore, playedKey(merchant.code, memberId), { code, vendor })
    window.location.replace(href)
  }, [href, merchant.code, memberId, code, vendor])

  const failed = error ?? (data && !href)
  if (!failed || isFetching) return <Launching />
  const said = saidOf(error, { https: window.location.protocol === 'https:' })
  const reference = error instanceof ApiError ? error.reference : ''
  return (
    <div role="alert">
      <ErrorState
        title={said.message ?? t(said.messageKey ?? 'could_not_load')}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
        reference={reference ? t('reference', { reference }) : undefined}
      />
    </div>
  )
}
