import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useApp } from '../../registry/AppContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { BottomCard, CARD_FADE_MS } from '../../ui/BottomCard.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Consent } from '../shared/marketing.ts'
import { answerConsent, isManaged } from './public.ts'

const Inside = styled.div`
  display: grid;
  gap: 10px;
  padding: 14px;

  > h2 { font-size: var(--type-16); font-weight: 700; line-height: var(--leading-tight); }
  > p { font-size: var(--type-14); color: var(--text-muted); overflow-wrap: anywhere; }
  > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 8px; }
`

/**
 * The question for consent: its purpose, and two equal answers. It does not block the page. Nothing is stored until the player
 * answers.
 */
export default function ConsentBar() {
  const app = useApp()
  const { t, ready } = useTranslation('tracking')
  const { merchant } = usePlanned().facts.site
  const [given, setGiven] = useState<Consent>()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (ready && isManaged(app)) heading.current?.focus({ preventScroll: true })
  }, [app, ready])
  useEffect(() => {
    if (!given) return
    const timer = setTimeout(() => answerConsent(app, merchant.code, given), CARD_FADE_MS)
    return () => clearTimeout(timer)
  }, [app, given, merchant.code])

  if (!ready) return null
  return (
    <BottomCard label={t('title')} closing={given !== undefined}>
      <Inside>
        <h2 ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        <p>{t('text', { name: merchant.name })}</p>
        <div>
          <Button variant="secondary" onClick={() => setGiven('declined')}>
            {t('decline')}
          </Button>
          <Button variant="secondary" onClick={() => setGiven('agreed')}>
            {t('agree')}
          </Button>
        </div>
      </Inside>
    </BottomCard>
  )
}
