import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Go } from '../../ui/Go.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { PageView } from '../parts.ts'
import { title as titleFace, Way } from './primitives/face.ts'

export const Heading = styled.h1`
  ${titleFace}
  margin-inline: var(--margin);
  padding-block: 24px 20px;
  font-size: var(--type-34);
  letter-spacing: -0.02em;
  outline: none;
`

export const Back = styled(Go)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  margin-inline: var(--margin);
  padding-inline-end: 12px;
  color: var(--text-muted);
  font-size: var(--type-14);
  cursor: pointer;

  &:active { color: var(--text); }
  & + ${Heading} { padding-block-start: 8px; }
`

const Content = styled.div`
  padding-inline: var(--margin);
  padding-block-end: 40px;
  /* Properties for its content: no margin of its own, a line and space instead of panels, the reading face. */
  --inset: 0px;
  --submit: static;
  --submit-ground: none;
  --panel: none;
  --panel-edge: 0 -1px var(--line);
  --panel-radius: 0;
  --panel-space: 20px 0;
  --figures: var(--face);
  --figures-weight: 400;
  --heading-weight: 500;
`

/** The link back: a word with its arrow. */
export function BackLink({ target }: { readonly target: PageView['back'] }) {
  const { t } = useTranslation('shell')
  return (
    <Back target={target}>
      <Way>
        <Icon of={ArrowLeft} size={20} />
      </Way>
      {t('back')}
    </Back>
  )
}

/** An inner screen: the link back, its title in a large size, its content. */
export const Page = ({ title, back, children }: PageView) => (
  <>
    {back && <BackLink target={back} />}
    <Heading>{title}</Heading>
    <Content>{children}</Content>
  </>
)
