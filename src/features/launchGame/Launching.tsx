import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { StateBox } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LOADING_AFTER_MS } from './model/loading.ts'

const Stage = styled.div`
  inline-size: min(280px, 100%);
`

/** A game is on its way: nothing at first, then the shape of what comes. */
export function Launching() {
  const { t } = useTranslation('shell')
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADING_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      {late && (
        <StateBox>
          <Stage aria-hidden>
            <Skeleton ratio={16 / 9} />
          </Stage>
          <p>{t('loading')}</p>
        </StateBox>
      )}
    </div>
  )
}
