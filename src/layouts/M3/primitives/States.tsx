import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Loadable } from '../../parts.ts'
import { QuietAction } from './Action.tsx'
import { Block, Inset } from './Block.tsx'
import { BrokenBall, EmptyTray } from './drawings.tsx'
import { Note } from './face.ts'

const Row = styled(Inset)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: 20px;
  padding-block: 8px 16px;

  > svg { inline-size: 88px; block-size: auto; color: var(--text-muted); }
  small { display: block; color: var(--text-muted); font-size: var(--type-12); font-variant-numeric: tabular-nums; -webkit-user-select: all; }
`

interface StatesProps<T> {
  readonly of: Loadable<T>
  /** The title of the states, where the content brings its own titles. */
  readonly title?: string | undefined
  /** Skeleton of the content, shown while loading. */
  readonly shape: ReactNode
  readonly empty: ReactNode
  readonly children: (value: T) => ReactNode
}

/** Draws each state of a query. A list without entries counts as empty. */
export function States<T>({ of, title, shape, empty, children }: StatesProps<T>) {
  if (of.state === 'loading') return <div aria-busy="true">{shape}</div>
  const none =
    of.state === 'empty' || (of.state === 'ready' && Array.isArray(of.value) && of.value.length === 0)
  if (of.state === 'ready' && !none) return children(of.value)
  const shown = of.state === 'error' ? <Trouble {...of} /> : empty
  return title === undefined ? shown : <Block title={title}>{shown}</Block>
}

function Trouble({ retry, reference }: { readonly retry: () => void; readonly reference?: string }) {
  const { t } = useTranslation('shell')
  return (
    <Row role="status">
      <BrokenBall />
      <div>
        <p>{t('could_not_load')}</p>
        <QuietAction target={{ press: retry }}>{t('retry')}</QuietAction>
        {reference && <small>{t('reference', { reference })}</small>}
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
