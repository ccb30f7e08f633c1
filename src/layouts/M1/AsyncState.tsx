import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Loadable } from '../parts.ts'
import { asyncFallback, LAYOUT } from './later.tsx'
import { QuietButton } from './primitives.tsx'

export interface AsyncFallbackProps {
  readonly of: Extract<Loadable<unknown>, { readonly state: 'empty' | 'error' }>
  /** The sentence of the empty state; the default says that there is nothing yet. */
  readonly empty?: string | undefined
  /** The action of the empty state; the default leads to the games. */
  readonly action?: ReactNode
}

interface Props<T> extends Omit<AsyncFallbackProps, 'of'> {
  readonly of: Loadable<T>
  /** Skeleton of the content, shown while loading. */
  readonly waiting: ReactNode
  readonly children: (value: T) => ReactNode
}

/** Renders a requested value in one of its four states. */
export function AsyncState<T>({ of, waiting, empty, action, children }: Props<T>) {
  const { t } = useTranslation()
  if (of.state === 'ready') return children(of.value)
  if (of.state !== 'loading') {
    return (
      <LazyPart
        feature={LAYOUT}
        load={asyncFallback}
        props={{ of, empty, action }}
        broken={<Plain of={of} />}
      />
    )
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {waiting}
    </div>
  )
}

const Message = styled.p`
  padding: 12px var(--margin);
  color: var(--text-muted);
  text-align: center;

  > button { margin-inline-start: 8px; }
`

/** Text only, for when the fallback itself could not be loaded. */
function Plain({ of }: Pick<AsyncFallbackProps, 'of'>) {
  const { t } = useTranslation()
  if (of.state === 'empty') return <Message>{t('nothing_here')}</Message>
  return (
    <Message>
      {t('could_not_load')}
      <QuietButton type="button" onClick={of.retry}>
        {t('retry')}
      </QuietButton>
    </Message>
  )
}
