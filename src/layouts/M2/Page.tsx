import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Go } from '../../ui/Go.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { pressable } from '../../ui/pressable.ts'
import type { PageView } from '../parts.ts'

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 56px;
  padding-inline: var(--margin);

  > h1 { font-family: var(--font-display); font-size: var(--type-20); font-weight: 800; letter-spacing: -0.01em; overflow-wrap: anywhere; }
`

/** A way back, 44 px square. */
export const Back = styled(Go)`
  ${pressable}
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  margin-inline-start: -8px;
  border-radius: var(--radius);

  [dir='rtl'] & > svg { transform: scaleX(-1); }
`

/** An inner screen: the way back and the title in one line, then content. */
export function Page({ title, back, children }: PageView) {
  const { t } = useTranslation()
  return (
    <>
      <Top>
        {back && (
          <Back target={back} label={t('back')}>
            <Icon of={ArrowLeft} />
          </Back>
        )}
        <h1>{title}</h1>
      </Top>
      {children}
    </>
  )
}
