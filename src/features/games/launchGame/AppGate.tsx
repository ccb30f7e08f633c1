import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AppContext, onePer, useApp } from '../../../registry/AppContext.ts'
import { evaluate } from '../../../registry/evaluate.ts'
import { useWholePlan } from '../../../registry/PlanContext.ts'
import { plainText } from '../../appDownloadPrompt/public.ts'
import { appLink, useDownloads } from '../../downloads/public.ts'
import { useAppQuery } from '../../shared/queries.ts'
import { AppFirstPage } from './AppFirstPage.tsx'
import { appConfigQuery } from './api.ts'
import { LaunchPage } from './LaunchPage.tsx'
import { APP_FIRST, type AppFirst, appFirst } from './model/appFirst.ts'

interface GateProps {
  readonly leave: (to?: string) => void
  /** Renders the game, which calls `onGame` once it has an address. */
  readonly children: (onGame: () => void) => ReactNode
}

/**
 * The game, or first the app if the site requires that (docs/conformance.md § 1.6, § 1.8). A visit may start with the site's stored
 * configuration: the current one applies as soon as it arrives, but only until a game runs. A running game is not interrupted.
 */
export function AppGate({ leave, children }: GateProps) {
  const { facts } = useWholePlan()
  const [decided, setDecided] = useState<boolean>()
  const asks = decided ?? evaluate(APP_FIRST, facts).on
  const game = children(() => setDecided(asks))
  return asks ? <Asking leave={leave}>{game}</Asking> : game
}

interface Props {
  readonly leave: (to?: string) => void
  readonly children: ReactNode
}

/** A player who continued in the browser is not asked again until the page is reloaded. */
const choiceOf = onePer((_: AppContext) => ({ wentOn: false }))

function Asking({ leave, children }: Props) {
  const { t } = useTranslation('launchGame')
  const choice = choiceOf(useApp())
  const [plays, setPlays] = useState(choice.wentOn)
  const answer = useAppFirst()
  if (!answer) return <LaunchPage leave={leave} launching />
  if (plays || answer.kind === 'play') return children
  const play = () => {
    choice.wentOn = true
    setPlays(true)
  }
  if (answer.kind === 'missing') {
    return <AppFirstPage title={t('app_unavailable')} text={t('app_no_link')} play={play} leave={leave} />
  }
  return (
    <AppFirstPage
      title={t('app_first')}
      text={(answer.description && plainText(answer.description)) || t('app_first_text')}
      link={answer.link}
      play={answer.required ? undefined : play}
      leave={leave}
    />
  )
}

/** The result of the rules; undefined while the configuration is loading. */
function useAppFirst(): AppFirst | undefined {
  const { site, device, session } = useWholePlan().facts
  const asked = useAppQuery({ ...appConfigQuery(), enabled: site.appDownload === undefined })
  const { links, state } = useDownloads()
  const link = appLink(links, device)
  if (!site.appDownload && asked.isPending) return undefined
  if (!link && state === 'loading') return undefined
  return appFirst({
    config: site.appDownload ?? asked.data ?? undefined,
    link,
    os: device.os,
    host: window.location.hostname,
    guest: session.state === 'guest',
  })
}
