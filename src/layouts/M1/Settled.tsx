import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Loadable } from '../parts.ts'
import { DarkStage, EmptyStage } from './drawings.tsx'

interface Props<T> {
  readonly of: Loadable<T>
  /** The shape of what comes. */
  readonly waiting: ReactNode
  /** One sentence for nothing; by default that there is nothing yet. */
  readonly empty?: string | undefined
  /** One thing to do where there is nothing. */
  readonly action?: ReactNode
  readonly children: (value: T) => ReactNode
}

/** What was asked for, in whichever of its four states it is. */
export function Settled<T>({ of, waiting, empty, action, children }: Props<T>) {
  const { t } = useTranslation()
  switch (of.state) {
    case 'ready':
      return children(of.value)
    case 'loading':
      return (
        <div aria-busy="true">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          {waiting}
        </div>
      )
    case 'empty':
      return <EmptyState drawing={<EmptyStage />} text={empty ?? t('nothing_here')} action={action} />
    case 'error':
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
}
