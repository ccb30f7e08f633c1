import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { StateBox } from '../../../ui/EmptyState.tsx'
import { MOVED } from '../../../ui/moveTransition.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LOADING_AFTER_MS } from './model/loading.ts'
import { wasMoved } from './model/move.ts'
import { useKnownGame } from './useKnownGame.ts'

const arrive = keyframes`
  from { opacity: 0; transform: scale(0.94); }
`
const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`

/** An enlarged copy of the card that the player tapped. */
const Poster = styled.div`
  inline-size: min(184px, 52%);
  border-radius: var(--radius-large);
  overflow: hidden;
  box-shadow: var(--elevation-raised);
  animation: ${arrive} 320ms cubic-bezier(0.2, 0.9, 0.3, 1) both;

  &[data-moved] { view-transition-name: ${MOVED}; animation: none; }
  @media (orientation: landscape) and (max-height: 480px) {
    inline-size: 108px;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

/** An indeterminate progress bar. */
const Line = styled.div`
  inline-size: 120px;
  block-size: 3px;
  margin-block-start: 12px;
  border-radius: 2px;
  background: var(--surface-3);
  overflow: hidden;

  > i { display: block; inline-size: 40%; block-size: 100%; border-radius: inherit; background: var(--brand-text); animation: ${run} 1200ms ease-in-out infinite; }
  @media (prefers-reduced-motion: reduce) {
    > i { inline-size: 100%; opacity: 0.5; animation: none; }
  }
`

/** The loading state of a game: nothing at first, or the picture that moved here from its card; then the card or a skeleton. */
export function Launching() {
  const { t } = useTranslation('shell')
  const moved = wasMoved(useLocation().state)
  const { pictures } = useKnownGame()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADING_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const shape = <Skeleton ratio={3 / 4} />
  return (
    <div role="status">
      {(late || moved) && (
        <StateBox>
          <Poster aria-hidden data-moved={moved || undefined}>
            {pictures.length > 0 ? (
              <Picture sources={pictures} alt="" ratio={3 / 4} eager fallback={shape} />
            ) : (
              shape
            )}
          </Poster>
          <Line aria-hidden hidden={!late}>
            <i />
          </Line>
          <p>{late && t('loading')}</p>
        </StateBox>
      )}
    </div>
  )
}
