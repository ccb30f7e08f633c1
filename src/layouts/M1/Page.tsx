import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Icon } from '../../ui/Icon.tsx'
import type { PageView } from '../parts.ts'
import { RoundGo } from './primitives.tsx'

const Frame = styled.div`
  container-type: inline-size;
  /* Properties for its content: its margin, the height of the raised entry above the bar, panel colours. */
  --inset: 0px;
  --bar-peak: 28px;
  --progress-colour: var(--accent-text);
  --panel-edge: inset 0 0 0 1px var(--hairline), inset 0 1px rgb(var(--brand-text-rgb) / 26%);
  padding: 8px var(--margin) 32px;

  > [data-head] { display: flex; align-items: center; gap: 12px; min-block-size: 60px; }
  h1 { min-inline-size: 0; font-family: var(--font-display); font-size: var(--type-26); font-weight: 800; overflow-wrap: anywhere; hyphens: auto; }
`

/** An inner screen: a way back, its title, its content. */
export default function Page({ title, back, children }: PageView) {
  const { t } = useTranslation()
  return (
    <Frame>
      <div data-head="">
        {back && (
          <RoundGo target={back} label={t('back')}>
            <Icon of={ChevronLeft} />
          </RoundGo>
        )}
        <h1>{title}</h1>
      </div>
      {children}
    </Frame>
  )
}
