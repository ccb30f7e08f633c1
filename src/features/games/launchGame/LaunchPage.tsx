import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useParts } from '../../../layouts/PartsContext.ts'
import { Launching } from './Launching.tsx'
import { useKnownGame } from './useKnownGame.ts'

/** The screen has no frame, so it adds the safe-area padding for the notch and the home indicator itself. */
const Bare = styled.div`
  min-block-size: 100dvh;
  padding: var(--safe-top) var(--safe-right) var(--safe-bottom) var(--safe-left);
`

/** Height of the page's title and margins above and below the content, px. */
const HEAD = 200

/** Centres the content vertically. */
const Middle = styled.div`
  display: grid;
  align-content: center;
  min-block-size: calc(100dvh - ${HEAD}px - var(--safe-top) - var(--safe-bottom));
`

interface Props {
  readonly leave: (to?: string) => void
  /** Shows the loading state instead of the children. */
  readonly launching?: boolean
  readonly children?: ReactNode
}

/** What the game screen shows without a game: a back button and the reason. */
export function LaunchPage({ leave, launching = false, children }: Props) {
  const { Page } = useParts()
  const { t } = useTranslation('shell')
  const { name } = useKnownGame()
  return (
    <Bare>
      <Page title={name ?? t('play')} back={{ press: () => leave() }}>
        <Middle>{launching ? <Launching /> : children}</Middle>
      </Page>
    </Bare>
  )
}
