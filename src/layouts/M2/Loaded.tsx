import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { lazy } from '../../registry/lazy.ts'
import { Button, ButtonFace } from '../../ui/Button.tsx'
import { LostConnection } from '../../ui/drawings/LostConnection.tsx'
import { Go, type Target } from '../../ui/Go.tsx'
import type { Loadable } from '../parts.ts'
import { Panel } from './primitives.ts'

const Note = styled(Panel)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: calc(var(--space) * 2) calc(var(--space) * 4);
  padding: calc(var(--space) * 3);
  font-size: var(--type-14);
  line-height: var(--leading-tight);

  > svg { inline-size: 88px; block-size: auto; color: var(--text-muted); }
  > div { flex: 1 1 12ch; display: grid; justify-items: start; gap: calc(var(--space) * 2); }
  small { color: var(--text-muted); font-size: var(--type-12); -webkit-user-select: all; overflow-wrap: anywhere; }
`

interface NoteProps {
  readonly drawing: ReactNode
  readonly text: string
  readonly children: ReactNode
}

const NoteBox = ({ drawing, text, children }: NoteProps) => (
  <Note>
    {drawing}
    <div>
      <p>{text}</p>
      {children}
    </div>
  </Note>
)

export interface EmptyNote {
  readonly text: string
  readonly action: string
  readonly target: Target
}

const nothingHere = lazy<object>(() =>
  import('../../ui/drawings/NothingHere.tsx').then((module) => ({ default: module.NothingHere })),
)
const Drawing = () => (
  <LazyPart
    feature="layout"
    load={nothingHere}
    props={NONE}
    waiting={<svg viewBox="0 0 176 132" aria-hidden />}
  />
)
const NONE = {}

/** The empty state: a small drawing, one sentence and one action, two rows high. */
export const Nothing = ({ text, action, target }: EmptyNote) => (
  <NoteBox drawing={<Drawing />} text={text}>
    <ButtonFace as={Go} target={target} data-variant="secondary" data-size="small">
      {action}
    </ButtonFace>
  </NoteBox>
)

interface Props<T> {
  readonly of: Loadable<T>
  /** Skeletons in the shape of the content. */
  readonly shape: ReactNode
  readonly empty: EmptyNote
  readonly children: (value: T) => ReactNode
}

/** Renders a requested value in its state: skeleton, empty, error with Retry, or content. */
export function Loaded<T>({ of, shape, empty, children }: Props<T>) {
  const { t } = useTranslation()
  switch (of.state) {
    case 'loading':
      return <div aria-busy>{shape}</div>
    case 'empty':
      return <Nothing {...empty} />
    case 'error':
      return (
        <NoteBox drawing={<LostConnection />} text={t('could_not_load')}>
          <Button variant="secondary" size="small" onClick={of.retry}>
            {t('retry')}
          </Button>
          {of.reference && <small>{t('reference', { reference: of.reference })}</small>}
        </NoteBox>
      )
    case 'ready':
      return children(of.value)
  }
}
