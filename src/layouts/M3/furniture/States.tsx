import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Loadable } from '../../parts.ts'
import { QuietAction } from './Action.tsx'
import { Inset } from './Block.tsx'
import { EmptyTray, SnappedLine } from './drawings.tsx'
import { Note } from './face.ts'

const Row = styled(Inset)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: 20px;
  padding-block: 8px 16px;

  > svg { inline-size: 88px; block-size: auto; color: var(--text-muted); }
  small { display: block; color: var(--text-muted); font-size: var(--type-12); font-variant-numeric: tabular-nums; user-select: all; }
`

interface StatesProps<T> {
  readonly of: Loadable<T>
  /** The shape of what comes. */
  readonly shape: ReactNode
  readonly empty: ReactNode
  readonly children: (value: T) => ReactNode
}

/** Each state of what was asked for has its own drawing. */
export function States<T>({ of, shape, empty, children }: StatesProps<T>) {
  const { t } = useTranslation('shell')
  if (of.state === 'ready') return children(of.value)
  if (of.state === 'empty') return empty
  if (of.state === 'loading') return <div aria-busy="true">{shape}</div>
  return (
    <Row role="alert">
      <SnappedLine />
      <div>
        <p>{t('could_not_load')}</p>
        <QuietAction target={{ press: of.retry }}>{t('retry')}</QuietAction>
        {of.reference && <small>{t('reference', { reference: of.reference })}</small>}
      </div>
    </Row>
  )
}

interface EmptyProps {
  /** One sentence. */
  readonly text: string
  /** One thing to do. */
  readonly children?: ReactNode
}

/** Nothing to see: a small drawing, a sentence, an action. */
export const Empty = ({ text, children }: EmptyProps) => (
  <Row>
    <EmptyTray />
    <div>
      <Note>{text}</Note>
      {children}
    </div>
  </Row>
)
