import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useParts } from '../../../layouts/PartsContext.ts'
import { Launching } from './Launching.tsx'
import { useKnownGame } from './useKnownGame.ts'

/** The screen has no frame: it keeps off the notch and the home indicator itself. */
const Bare = styled.div`
  min-block-size: 100dvh;
  padding: var(--safe-top) var(--safe-right) var(--safe-bottom) var(--safe-left);
`

/** What stands above and below it on a page, px: its title and its margins. */
const HEAD = 200

/** In the middle, where the eye looks first. */
const Middle = styled.div`
  display: grid;
  align-content: center;
  min-block-size: calc(100dvh - ${HEAD}px - var(--safe-top) - var(--safe-bottom));
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
  const { name } = useKnownGame()
  return (
    <Bare>
      <Page title={name ?? t('play')} back={{ press: () => leave() }}>
        <Middle>{launching ? <Launching /> : children}</Middle>
      </Page>
    </Bare>
  )
}
