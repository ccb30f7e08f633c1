import { useTranslation } from 'react-i18next'
import { usePlanned } from '../../registry/PlanContext.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import type { AsyncFallbackProps } from './AsyncState.tsx'
import { DarkStage, EmptyStage } from './drawings.tsx'
import { pathOf } from './navigation.ts'
import { QuietGo } from './primitives.tsx'

/** The empty and the error state. Loaded when one of them occurs. */
export default function AsyncFallback({ of, empty, action }: AsyncFallbackProps) {
  const { t } = useTranslation()
  const games = pathOf(usePlanned().plan, 'game')
  if (of.state === 'empty') {
    return (
      <EmptyState
        drawing={<EmptyStage />}
        text={empty ?? t('nothing_here')}
        action={action ?? (games && <QuietGo target={{ to: games }}>{t('games')}</QuietGo>)}
      />
    )
  }
  return (
    <ErrorState
      drawing={<DarkStage />}
      title={t('could_not_load')}
      retryLabel={t('retry')}
      onRetry={of.retry}
      reference={of.reference && t('reference', { reference: of.reference })}
    />
  )
}
