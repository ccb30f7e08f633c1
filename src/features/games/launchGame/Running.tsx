import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/error.ts'
import { errorMessageOf } from '../../../api/errorMessage.ts'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { useSession } from '../../../session/useSession.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { guardUrl } from '../../../ui/url/guard.ts'
import { siteBase } from '../../shared/links.ts'
import { localStore } from '../../shared/localStore.ts'
import { useAppQuery } from '../../shared/queries.ts'
import { useLanguage } from '../../shared/useLanguage.ts'
import { GameFrame, placeOf } from '../gameFrame/public.ts'
import { playedKey, rememberPlayed } from '../played/public.ts'
import { launchGameQuery } from './api.ts'
import { GameMark } from './GameMark.tsx'
import { Launching } from './Launching.tsx'
import { LaunchPage } from './LaunchPage.tsx'
import { isTrial, type LaunchRequest, launchRequest } from './model/request.ts'
import { OwnWindow } from './OwnWindow.tsx'
import { useKnownGame } from './useKnownGame.ts'

interface Props {
  readonly params: URLSearchParams
  readonly labelName: string | undefined
  readonly leave: (to?: string) => void
  /** Called once the game has an address. */
  readonly onGame: () => void
}

/** Launches the game from the URL. */
export function Running({ params, labelName, leave, onGame }: Props) {
  const { t } = useTranslation('launchGame')
  const { merchant } = usePlanned().facts.site
  const language = useLanguage()
  // Computed once: data that arrives while the game is loading must not launch it again.
  const [request] = useState(() =>
    launchRequest(params, { base: siteBase(), language, title: merchant.name, labelName }),
  )
  if (request) return <Ready request={request} params={params} leave={leave} onGame={onGame} />
  return (
    <LaunchPage leave={leave}>
      <div role="alert">
        <ErrorState drawing={<GameMark off />} title={t('no_such_game')} text={t('no_such_game_text')} />
      </div>
    </LaunchPage>
  )
}

interface ReadyProps extends Omit<Props, 'labelName'> {
  readonly request: LaunchRequest
}

function Ready({ request, params, leave, onGame }: ReadyProps) {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useAppQuery(launchGameQuery(request))
  const game = data && guardUrl(data.gameUrl, { base: siteBase(), allow: 'link' })
  const isThere = game !== undefined
  const tell = useEffectEvent(onGame)
  useEffect(() => {
    if (isThere) tell()
  }, [isThere])
  useRemembered(request.kind === 'money' && isThere, params)
  const retry = () => void refetch()
  const { name } = useKnownGame()

  if (isFetching) return <LaunchPage leave={leave} launching />
  if (!game) return <Failed error={error} refused={data !== undefined} retry={retry} leave={leave} />
  if (placeOf(game, window.location) === 'window') return <OwnWindow href={game.href} leave={leave} />
  return (
    <GameFrame
      key={dataUpdatedAt}
      game={game}
      name={name}
      demo={isTrial(params)}
      waiting={<Launching />}
      leave={leave}
      retry={retry}
    />
  )
}

/** Why the launch failed: a message from the error catalogue, or that the game's address is not allowed. */
function Failed({
  error,
  refused,
  retry,
  leave,
}: {
  readonly error: unknown
  readonly refused: boolean
  readonly retry: () => void
  readonly leave: (to?: string) => void
}) {
  const { t } = useTranslation(['launchGame', 'shell'])
  const errorMessage = errorMessageOf(error, { https: window.location.protocol === 'https:' })
  const reference = error instanceof ApiError ? error.reference : ''
  const title = refused
    ? t('refused_address')
    : (errorMessage.message ?? t(`shell:${errorMessage.messageKey ?? 'could_not_load'}`))
  return (
    <LaunchPage leave={leave}>
      <div role="alert">
        <ErrorState
          drawing={<GameMark off />}
          title={title}
          text={refused ? t('refused_address_text') : undefined}
          retryLabel={t('shell:retry')}
          onRetry={retry}
          reference={reference ? t('shell:reference', { reference }) : undefined}
        />
      </div>
    </LaunchPage>
  )
}

/** Remembers a game played for money, which is offered again later (`public.ts`). */
function useRemembered(plays: boolean, params: URLSearchParams): void {
  const { merchant } = usePlanned().facts.site
  const memberId = useSession((state) => (state.status === 'member' ? state.session.id : null))
  const code = params.get('code') ?? ''
  const vendor = params.get('vendor') ?? ''
  useEffect(() => {
    if (plays && memberId) rememberPlayed(localStore, playedKey(merchant.code, memberId), { code, vendor })
  }, [plays, merchant.code, memberId, code, vendor])
}
