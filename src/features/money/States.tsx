import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Loadable } from '../../layouts/parts.ts'
import { LostConnection } from '../../ui/drawings/LostConnection.tsx'
import { NothingHere } from '../../ui/drawings/NothingHere.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useContact } from '../customerService/public.ts'
import { OtherGo, Stack } from './styles.ts'

/** Skeleton of a money form: choices, an amount, a button. */
export const FormShape = () => (
  <Stack aria-busy="true">
    <Skeleton height="132px" />
    <Skeleton height="132px" />
    <Skeleton height="72px" />
    <Skeleton height="56px" />
  </Stack>
)

/** Empty state of a form: a sentence and an optional action. */
export function Nothing({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  return <EmptyState drawing={<NothingHere />} text={text} action={action} />
}

/** Says that this back office does not offer the function, with a contact. */
export function NotOffered() {
  const { t } = useTranslation(['money', 'shell'])
  const contact = useContact()
  return (
    <Nothing
      text={t('not_offered')}
      action={contact && <OtherGo target={contact}>{t('shell:contact_us')}</OtherGo>}
    />
  )
}

interface Props<Value> {
  readonly of: Loadable<Value>
  readonly shape?: ReactNode
  readonly empty: ReactNode
  /** This back office has no such call. */
  readonly notOffered?: boolean
  readonly children: (value: Value) => ReactNode
}

/** Renders a loadable value in its current state: loading, failed, empty or ready. */
export function States<Value>({ of, shape = <FormShape />, empty, notOffered, children }: Props<Value>) {
  const { t } = useTranslation('shell')
  if (notOffered && of.state === 'error') return <NotOffered />
  switch (of.state) {
    case 'loading':
      return shape
    case 'empty':
      return empty
    case 'error':
      return (
        <div role="alert">
          <ErrorState
            drawing={<LostConnection />}
            title={t('could_not_load')}
            retryLabel={t('retry')}
            onRetry={of.retry}
            reference={of.reference ? t('reference', { reference: of.reference }) : undefined}
          />
        </div>
      )
    case 'ready':
      return children(of.value)
  }
}
