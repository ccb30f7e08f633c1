import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useParts } from '../../layouts/PartsContext.ts'
import { Launching } from './Launching.tsx'

/** The screen has no frame: it keeps off the notch and the home indicator itself. */
const Bare = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-block-size: 100dvh;
  padding: var(--safe-top) var(--safe-right) var(--safe-bottom) var(--safe-left);
`

interface Props {
  readonly leave: (to?: string) => void
  /** Nothing to read yet: the game is on its way. */
  readonly launching?: boolean
  readonly children?: ReactNode
}

/** What the game screen shows while there is no game in it: a way back, and why. */
export function LaunchPage({ leave, launching = false, children }: Props) {
  const { Page } = useParts()
  const { t } = useTranslation('shell')
  return (
    <Bare>
      <div>
        <Page title={t('play')} back={{ press: () => leave() }}>
          {launching ? <Launching /> : children}
        </Page>
      </div>
    </Bare>
  )
}
