import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Cards, type Claims, Given, State, UnsureClaim } from '../club/public.ts'
import { OtherGo, Refusal } from '../money/public.ts'
import { useFormats } from '../shared/useFormats.ts'
import { useLanguage } from '../shared/useLanguage.ts'
import { useSiteLinks } from '../shared/useSiteLinks.ts'
import type { Mission } from './model/missions.ts'

/** The progress bar with its text. */
const Doing = styled.div`
  display: grid;
  gap: 6px;
`

interface Props {
  readonly missions: readonly Mission[]
  readonly claims: Claims
  readonly claim: (mission: Mission) => void
  /** Sends the same request again. */
  readonly again: (mission: Mission) => void
}

/** A card for each mission: what to do, how much of it is done, what it brings. */
export function MissionCards({ missions, claims, claim, again }: Props) {
  const { busy, refused, unsure, justNow } = claims
  const { t } = useTranslation(['club', 'shell'])
  const language = useLanguage()
  const { target } = useSiteLinks()
  const { due } = useFormats()
  const action = (mission: Mission) => {
    if (mission.state === 'claimed') return <Given justNow={justNow === mission.id} />
    if (mission.state === 'claimable' && unsure?.id === mission.id) return null
    if (mission.state === 'claimable')
      return (
        <Button
          aria-label={`${t('shell:claim')}: ${mission.title}`}
          busy={busy === mission.id}
          busyLabel={t('shell:in_please_wait')}
          onClick={() => claim(mission)}
        >
          {t('shell:claim')}
        </Button>
      )
    const way = mission.url === undefined ? undefined : target(mission.url)
    return (
      way && (
        <OtherGo target={way} label={`${t('go_do_it')}: ${mission.title}`}>
          {t('go_do_it')}
        </OtherGo>
      )
    )
  }
  return (
    <Cards>
      {missions.map((mission) => {
        const { id, title, description, done, total, reward, endsAt, state } = mission
        const number = (value: number) => formatNumber(value, language)
        const progress = t('mission_progress', { done: number(done), total: number(total) })
        return (
          <li key={id}>
            <header>
              <h3>{title}</h3>
              {description && <p>{description}</p>}
              {endsAt !== undefined && state !== 'claimed' && (
                <p>
                  {t('shell:end_time')} <time>{due(endsAt, Date.now())}</time>
                </p>
              )}
            </header>
            {total > 0 && (
              <Doing>
                <ProgressBar value={done / total} label={title} valueText={progress} />
                <p>{progress}</p>
              </Doing>
            )}
            {refused?.id === id && state === 'claimable' && <Refusal refused={refused.why} />}
            {state === 'claimable' && <UnsureClaim claims={claims} id={id} onAgain={() => again(mission)} />}
            <footer>
              {reward && (
                <State data-tone="accent">
                  <Icon of={Gift} size={18} />
                  {reward}
                </State>
              )}
              {action(mission)}
            </footer>
          </li>
        )
      })}
    </Cards>
  )
}
