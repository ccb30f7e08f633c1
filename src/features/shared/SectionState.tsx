import { type ReactNode, useContext, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Loadable } from '../../layouts/parts.ts'
import { Button } from '../../ui/Button.tsx'
import { type SectionContent, SectionContentContext } from './sectionState.ts'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 4px;
  /* A layout whose first section reaches behind its header says how far. */
  padding-block-start: var(--under-header, 0px);
  padding-inline: var(--margin);
  color: var(--text-muted);
  font-size: var(--type-14);

  > small { flex-basis: 100%; font-size: var(--type-12); font-variant-numeric: tabular-nums; -webkit-user-select: all; overflow-wrap: anywhere; }
`

const CONTENT: Readonly<Record<Loadable<unknown>['state'], SectionContent>> = {
  loading: 'waiting',
  empty: 'empty',
  error: 'shown',
  ready: 'shown',
}

interface Props {
  readonly of: Loadable<unknown>
  /** The section, shown while loading and when it has content. */
  readonly children: ReactNode
}

/**
 * A section of home. An empty section is not rendered; one that failed to load is a short line with Retry. Operators
 * find the reason in `window.__SITE__.decisions`.
 */
export function SectionState({ of, children }: Props) {
  const { t } = useTranslation('shell')
  const tell = useContext(SectionContentContext)
  const content = CONTENT[of.state]
  useLayoutEffect(() => tell(content), [tell, content])

  if (of.state === 'empty') return null
  if (of.state !== 'error') return children
  return (
    <Line role="status">
      {t('could_not_load')}
      <Button variant="quiet" onClick={of.retry}>
        {t('retry')}
      </Button>
      {of.reference && <small>{t('reference', { reference: of.reference })}</small>}
    </Line>
  )
}
