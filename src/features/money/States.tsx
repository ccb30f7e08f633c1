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

/** The shape of a form of money: a few choices, an amount, a button. */
export const FormShape = () => (
  <Stack aria-busy="true">
    <Skeleton height="132px" />
    <Skeleton height="132px" />
    <Skeleton height="72px" />
    <Skeleton height="56px" />
  </Stack>
)

/** There is nothing to choose from: a sentence, what to do, and the site's people. */
export function Nothing({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  return <EmptyState drawing={<NothingHere />} text={text} action={action} />
}

/** This back office has no such thing: said, with whoever can help. */
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

/** What was asked for, in whichever state it is. */
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
